import type { CatalogApi, Expansion } from '../../catalog/catalog-api'
import type { ClusterSymbol } from '../../catalog/catalog-symbol'
import type { ViewQuery } from '../../catalog/map-classes'
import type { StationSummary } from '../../catalog/station-summary'
import type { Camera } from '../../map/camera'

interface Options {
  /** Zoom of the map. */
  zoom: number
  /** Offers the stations of a cluster to choose from. */
  onChoice(stations: StationSummary[]): void
}

/**
 * Opens a cluster that was pressed: its stations are offered to choose from if they share a point.
 * @returns the camera that divides it; `null`: its stations are offered
 */
export async function openCluster(
  catalog: CatalogApi,
  query: ViewQuery,
  cluster: ClusterSymbol,
  { zoom, onChoice }: Options,
): Promise<Camera | null> {
  const expansion = await expand(catalog, query, cluster, zoom)
  if (expansion.kind === 'zoom') return { ...expansion.position, zoom: expansion.zoom }
  onChoice(expansion.stations)
  return null
}

async function expand(
  catalog: CatalogApi,
  query: ViewQuery,
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
