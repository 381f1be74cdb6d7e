import { queryOptions } from '@tanstack/react-query'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import { noFilters } from '../../model/filters'
import { answer } from '../queries'
import type { Needs } from './free-alert'

interface OpenStationQuery {
  id: string
  needs: Needs
  /** Epoch milliseconds. */
  now: number
}

/** Returns the station with the matching plugs, from open data only; `null` if none matches. */
export async function findOpenStation({ catalog }: CatalogHandle, { id, needs, now }: OpenStationQuery) {
  const filters = { ...noFilters, ...needs, only: [id] }
  const place = { sort: 'name', origin: null, middle: null, bounds: null } as const
  const { rows } = await catalog.export({ ...place, filters, now, access: 'open' })
  return rows[0]?.summary ?? null
}

export function openStationQuery(source: CatalogHandle, revision: number, query: OpenStationQuery) {
  const { viewer } = source
  return queryOptions({
    ...answer,
    queryKey: [viewer, revision, 'open-station', query.id, query.needs, query.now],
    queryFn: () => findOpenStation(source, query),
    placeholderData: (previous, before) =>
      before?.queryKey[0] === viewer && before.queryKey[3] === query.id ? previous : undefined,
  })
}
