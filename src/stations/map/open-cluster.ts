import type { CatalogApi, Expansion } from '../../catalog/catalog-api'
import type { ClusterSymbol } from '../../catalog/catalog-symbol'
import type { ViewQuery } from '../../catalog/map-classes'

/** Returns the result of a press on a cluster: a camera, or the stations to choose from if they share a point. */
export async function expand(
  { catalog, ...query }: { catalog: CatalogApi } & ViewQuery,
  { cluster, position }: ClusterSymbol,
  zoom: number,
): Promise<Expansion> {
  // A catalog that was closed, or whose worker failed, does not answer. The page's own query reports a failure.
  const expansion = await catalog.expand(query, cluster).catch(() => null)
  if (expansion?.kind === 'choice') return expansion
  // Zoom by at least half a level, so that the press has a visible effect.
  if (expansion) return { ...expansion, zoom: Math.max(expansion.zoom, zoom + 0.5) }
  // The cluster belongs to an earlier revision: zoom in, where the current one has others.
  return { kind: 'zoom', position, zoom: zoom + 2 }
}
