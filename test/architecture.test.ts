import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import manifest from '../package.json'
import { unknownMembers, unknownNames, unknownPaths } from './architecture/comments'
import { findUnknownOmissions } from './architecture/omitted'
import {
  cycles,
  findForbiddenLibraries,
  findWrongImports,
  forbiddenWords,
  repeatedNames,
  tooLong,
  wideComments,
} from './architecture/rules'
import { importsOf, type Source } from './architecture/sources'
import { findForeignClasses } from './architecture/styles'

function read(files: Record<string, string>): Source[] {
  return Object.entries(files).map(([path, text]) => ({ path: path.replace(/^\//, ''), text }))
}

const sources = read(
  import.meta.glob<string>('/src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
)
const tests = read(
  import.meta.glob<string>('/test/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
)
const imports = importsOf(sources)
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => join('src', name))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

describe('the sources', () => {
  test('are read with their imports', () => {
    expect(sources.map(({ path }) => path)).toContain('src/contract/zod.ts')
    expect(imports).toContainEqual({ from: 'src/contract/zod.ts', to: 'zod', isPackage: true })
    expect(imports).toContainEqual({
      from: 'src/config/config.ts',
      to: 'src/contract/shape.ts',
      isPackage: false,
    })
  })
  test('imports go to a lower layer or stay in their folder', () =>
    expect(findWrongImports(imports)).toEqual([]))
  test('each library comes in by its one door', () => expect(findForbiddenLibraries(imports)).toEqual([]))
  test('each dependency is for the page, whose style has the font', () => {
    const ofPage = imports.filter(
      ({ from, isPackage }) => isPackage && !/^src\/(sandbox|scripts)\//.test(from),
    )
    const imported = new Set(ofPage.map(({ to }) => to))
    const others = Object.keys(manifest.dependencies).filter((name) => !imported.has(name))
    expect(others).toEqual(['@fontsource-variable/inter'])
  })
  test('no files import each other in a circle', () => expect(cycles(imports)).toEqual([]))
  test('no file is longer than 250 lines', () =>
    expect(tooLong([...sources, ...tests, ...sheets])).toEqual([]))
  test('no line of a comment is wider than 120 characters', () =>
    expect(wideComments([...sources, ...tests, ...sheets])).toEqual([]))
  test('no name is exported twice', () => expect(repeatedNames(sources)).toEqual([]))
  test('no source or test escapes the type checker or hides where things are', () => {
    // The rules and their tests quote what they forbid.
    const others = tests.filter(({ path }) => !path.startsWith('test/architecture'))
    expect(forbiddenWords([...sources, ...others])).toEqual([])
  })
  test('each name in a comment is one that the code has', () =>
    expect(unknownNames(sources, imports)).toEqual([]))
  test('each plain word that the comment of an interface quotes is one of its own', () =>
    expect(unknownMembers(sources)).toEqual([]))
  test('each field that a type leaves out is one of the other type', () =>
    expect(findUnknownOmissions(sources)).toEqual([]))
  test('each path of a file in a comment is a path of a file', () =>
    expect(unknownPaths(sources, [...sources, ...tests])).toEqual([]))
  test('each styled class is styled in its own folder or in a lower layer', () => {
    expect(sheets.map(({ path }) => path)).toContain('src/ui/look/base.css')
    expect(findForeignClasses(sources, sheets)).toEqual([])
  })
})

describe('the rules', () => {
  const importsIn = (files: Record<string, string>) => importsOf(read(files))
  const target = {
    'src/map/camera.ts': '',
    'src/auth/session.ts': '',
    'src/sandbox/sandbox.ts': '',
    'src/catalog/build/build.ts': '',
    'src/map/streets/online-style.ts': '',
  }

  test.each([
    ['up', 'src/map/extent.ts', `import { App } from '../auth/session'`],
    ['sideways', 'src/auth/grant.ts', `import type { Camera } from '../map/camera'`],
    ['lazily sideways', 'src/url/param.ts', `const map = import('../map/camera')`],
    ['by a worker', 'src/api/fetch.ts', `new Worker(new URL('../map/camera.ts', import.meta.url))`],
    ['to the sandbox', 'src/app/App.tsx', `import { startSandbox } from '../sandbox/sandbox'`],
    ['from the sandbox to the app', 'src/sandbox/seed.ts', `import { camera } from '../map/camera'`],
    ['from a folder without a layer', 'src/common/all.ts', `import '../map/camera'`],
    ['up inside the catalog', 'src/catalog/load/part.ts', `import { build } from '../build/build'`],
    [
      'sideways inside the map',
      'src/map/overlay/names.ts',
      `import { style } from '../streets/online-style'`,
    ],
    ['from a subfolder without a layer', 'src/map/tiles/tile.ts', `import '../camera'`],
    ["up from the catalog's types", 'src/catalog/catalog-api.ts', `import { build } from './build/build'`],
  ])('find an import that goes %s', (_, path, text) => {
    expect(findWrongImports(importsIn({ ...target, [path]: text }))).toHaveLength(1)
  })

  test('let an import go down, also over several lines', () => {
    const text = `import {\n  type Camera,\n  round,\n} from '../map/camera'`
    expect(importsIn({ ...target, 'src/app/App.tsx': text })).toHaveLength(1)
    expect(findWrongImports(importsIn({ ...target, 'src/app/App.tsx': text }))).toEqual([])
  })

  test.each([
    ['src/stations/Layers.tsx', `import type { LayerSpecification } from 'maplibre-gl'`],
    ['src/api/answer.ts', `import { z } from 'zod/mini'`],
    ['src/catalog/catalog-api.ts', `import { useMemo } from 'react'`],
    ['src/i18n/text.ts', `import { useQuery } from "@tanstack/react-query"`],
    ['src/app/App.tsx', `import { UserManager } from 'oidc-client-ts'`],
    ['src/app/App.tsx', `const hono = await import('hono')`],
    ['src/model/station.ts', `import 'node:fs'`],
  ])('find in %s the wrong door: %s', (path, text) => {
    expect(findForbiddenLibraries(importsIn({ [path]: text }))).toHaveLength(1)
  })

  test('find a circle of three, types too', () => {
    const files = {
      'src/api/a.ts': `import { b } from './b'`,
      'src/api/b.ts': `import type { C } from './c'`,
      'src/api/c.ts': `export const a = () => import('./a')`,
      'src/api/d.ts': `import { a } from './a'\nimport { c } from './c'`,
    }
    expect(cycles(importsIn(files))).toEqual(['src/api/a.ts > src/api/b.ts > src/api/c.ts > src/api/a.ts'])
  })

  test.each(['/** ', ' * ', '  // '])('find a line of a comment that is too wide, after "%s"', (start) => {
    const lines = (width: number) => [{ path: 'src/a.ts', text: `${start.padEnd(width, 'x')}\nconst a = 1` }]
    expect(wideComments(lines(120))).toEqual([])
    expect(wideComments(lines(121))).toHaveLength(1)
  })

  test('find a name that two files export, but in one program only', () => {
    const inFiles = (...paths: string[]) =>
      paths.map((path) => ({ path, text: `const a = 1\nexport async function read() {}` }))
    expect(repeatedNames(inFiles('src/api/a.ts', 'src/map/b.ts'))).toEqual([
      'read: src/api/a.ts, src/map/b.ts',
    ])
    expect(repeatedNames(inFiles('src/api/a.ts', 'src/sandbox/b.ts', 'src/scripts/c.ts'))).toEqual([])
  })

  test('find the line too many', () => {
    const lines = (count: number) => [{ path: 'src/long.ts', text: 'x\n'.repeat(count) }]
    expect(tooLong(lines(250))).toEqual([])
    expect(tooLong(lines(251))).toEqual(['src/long.ts has 251 lines'])
  })

  test.each([
    'const row = input as any',
    'function parse(input: any) {}',
    'const rows: Array<any> = []',
    'type Row = Record<string, any>',
    '// @ts-expect-error for now',
    '// biome-ignore lint: because',
    'export default function App() {}',
    'export { App as default }',
    `export * from './station'`,
    'const point = { ...{ x, y }, z }',
    `export { Station } from './station'`,
  ])('find in a source: %s', (text) => {
    expect(forbiddenWords([{ path: 'src/a.ts', text }])).toHaveLength(1)
  })

  test.each([
    ['a field that was renamed', '/** When; absent: `at`. */\nexport const measuredAt = 1'],
    ['a type that is gone', '// As `OldStation` says.\nexport const a = 1'],
    ['a member that is gone', '/** Like `station.colour`. */\nexport const station = { name: 1 }'],
  ])('find in a comment %s', (_, text) => {
    const others = { 'src/other.ts': 'export const at = 1' }
    expect(unknownNames(read({ ...others, 'src/a.ts': text }), [])).toHaveLength(1)
  })

  test('find a member that an interface no longer has, although the file has the word', () => {
    const api = '/** `at`, `get` and `Date`. */\nexport interface Api {\n  at(): 1\n}\nnew Map().get(1)'
    expect(unknownMembers(read({ 'src/a.ts': api }))).toEqual(['src/a.ts: get'])
  })

  test.each([
    ['of another file', `type Own = Omit<Row<unknown>, 'known' | 'name'>`],
    ['of its props', `function List(props: Omit<ComponentProps<typeof Table>, 'known'>) {}`],
    ['of its own file', `interface Row { at: number }\ntype Own = Omit<Row, 'name'>`],
  ])('find a field to leave out that a type %s does not have', (_, text) => {
    const row = 'export interface Row<Value> {\n  name: Value\n  read?(): void\n}'
    const table = 'export function Table({ unknown: rows }: Props) {}'
    const others = { 'src/row.ts': row, 'src/Table.tsx': table }
    expect(findUnknownOmissions(read({ ...others, 'src/a.ts': text }))).toHaveLength(1)
    const own = `type Own = Omit<Row<string>, 'name' | 'read'>`
    const ofLibrary = `import type { Row } from 'rows'\ntype Own = Omit<Row, 'known'>`
    expect(findUnknownOmissions(read({ ...others, 'src/a.ts': own, 'src/b.ts': ofLibrary }))).toEqual([])
  })

  test('find a path of a comment that no file has', () => {
    const files = { 'src/app/a.ts': '// `app/a.ts` and `app/b/a.ts`' }
    expect(unknownPaths(read(files), read(files))).toEqual(['src/app/a.ts: app/b/a.ts'])
  })

  test('know the names of a comment that a file or its import has', () => {
    const files = {
      'src/a.ts': `// \`at\`, \`t(at)\`\nimport { t } from './b'`,
      'src/b.ts': 'export const t = { at: 1 }',
    }
    expect(unknownNames(read(files), importsOf(read(files)))).toEqual([])
  })

  const styles = read({
    'src/app/page.css':
      '.column { top: 0 }\n@media (min-width: 1px) { .map > .legend[data-open] { top: 0 } }',
    'src/team/work.css': '/* .key of a table */\n.cell:not(.wide),\n.cell-top { top: 0 }',
    'src/ui/key.css': '.key { top: 0.5px }',
  })
  const foreignClasses = (path: string, attribute: string) =>
    findForeignClasses(read({ [path]: `<p ${attribute} />` }), styles)

  test.each([
    ['of another feature', 'src/history/Week.tsx', 'className="key cell"'],
    ['of an upper folder', 'src/ui/Key.tsx', 'className="column"'],
    ['within a condition', 'src/stations/Legend.tsx', 'className="legend"'],
    ['within :not()', 'src/data-page/Facts.tsx', "className={open ? 'wide' : 'key'}"],
    ['in a template', 'src/history/Week.tsx', `className={\`cell-top cell-\${name}\`}`],
  ])('find a class %s', (_, path, attribute) => {
    expect(foreignClasses(path, attribute)).toHaveLength(1)
  })

  test.each([
    ['of its own folder', 'src/team/Work.tsx', 'className="cell wide"'],
    ['of a lower layer', 'src/team/Work.tsx', "className={open ? 'key' : undefined}"],
    ['that no style sheet has', 'src/history/Week.tsx', 'className="week"'],
    ['that only begins alike', 'src/history/Week.tsx', `className={\`key cell-\${name}\`}`],
    ['that is a compared value', 'src/history/Week.tsx', "className={at === 'cell' ? 'key' : ''}"],
  ])('let a component use a class %s', (_, path, attribute) => {
    expect(foreignClasses(path, attribute)).toEqual([])
  })

  test('leave the word "any" to sentences', () => {
    const text = `// Shown: any, of them.\n/** @returns null | any */\nexport const anyone = 'as any other'`
    expect(forbiddenWords([{ path: 'src/a.ts', text }])).toEqual([])
  })
})
