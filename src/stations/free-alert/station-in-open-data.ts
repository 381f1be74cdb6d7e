import type { CatalogApi } from '../../catalog/catalog-api'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import { noFilters, type PlugRequirements } from '../../model/filters'
import { revisionQuery } from '../../queries/revision-query'

interface AwaitedQuery {
  id: string
  requirements: PlugRequirements
  /** Epoch milliseconds. */
  now: number
}

/** Returns the station with the matching plugs, from open data only; `null` if none matches. */
export async function findStationInOpenData(catalog: CatalogApi, { id, requirements, now }: AwaitedQuery) {
  const filters = { ...noFilters, ...requirements, only: [id] }
  const place = { sort: 'name', origin: null, middle: null, bounds: null } as const
  const { rows } = await catalog.export({ ...place, filters, now, scope: 'open' })
  return rows[0]?.summary ?? null
}

export const stationInOpenDataQuery = (handle: CatalogHandle, revision: number, query: AwaitedQuery) =>
  revisionQuery(handle, revision, {
    name: 'station-in-open-data',
    id: query.id,
    keyParts: [query.requirements, query.now],
    queryFn: (catalog) => findStationInOpenData(catalog, query),
  })
