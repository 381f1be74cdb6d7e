import type { Rolldown } from 'vite'

type Chunks = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>
type ModuleInfo = (id: string) => { importers: readonly string[]; code: string | null } | null

const boot = /\/src\/boot\.ts$/
/** Helpers that the build adds for dynamic imports and for CommonJS. */
const helpers = /^\0(?:vite\/preload-helper|rolldown\/runtime)\.js$/
/** Modules that the boot imports besides the page: the schema of the configuration, and the catalog's page side. */
const begun = /\/src\/(?:config\/config|catalog\/open-catalog)\.ts$/
const page = /\/src\/main\.tsx$/
/** The map's first script. Later scripts that share a module with it must not make that module one more request. */
const mapRegion = /\/src\/app\/map\/MapRegion\.tsx$/
/** Small modules that MapLibre's script shares with later ones, which must not load MapLibre for them. */
const besideMap =
  /\/src\/(?:app\/settings\/street-hosts|map\/picture\/stored-picture|model\/web-address|ui\/stored-text)\.ts$/
const catalog = /\/src\/catalog\/worker\/catalog\.worker\.ts$/
/** Scripts that every page loads after its first screen. */
const afterFirstScreen =
  /\/src\/app\/(?:list\/(?:ExportStations|ListTools|ListNotes)|map\/PageLegend|notices\/Notices)\.tsx$/
const longList = /\/src\/stations\/(?:VirtualRows\.tsx|replace-rows\.ts)$/
/** Scripts that every opened station loads. Its chart is another one. */
const station =
  /\/src\/(?:app\/panels\/OpenedStation|history\/week\/HowBusy|stations\/free-alert\/FreeAlertChip)\.tsx$/

/** Files of libraries that only re-export others. Their importers need only a part of them. */
const barrel =
  /\/(?:lucide-react|lucide-react\/dist\/esm\/icons\/index|(?:react-query|query-core)\/build\/modern\/index)\.m?js$/

/** Lists the importers of a module. If a barrel imports it, the importers of the barrel count instead. */
function listImporters(id: string, moduleInfo: ModuleInfo): string[] {
  const name = (/([\w-]+)\.\w+$/.exec(id)?.[1] ?? '').replaceAll('-', '').toLowerCase()
  const naming = (importer: string) => moduleInfo(importer)?.code?.toLowerCase().includes(name)
  const through = (file: string): string[] =>
    (moduleInfo(file)?.importers ?? []).flatMap((one) => (barrel.test(one) ? through(one) : [one]))
  return (moduleInfo(id)?.importers ?? []).flatMap((importer) =>
    barrel.test(importer) ? through(importer).filter(naming) : [importer],
  )
}

/** Returns whether `entry` needs a module at once, that is, by static imports. */
function isNeededBy(entry: RegExp, id: string, moduleInfo: ModuleInfo, seen = new Set<string>()): boolean {
  if (entry.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return listImporters(id, moduleInfo).some((importer) => isNeededBy(entry, importer, moduleInfo, seen))
}

/**
 * Modules that boot and catalog share are one chunk, so that neither waits for the other. All that the catalog needs at
 * once is one chunk; the page needs most of it too (zod, the model, the errors). The rest of the page is another chunk.
 * Twelve smaller chunks took 2.5 kB more, because each has its own imports and is compressed separately.
 */
export const firstChunks: Chunks = {
  groups: [
    group('shared', (id, needs) => helpers.test(id) || (needs(boot) && needs(catalog))),
    group('boot', (_, needs) => needs(boot)),
    // Without the worker's own module: the page imports this chunk, and must not run the worker.
    group('catalog', (id, needs) => !catalog.test(id) && needs(catalog)),
    group('begin', (_, needs) => needs(begun)),
    group('index', (_, needs) => needs(page)),
    group('MapRegion', (_, needs) => needs(mapRegion)),
    group('beside-map', (id) => besideMap.test(id)),
    group('after-first-screen', (_, needs) => needs(afterFirstScreen)),
    group('VirtualRows', (_, needs) => needs(longList)),
    group('OpenedStation', (_, needs) => needs(station)),
  ],
}

type Needs = (entry: RegExp) => boolean

/** Returns one chunk with the modules that match `holds` and are in no earlier group. */
function group(name: string, holds: (id: string, needs: Needs) => boolean) {
  return {
    debugName: name,
    name: (id: string, build: { getModuleInfo: ModuleInfo }) =>
      holds(id, (entry) => isNeededBy(entry, id, (one) => build.getModuleInfo(one))) ? name : null,
  }
}
