import { existsSync } from 'node:fs'
import type { Rolldown } from 'vite'

type Chunks = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>
type ModuleInfo = (
  id: string,
) => { importers: readonly string[]; dynamicImporters: readonly string[]; code: string | null } | null

const boot = modules('boot.ts')
/** Vite's helper for dynamic imports. */
const preloadHelper = '\0vite/preload-helper.js'
/** What the boot imports besides the page: schema of the configuration, catalog's page side. */
const besidePage = modules('config/config.ts', 'catalog/open-catalog.ts')
/** The picture of the last visit: of a second visit, whose scripts the service worker has. */
const storedPicture = modules('app/start/show-stored-picture.ts')
const page = modules('main.tsx')
/** The map's first script. Later scripts that share a module with it must not make that module one more request. */
const mapRegion = modules('app/map/MapRegion.tsx')
/** Small modules that MapLibre's script shares with later ones, which must not load MapLibre for them. */
const besideMap = modules('app/settings/street-hosts.ts', 'model/linkable-url.ts', 'ui/stored/stored-text.ts')
const catalog = modules('catalog/worker/catalog.worker.ts')
/** Notices: they load with the list where one is certain, so they must not wait for larger scripts. */
const notices = modules('app/notices/Notices.tsx', 'app/notices/PageNotices.tsx', 'app/page/Versions.tsx')
/** Scripts that every page loads after its first screen. */
const afterFirstScreen = modules(
  'app/list/HeadControls.tsx',
  'app/list/ListTools.tsx',
  'app/list/ListNotes.tsx',
  'app/LateParts.tsx',
  'app/lazy/FailedDialog.tsx',
  'app/panels/PanelFailure.tsx',
)
const longList = modules(
  'stations/list/VirtualRows.tsx',
  'stations/list/RowMore.tsx',
  'stations/list/replace-rows.ts',
)
/** Scripts that every opened station loads. Its chart is another one. */
const station = modules(
  'app/panels/OpenedStation.tsx',
  'history/week/UsuallyFree.tsx',
  'stations/free-alert/FreeAlertChip.tsx',
)

/**
 * Matches the ids of modules of `src`.
 * @throws if one does not exist: renamed, it would silently be in another chunk
 */
function modules(...paths: readonly string[]): RegExp {
  const missing = paths.filter((path) => !existsSync(`src/${path}`))
  if (missing.length > 0)
    throw new Error(`first-chunks.ts names modules that do not exist: ${missing.join(', ')}`)
  return new RegExp(`/src/(?:${paths.join('|').replaceAll('.', '\\.')})$`)
}

/** Files of libraries that only re-export others. Their importers need only a part of them. */
const barrels = [
  '/lucide-react/dist/esm/lucide-react.mjs',
  '/lucide-react/dist/esm/icons/index.mjs',
  '/@tanstack/react-query/build/modern/index.js',
  '/@tanstack/query-core/build/modern/index.js',
]
const isBarrel = (id: string) => barrels.some((path) => id.endsWith(path))

/** Lists the importers of a module. If a barrel imports it, the importers of the barrel count instead. */
function listImporters(id: string, moduleInfo: ModuleInfo): string[] {
  const name = (/([\w-]+)\.\w+$/.exec(id)?.[1] ?? '').replaceAll('-', '').toLowerCase()
  const naming = (importer: string) => moduleInfo(importer)?.code?.toLowerCase().includes(name)
  const through = (file: string): string[] =>
    (moduleInfo(file)?.importers ?? []).flatMap((one) => (isBarrel(one) ? through(one) : [one]))
  return (moduleInfo(id)?.importers ?? []).flatMap((importer) =>
    isBarrel(importer) ? through(importer).filter(naming) : [importer],
  )
}

/** Returns whether `entry` imports a module, itself or through others. @param importersOf which imports count */
function isImportedBy(
  entry: RegExp,
  id: string,
  importersOf: (id: string) => readonly string[],
  seen = new Set<string>(),
): boolean {
  if (entry.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return importersOf(id).some((importer) => isImportedBy(entry, importer, importersOf, seen))
}

/**
 * Chunks, each with the modules that are in no earlier one.
 *
 * Modules that the boot shares with the catalog, or with what it imports first, are one chunk, so that neither waits
 * for the other. All that the catalog needs at once is one chunk; the page needs most of it too (zod, the model, the
 * errors). It also has what the boot imports besides the page: a browser loads six files of a site at once, and one
 * more would delay the catalog by a round trip. The rest of the page is another chunk. Twelve smaller chunks took
 * 2.5 kB more, because each has its own imports and is compressed separately.
 */
const chunks: Record<string, Holds> = {
  shared: (id, { needs }) => id === preloadHelper || (needs(boot) && (needs(catalog) || needs(besidePage))),
  boot: (_, { needs }) => needs(boot),
  // Without the worker's own module: the page imports this chunk, and must not run the worker.
  // With what the page needs at once and the worker loads later: the page's own chunk has styles.
  catalog: (id, { needs, loads }) =>
    !catalog.test(id) && (needs(catalog) || needs(besidePage) || (needs(page) && loads(catalog))),
  index: (_, { needs }) => needs(page),
  'stored-picture': (_, { needs }) => needs(storedPicture),
  MapRegion: (_, { needs }) => needs(mapRegion),
  'beside-map': (id) => besideMap.test(id),
  Notices: (_, { needs }) => needs(notices),
  // A worker cannot load a chunk with styles, so what it shares with these is another one.
  'shared-later': (_, { needs, loads }) => loads(catalog) && (needs(afterFirstScreen) || needs(station)),
  'after-first-screen': (_, { needs }) => needs(afterFirstScreen),
  VirtualRows: (_, { needs }) => needs(longList),
  OpenedStation: (_, { needs }) => needs(station),
}

export function createFirstChunks(): Chunks {
  // Each group needs the importers of every module.
  const listed = new Map<string, string[]>()
  return { groups: Object.entries(chunks).map(([name, holds]) => createGroup(name, holds, listed)) }
}

/** Matches the files of chunks. A name may contain another one, such as `shared-later`. */
const filesOf = (...names: readonly string[]) => new RegExp(`/(${names.join('|')})-[\\w-]{8}[.]`)

/** Names of the chunks that the page itself preloads. */
const preloadedChunks = ['rolldown-runtime', 'shared', 'boot', 'catalog', 'index']
export const isPreloaded = filesOf(...preloadedChunks)
export const isMapRegion = filesOf('MapRegion')

/** What the build must have, because the names above are those of chunks and of modules that are no files of `src`. */
export const namedParts = {
  modules: [preloadHelper, ...barrels],
  chunks: [...new Set([...Object.keys(chunks), ...preloadedChunks])],
}

interface Importers {
  /** Whether `entry` needs the module at once, that is, by static imports. */
  needs(entry: RegExp): boolean
  /** Whether `entry` loads the module at once or later. */
  loads(entry: RegExp): boolean
}

type Holds = (id: string, importers: Importers) => boolean

/**
 * Returns one chunk with the modules that match `holds` and are in no earlier group.
 * @param listed importers of each module, filled here
 */
function createGroup(name: string, holds: Holds, listed: Map<string, string[]>) {
  return {
    debugName: name,
    name: (id: string, build: { getModuleInfo: ModuleInfo }) => {
      const moduleInfo: ModuleInfo = (one) => build.getModuleInfo(one)
      const atOnce = (one: string) => {
        const importers = listed.get(one) ?? listImporters(one, moduleInfo)
        listed.set(one, importers)
        return importers
      }
      const later = (one: string) => [...atOnce(one), ...(moduleInfo(one)?.dynamicImporters ?? [])]
      const importers: Importers = {
        needs: (entry) => isImportedBy(entry, id, atOnce),
        loads: (entry) => isImportedBy(entry, id, later),
      }
      return holds(id, importers) ? name : null
    },
  }
}
