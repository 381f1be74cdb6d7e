import type { CatalogApi, Drawn, Expansion } from '../../catalog/catalog-api'
import type { Filters } from '../../model/filters'

type Cluster = Extract<Drawn['features'][number]['properties'], { kind: 'cluster' }>

/** What a press on a cluster leads to: a camera, or, where stations share a point, a choice. */
export async function expand(
  { catalog, filters, now }: { catalog: CatalogApi; filters: Filters; now: number },
  { cluster }: Cluster,
  { coordinates, zoom }: { coordinates: readonly number[]; zoom: number },
): Promise<Expansion> {
  const expansion = await catalog.expand({ filters, now }, cluster).catch(() => null)
  if (expansion?.kind === 'choice') return expansion
  // At least half a level: a click that seems to do nothing is a cluster that never opens.
  if (expansion) return { ...expansion, zoom: Math.max(expansion.zoom, zoom + 0.5) }
  // The cluster was of a revision that is gone: closer up there will be others.
  const [lon = 0, lat = 0] = coordinates
  return { kind: 'zoom', at: { lon, lat }, zoom: zoom + 2 }
}
