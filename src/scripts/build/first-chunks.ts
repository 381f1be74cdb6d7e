import type { Rolldown } from 'vite'

type Chunks = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>
type ModuleInfo = (id: string) => { importers: readonly string[] } | null

const catalog = '/src/catalog/catalog.worker.ts'

/** Whether the catalog needs a module at once: by static imports alone. */
function isOfCatalog(id: string, moduleInfo: ModuleInfo, seen = new Set<string>()): boolean {
  if (id.endsWith(catalog)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (moduleInfo(id)?.importers ?? []).some((importer) => isOfCatalog(importer, moduleInfo, seen))
}

/**
 * What the catalog needs at once makes one chunk, of which the page needs most as well: zod, the model, the errors.
 * In twelve chunks it was 2.5 kB more, for each has its own imports and a compression that begins anew.
 */
export const firstChunks: Chunks = {
  groups: [
    {
      debugName: 'catalog',
      name: (id, build) => (isOfCatalog(id, (one) => build.getModuleInfo(one)) ? 'catalog' : null),
    },
  ],
}
