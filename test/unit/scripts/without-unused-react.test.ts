import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { removeUnused } from '../../../src/scripts/build/remove-unused'
import { trimmedFiles, unusedTags, withoutUnused } from '../../../src/scripts/build/without-unused-react'

const read = (file: string) => readFileSync(`node_modules/${file}`, 'utf8')

test.each(trimmedFiles)('%s is cut and still parses', (file) => {
  const whole = read(file)
  const cut = withoutUnused(whole, file)
  expect(whole.length - cut.length).toBeGreaterThan(1_000)
  expect(() => new Function('exports', 'require', cut)).not.toThrow()
})

test('the numbers of unused elements are those of the installed React', () => {
  const development = read('react-dom/cjs/react-dom-client.development.js')
  const [source = ''] = /function getComponentNameFromFiber\([\s\S]*?\n {4}\}\n/.exec(development) ?? []
  const nameOf = new Function(
    'getComponentNameFromType',
    'fiber',
    `${source} return getComponentNameFromFiber(fiber)`,
  )
  const named = Object.values(unusedTags).map((tag) =>
    nameOf((type: string) => `lazy ${type}`, { tag, return: null, type: tag === 9 ? { _context: {} } : 'x' }),
  )
  // React has no name for the elements that are null, and that of a host's element is its type.
  expect(Object.fromEntries(Object.keys(unusedTags).map((name, index) => [name, named[index]]))).toEqual({
    ContextConsumer: 'Context.Consumer',
    Profiler: 'Profiler',
    SuspenseComponent: 'Suspense',
    LazyComponent: 'lazy x',
    DehydratedFragment: 'DehydratedFragment',
    SuspenseList: 'SuspenseList',
    ScopeComponent: 'Scope',
    OffscreenComponent: null,
    LegacyHiddenComponent: null,
    CacheComponent: 'Cache',
    HostHoistable: 'x',
    HostSingleton: 'x',
    ViewTransition: 'ViewTransition',
    Activity: 'Activity',
  })
})

test('calls of React DOM by the page stay', () => {
  const file = 'react-dom/cjs/react-dom.production.js'
  const exports: Record<string, unknown> = {}
  new Function('exports', 'require', withoutUnused(read(file), file))(exports, createRequire(import.meta.url))
  expect(exports).toMatchObject({ flushSync: expect.any(Function), createPortal: expect.any(Function) })
  expect(exports).not.toHaveProperty('preload')
})

test('imports of React by the page and its libraries stay', () => {
  const file = 'react/cjs/react.production.js'
  const whole: Record<string, unknown> = {}
  const cut: Record<string, unknown> = {}
  new Function('exports', read(file))(whole)
  new Function('exports', withoutUnused(read(file), file))(cut)
  const folders = ['src', ...librariesWithReact()]
  const imported = folders.flatMap(importedFromReact)
  expect(imported).toEqual(
    expect.arrayContaining(['useSyncExternalStore', 'useEffectEvent', 'forwardRef', 'memo']),
  )
  expect(imported.filter((name) => name in whole && !(name in cut))).toEqual([])
})

/** Folders of the dependencies that name React as their peer. */
function librariesWithReact(): string[] {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const folders = Object.keys(dependencies).map((name) => `node_modules/${name}`)
  return folders.filter((folder) => {
    const { name, peerDependencies } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
    return name !== 'react-dom' && peerDependencies?.react !== undefined
  })
}

/** Names of the values that scripts of a folder import from React. */
function importedFromReact(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const code = files
    .filter((name) => /\.(tsx?|m?js)$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  const clauses = code.flatMap((text) => [
    ...text.matchAll(/^import (?!type)[^;'"]*?\{([^}]*)\} from ['"]react['"]/gm),
  ])
  const used = code.flatMap((text) => [...text.matchAll(/\bReact\.(\w+)/g)].map(([, name]) => name ?? ''))
  const names = clauses.flatMap(([, list]) => (list ?? '').split(','))
  return [
    ...names.filter((name) => !/^\s*type /.test(name)).map((name) => name.trim().split(' ')[0] ?? ''),
    ...used,
  ].filter(Boolean)
}

test('throws if there is nothing to leave out', () => {
  expect(() => removeUnused('exports.a = 1', { assigned: ['exports.b'] })).toThrow('assigned exports.b')
})

const evaluate = (code: string, tag: number) => new Function('node', `${code}\nreturn run(node)`)({ tag })

test('a function without a body returns nothing, and one that is never called throws', () => {
  const code =
    'function idle() { return 1 } function gone() { return 2 } function run(n) { return n.tag ? gone() : idle() }'
  const cut = removeUnused(code, { idle: ['idle'], uncalled: ['gone'] })
  expect(evaluate(cut, 0)).toBeUndefined()
  expect(() => evaluate(cut, 1)).toThrow('Left out of this build')
})

test('an unused tag is removed from comparisons and cases, except fall-through cases', () => {
  const code = `'use strict'; function run({ tag }) {
    if (5 === tag && 26 !== tag) return 'five'
    switch (tag) {
      case 1: var seen = 'one'
      case 26: seen = seen + ' goes on'; break
      case 30: var later = () => { var inner }; return 'gone'
      case 31:
      case 2: later = 'two'; return later
      default: return 26 === tag ? 'never' : 'other'
    }
    return seen
  }`
  const cut = removeUnused(code, { tags: [26, 30, 31] })
  expect([5, 1, 2, 7].map((tag) => evaluate(cut, tag))).toEqual(['five', 'one goes on', 'two', 'other'])
  expect(cut).not.toMatch(/\b26\b|31:|inner|'gone'/)
})

test('members, entries and constants are removed', () => {
  const code = `var flag = false, a = {}, b = {}
  a.x = b.x = function () { return 1 }
  a.y = 2
  const table = { kept: 1, cut: 2 }
  function run() { flag = true; return [flag, a.x, a.y, b.x(), table.cut, table.kept] }`
  const cut = removeUnused(code, { assigned: ['a'], entries: ['cut'], constant: ['flag'] })
  expect(evaluate(cut, 0)).toEqual([false, undefined, undefined, 1, undefined, 1])
})
