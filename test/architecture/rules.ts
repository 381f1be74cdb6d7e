import type { Import, Source } from './sources'

/** Imports go down a floor or stay in their own folder; neighbours on a floor do not know each other. */
const layers = [
  ['boot'],
  ['main'],
  ['embed'],
  ['app'],
  ['stations', 'history', 'quality', 'team'],
  ['catalog'],
  ['api', 'auth', 'map', 'pwa', 'url', 'ui'],
  ['model', 'i18n'],
  ['config'],
  ['clock', 'contract'],
]

/**
 * Floors inside a folder, from top to bottom: subfolders, and single files by their name. `''` are the other files of
 * the folder itself, which hold the types that all of its floors share.
 */
const innerLayers: Record<string, readonly string[]> = {
  catalog: ['open-catalog', 'worker', 'query', 'build', 'load', ''],
}

/** What runs in Node stands beside the house: nothing in the app knows it, and it knows only this. */
const nodeFolders: Record<string, readonly string[]> = {
  sandbox: ['contract', 'model', 'config'],
  // The doctor reads a service and a provider as the page does.
  scripts: ['sandbox', 'contract', 'config', 'model', 'api', 'auth'],
}

/** The only places that may name a library: a folder, a single file, or everywhere but some folders. */
const allowedImporters: Record<string, readonly string[]> = {
  'maplibre-gl': ['src/map/'],
  'oidc-client-ts': ['src/auth/'],
  jose: ['src/auth/', 'src/sandbox/'],
  hono: ['src/sandbox/'],
  '@hono/node-server': ['src/sandbox/'],
  'oidc-provider': ['src/sandbox/'],
  re2js: ['src/sandbox/mobility/pattern.ts'],
  zod: ['src/contract/zod.ts'],
  pmtiles: ['src/map/archive/'],
  minisearch: ['src/catalog/query/text-index.ts'],
  'idb-keyval': ['src/auth/verifier-seal.ts', 'src/catalog/load/cached-data.ts'],
  uplot: ['src/history/'],
  uqr: ['src/stations/qr/'],
  'intl-messageformat': ['src/i18n/'],
  'workbox-precaching': ['src/pwa/sw.ts'],
  'workbox-routing': ['src/pwa/sw.ts'],
}
const withoutReact = ['catalog', 'api', 'model', 'contract', 'i18n', 'sandbox', 'scripts']
const isReact = (name: string) => /^(react|react-dom|@tanstack\/.*|lucide-react)$/.test(name)

const longestFile = 250

/** `auth` for `src/auth/session.ts`, `main` for `src/main.tsx`. */
const placeOf = (path: string) => path.replace(/^src\//, '').replace(/[/.].*$/, '')
const floorOf = (place: string) => layers.findIndex((floor) => floor.includes(place))

function mayKnow(from: string, to: string): boolean {
  if (from === to) return true
  const known = nodeFolders[from]
  if (known) return known.includes(to)
  return floorOf(to) > floorOf(from) && floorOf(from) >= 0
}

/** Floor of a file inside its folder: the subfolder, or the file's own name where that is a floor. */
function innerFloorOf(path: string, floors: readonly string[]): number {
  const [, , inner = ''] = path.replace(/\.tsx?$/, '').split('/')
  return floors.includes(inner) ? floors.indexOf(inner) : floors.indexOf('')
}

function mayKnowInside(from: string, to: string): boolean {
  const floors = innerLayers[placeOf(from)]
  if (!floors || placeOf(from) !== placeOf(to)) return true
  return innerFloorOf(to, floors) >= innerFloorOf(from, floors)
}

/** Imports that go up, sideways, or to a place that has no floor; also from floor to floor inside a folder. */
export function wrongFloors(imports: readonly Import[]): string[] {
  return imports
    .filter(({ isPackage }) => !isPackage)
    .filter(({ from, to }) => !mayKnow(placeOf(from), placeOf(to)) || !mayKnowInside(from, to))
    .map(({ from, to }) => `${from} must not know ${to}`)
}

/** Libraries that come in by another way than their door. */
export function wrongDoors(imports: readonly Import[]): string[] {
  const isWrong = ({ from, to }: Import) =>
    (allowedImporters[to] && !allowedImporters[to].some((door) => from.startsWith(door))) ||
    (isReact(to) && withoutReact.includes(placeOf(from))) ||
    (to.startsWith('node:') && !(placeOf(from) in nodeFolders))
  return imports
    .filter((entry) => entry.isPackage && isWrong(entry))
    .map(({ from, to }) => `${from} must not import ${to}`)
}

/** Each cycle once, as the way round. Types count: they tie files together as much as values do. */
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

const forbidden: Record<string, RegExp> = {
  'the type any': /(?:\bas|[:<,|&=])\s*any\b(?=\s*(?:[>[\])},;=|&]|$))/m,
  'a silenced check': /@ts-(?:ignore|expect-error|nocheck)|biome-ignore/,
  'a default export': /^export (?:default\b|\{[^}]*\bas default\b)/m,
  'a barrel': /^export (?:type )?(?:\*|\{[^}]*\}) from /m,
}

const withoutSentences = (text: string) =>
  text.replace(/\/\*\*[\s\S]*?\*\//g, '').replace(/\/\/ [^@b].*$/gm, '')

/** What no source file may say, its comments' sentences aside. */
export function forbiddenWords(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, text }) =>
    Object.entries(forbidden)
      .filter(([, pattern]) => pattern.test(withoutSentences(text)))
      .map(([what]) => `${path} holds ${what}`),
  )
}
