import type { CatalogApi } from '../../catalog/catalog-api'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import { noFilters } from '../../model/filters'
import { revisionQuery } from '../../queries/revision-query'
import type { Needs } from './free-alert'

interface OpenStationQuery {
  id: string
  needs: Needs
  /** Epoch milliseconds. */
  now: number
}

/** Returns the station with the matching plugs, from open data only; `null` if none matches. */
export async function findOpenStation(catalog: CatalogApi, { id, needs, now }: OpenStationQuery) {
  const filters = { ...noFilters, ...needs, only: [id] }
  const place = { sort: 'name', origin: null, middle: null, bounds: null } as const
  const { rows } = await catalog.export({ ...place, filters, now, scope: 'open' })
  return rows[0]?.summary ?? null
}

export const openStationQuery = (handle: CatalogHandle, revision: number, query: OpenStationQuery) =>
  revisionQuery(handle, revision, {
    name: 'open-station',
    id: query.id,
    keyParts: [query.needs, query.now],
    ask: (catalog) => findOpenStation(catalog, query),
  })
