import type { Rolldown } from 'vite'

type Chunks = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>
type ModuleInfo = (id: string) => { importers: readonly string[]; code: string | null } | null

const boot = /\/src\/boot\.ts$/
/** What the build adds to what imports lazily, or from CommonJS. */
const helpers = /^\0(?:vite\/preload-helper|rolldown\/runtime)\.js$/
/** What the boot asks for besides the page: the schema of the configuration, and the page's side of the catalog. */
const begun = /\/src\/(?:config|catalog\/open-catalog)\.ts$/
const page = /\/src\/main\.tsx$/
const catalog = /\/src\/catalog\/worker\/catalog\.worker\.ts$/

/** Files of libraries that only pass on what others hold: who imports them needs but a part. */
const barrel =
  /\/(?:lucide-react|lucide-react\/dist\/esm\/icons\/index|(?:react-query|query-core)\/build\/modern\/index)\.m?js$/

/** Importers of a module; a barrel counts as the importers of what it re-exports. */
function listImporters(id: string, moduleInfo: ModuleInfo): string[] {
  const name = (/([\w-]+)\.\w+$/.exec(id)?.[1] ?? '').replaceAll('-', '').toLowerCase()
  const naming = (importer: string) => moduleInfo(importer)?.code?.toLowerCase().includes(name)
  const through = (file: string): string[] =>
    (moduleInfo(file)?.importers ?? []).flatMap((one) => (barrel.test(one) ? through(one) : [one]))
  return (moduleInfo(id)?.importers ?? []).flatMap((importer) =>
    barrel.test(importer) ? through(importer).filter(naming) : [importer],
  )
}

/** Whether `entry` needs a module at once: by static imports alone. */
function isNeededBy(entry: RegExp, id: string, moduleInfo: ModuleInfo, seen = new Set<string>()): boolean {
  if (entry.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return listImporters(id, moduleInfo).some((importer) => isNeededBy(entry, importer, moduleInfo, seen))
}

/**
 * What boot and catalog share is a chunk of its own, so that neither waits for the other. All that the catalog needs at
 * once is one chunk; the page needs most of it too (zod, the model, the errors). The rest of the page is another chunk.
 * Twelve smaller chunks took 2.5 kB more: each has imports of its own and is compressed by itself.
 */
export const firstChunks: Chunks = {
  groups: [
    group('shared', (id, needs) => helpers.test(id) || (needs(boot) && needs(catalog))),
    group('boot', (_, needs) => needs(boot)),
    group('catalog', (_, needs) => needs(catalog)),
    group('begin', (_, needs) => needs(begun)),
    group('index', (_, needs) => needs(page)),
  ],
}

type Needs = (entry: RegExp) => boolean

/** One chunk of the modules that `holds` wants, and no earlier group has. */
function group(name: string, holds: (id: string, needs: Needs) => boolean) {
  return {
    debugName: name,
    name: (id: string, build: { getModuleInfo: ModuleInfo }) =>
      holds(id, (entry) => isNeededBy(entry, id, (one) => build.getModuleInfo(one))) ? name : null,
  }
}
