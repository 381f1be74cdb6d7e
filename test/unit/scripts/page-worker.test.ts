import { expect, test } from 'vitest'
import { preloadInWorkersPlugin, withGlobalEvents } from '../../../src/scripts/build/page-worker'
import { buildModules, codeOf } from './virtual-build'

const modules = { entry: "import('later.js')", 'later.js': 'console.log("later")' }

test("the installed Vite's helper for dynamic imports reports a missing script without a window", async () => {
  const code = codeOf(await buildModules(modules, [preloadInWorkersPlugin()]))
  expect(code).toContain('globalThis.dispatchEvent')
  expect(code).not.toContain('window.dispatchEvent')
})

test('a helper that reports in another way is refused', () => {
  expect(() => withGlobalEvents('document.dispatchEvent(event)')).toThrow('does not contain "window.dispatch')
})
