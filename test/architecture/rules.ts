import type { Import, Source } from './sources'

/** Imports go to a lower layer or stay in their folder; folders of one layer do not import each other. */
const layers = [
  ['boot'],
  ['main'],
  ['embed', 'wall'],
  ['app'],
  ['stations', 'history', 'data-page', 'team'],
  ['queries'],
  ['catalog'],
  ['api', 'auth', 'map', 'pwa', 'url', 'ui'],
  ['model', 'i18n'],
  ['config'],
  ['clock', 'contract', 'startup'],
  ['database', 'pause', 'retry', 'store'],
  ['durations'],
]

/**
 * Layers inside a folder, as above: subfolders, and single files by name. `''`: the other files of the folder, which
 * may import each other.
 */
const innerLayers: Record<string, readonly (readonly string[])[]> = {
  app: [
    [''],
    ['start'],
    ['list', 'panels'],
    ['work'],
    ['map', 'notices', 'search', 'views'],
    ['account', 'location', 'settings'],
    ['lazy', 'page'],
    ['link'],
  ],
  auth: [['SessionContext', 'lazy-session'], ['session'], ['tokens', 'provider'], ['redirect'], ['']],
  catalog: [['open-catalog'], ['worker'], ['query'], ['build'], ['load'], [''], ['failures']],
  history: [['station'], ['compare'], ['week', 'uptime', 'unchanged', 'export'], ['batch', 'chart'], ['']],
  map: [['picture', 'maplibre'], ['overlay', 'streets', 'controls'], ['basemap'], ['']],
  stations: [
    ['panel', 'export', 'table'],
    ['print', 'list'],
    ['filters', 'alternatives', 'nearby', 'report', 'colours'],
    ['qr', 'directions', 'my-car', 'map', 'favourites', 'free-alert', 'share'],
    [''],
    ['words'],
  ],
  team: [[''], ['attention', 'quality', 'revealed'], ['rejected'], ['rows'], ['queries', 'work-props']],
  ui: [
    [''],
    ['closed', 'content', 'controls', 'dialog', 'export', 'sheet'],
    ['browser', 'icons', 'look', 'stored', 'i18n'],
  ],
}

/** Node-only folders and what they may import. The app imports none of them. */
const nodeFolders: Record<string, readonly string[]> = {
  sandbox: ['contract', 'model', 'config', 'durations'],
  // The doctor reads a service and a provider as the page does.
  scripts: ['sandbox', 'contract', 'config', 'model', 'api', 'auth', 'durations'],
}

/** Folders or files that may import a library. */
const allowedImporters: Record<string, readonly string[]> = {
  'maplibre-gl': ['src/map/'],
  'oidc-client-ts': ['src/auth/'],
  jose: ['src/auth/', 'src/sandbox/'],
  hono: ['src/sandbox/'],
  '@hono/node-server': ['src/sandbox/'],
  'oidc-provider': ['src/sandbox/'],
  re2js: ['src/sandbox/mobility/pattern.ts'],
  zod: ['src/contract/zod.ts'],
  pmtiles: ['src/map/streets/'],
  minisearch: ['src/catalog/query/search/text-index.ts'],
  'idb-keyval': ['src/database.ts'],
  uplot: ['src/history/chart/'],
  virtua: ['src/stations/list/VirtualItems.tsx'],
  uqr: ['src/stations/qr/'],
  'intl-messageformat': ['src/i18n/'],
  // Queries are of features and of the page. `ui/` shows what it is given.
  '@tanstack/react-query': [
    ...['src/queries/', 'src/app/', 'src/embed/', 'src/main.tsx'],
    ...['src/stations/', 'src/history/', 'src/data-page/', 'src/team/'],
  ],
  // Icons are of components; the map's symbols are drawn by the page itself.
  'lucide-react': [
    ...['src/app/', 'src/embed/', 'src/stations/', 'src/history/', 'src/team/', 'src/ui/'],
    'src/map/controls/',
  ],
  'workbox-precaching': ['src/pwa/sw.ts'],
  'workbox-routing': ['src/pwa/sw.ts'],
}
const withoutReact = ['catalog', 'api', 'model', 'contract', 'i18n', 'sandbox', 'scripts']
const isReact = (name: string) => /^(react|react-dom|@tanstack\/.*|lucide-react)$/.test(name)

const longestFile = 250

/** `auth` for `src/auth/session/session.ts`, `main` for `src/main.tsx`. */
export const folderOf = (path: string) => path.replace(/^src\//, '').replace(/[/.].*$/, '')
export const findLayer = (folder: string, order: readonly (readonly string[])[] = layers) =>
  order.findIndex((layer) => layer.includes(folder))

function mayImport(from: string, to: string): boolean {
  if (from === to) return true
  const known = nodeFolders[from]
  if (known) return known.includes(to)
  return findLayer(to) > findLayer(from) && findLayer(from) >= 0
}

/** Layer of a file inside its folder: the subfolder, or the name of the file if that is a layer. */
function innerFolderOf(path: string, order: readonly (readonly string[])[]): string {
  const [, , inner = '', below] = path.replace(/\.tsx?$/, '').split('/')
  return below !== undefined || findLayer(inner, order) >= 0 ? inner : ''
}

function mayImportInside(from: string, to: string): boolean {
  const order = innerLayers[folderOf(from)]
  if (!order || folderOf(from) !== folderOf(to)) return true
  const [upper, lower] = [innerFolderOf(from, order), innerFolderOf(to, order)]
  return (
    upper === lower || (findLayer(lower, order) > findLayer(upper, order) && findLayer(upper, order) >= 0)
  )
}

/** Imports that go up, sideways, or to a folder without a layer; also between layers inside a folder. */
export function findWrongImports(imports: readonly Import[]): string[] {
  return imports
    .filter(({ isPackage }) => !isPackage)
    .filter(({ from, to }) => !mayImport(folderOf(from), folderOf(to)) || !mayImportInside(from, to))
    .map(({ from, to }) => `${from} must not import ${to}`)
}

/** Imports of a library where it is not allowed. */
export function findForbiddenLibraries(imports: readonly Import[]): string[] {
  const isWrong = ({ from, to }: Import) =>
    (allowedImporters[to] && !allowedImporters[to].some((folder) => from.startsWith(folder))) ||
    (isReact(to) && withoutReact.includes(folderOf(from))) ||
    (to.startsWith('node:') && !(folderOf(from) in nodeFolders))
  return imports
    .filter((entry) => entry.isPackage && isWrong(entry))
    .map(({ from, to }) => `${from} must not import ${to}`)
}

/** Each cycle once, as a path. Imports of types count too. */
export function cycles(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>()
  for (const { from, to, isPackage } of imports)
    if (!isPackage) next.set(from, [...(next.get(from) ?? []), to])
  const done = new Set<string>()
  const found: string[] = []
  const walk = (path: string, way: readonly string[]): void => {
    const start = way.indexOf(path)
    if (start >= 0) found.push([...way.slice(start), path].join(' > '))
    if (start >= 0 || done.has(path)) return
    for (const to of next.get(path) ?? []) walk(to, [...way, path])
    done.add(path)
  }
  for (const path of next.keys()) walk(path, [])
  return found
}

export function tooLong(sources: readonly Source[]): string[] {
  return sources
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > longestFile)
    .map(({ path, lines }) => `${path} has ${lines} lines`)
}

const widestComment = 120

/** Lines of comments that are too wide to read; the formatter leaves comments as they are. */
export function wideComments(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => line.length > widestComment && /^\s*(?:\/\/|\/?\*)/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
}

const programs = ['src/sandbox/', 'src/scripts/']

const exportedName =
  /^export (?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm

/** Names that two files export. The sandbox and the scripts are programs of their own. */
export function repeatedNames(sources: readonly Source[]): string[] {
  const paths = new Map<string, string[]>()
  for (const { path, text } of sources) {
    const program = programs.find((folder) => path.startsWith(folder)) ?? ''
    for (const [, name = ''] of text.matchAll(exportedName)) {
      const key = `${program}${name}`
      paths.set(key, [...(paths.get(key) ?? []), path])
    }
  }
  return [...paths]
    .filter(([, found]) => found.length > 1)
    .map(([name, found]) => `${name}: ${found.join(', ')}`)
}

const forbidden: Record<string, RegExp> = {
  'the type any': /(?:\bas|[:<,|&=])\s*any\b(?=\s*(?:[>[\])},;=|&]|$))/m,
  'a silenced check': /@ts-(?:ignore|expect-error|nocheck)|biome-ignore/,
  'a default export': /^export (?:default\b|\{[^}]*\bas default\b)/m,
  'a spread of a literal': /\.\.\.\{/,
  'a barrel': /^export (?:type )?(?:\*|\{[^}]*\}) from /m,
}

const withoutSentences = (text: string) =>
  text.replace(/\/\*\*[\s\S]*?\*\//g, '').replace(/\/\/ [^@b].*$/gm, '')

/** Test runners want a default export; a harness passes on what its tests need. */
const exempt: Record<string, RegExp> = {
  'a default export': /^test\/.*(?:config|reporter)\.ts$/,
  'a barrel': /^test\/browser\/harness\//,
}

/** What no file may say, its comments' sentences aside. */
export function forbiddenWords(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    Object.entries(forbidden)
      .filter(([what]) => !exempt[what]?.test(path))
      .filter(([, pattern]) => pattern.test(withoutSentences(text)))
      .map(([what]) => `${path} holds ${what}`),
  )
}
