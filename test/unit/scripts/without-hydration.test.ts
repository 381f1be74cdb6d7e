import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { withoutParts, withoutUnused } from '../../../src/scripts/build/without-hydration'

const { resolve } = createRequire(import.meta.url)
const read = (name: string) => readFileSync(resolve('react-dom').replace('index.js', `cjs/${name}`), 'utf8')

test.each(['react-dom.production.js', 'react-dom-client.production.js'])(
  '%s is cut and still parses',
  (name) => {
    const whole = read(name)
    const cut = withoutUnused(name, whole)
    expect(whole.length - cut.length).toBeGreaterThan(1_500)
    expect(() => new Function('exports', 'require', cut)).not.toThrow()
  },
)

test('what the page calls of React DOM is left', () => {
  const cut = withoutUnused('react-dom.production.js', read('react-dom.production.js'))
  const exports: Record<string, unknown> = {}
  new Function('exports', 'require', cut)(exports, createRequire(import.meta.url))
  expect(exports).toMatchObject({ flushSync: expect.any(Function), createPortal: expect.any(Function) })
  expect(exports).not.toHaveProperty('preload')
})

test('says when there is nothing to leave out', () => {
  expect(() => withoutParts('exports.a = 1', [/exports\.b/])).toThrow('react-dom has no')
})
