import { queryOptions } from '@tanstack/react-query'
import type { StationDetails } from '../catalog/catalog-api'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { StationMatch, StationQuery } from '../catalog/station-query'
import { answer } from './queries'

// Queries of parts that are opened after the first list.

/** Milliseconds for which a look-up is fresh. The catalog requests its stations as rarely. */
const lookUpKeep = 3_600_000

/** Milliseconds until a failed list of series is requested again. */
const seriesRetry = 10_000

/** Query for the rows of a file. It is dropped when no component uses it. */
export function exportQuery({ viewer, catalog }: CatalogHandle, revision: number, query: StationQuery) {
  return queryOptions({
    ...answer,
    gcTime: 0,
    queryKey: [viewer, revision, 'export', query],
    queryFn: () => catalog.export(query),
  })
}

/** Query for one station. While a new revision loads, it keeps the old answer for the same station and viewer. */
export function stationQuery(
  { viewer, catalog }: CatalogHandle,
  revision: number,
  { id, filters, now }: StationMatch & { id: string },
) {
  return queryOptions({
    ...answer,
    queryKey: [viewer, revision, 'station', id, filters, now],
    queryFn: (): Promise<StationDetails | null> => catalog.get(id, { filters, now }),
    // The list of other series failed: retry soon.
    refetchInterval: ({ state }) => (state.data?.silent === null ? seriesRetry : false),
    placeholderData: (previous, query) =>
      query?.queryKey[0] === viewer && query.queryKey[3] === id ? previous : undefined,
  })
}

/** Query for a station that is not loaded. */
export function lookUpQuery({ viewer, catalog }: CatalogHandle, id: string) {
  return queryOptions({
    queryKey: [viewer, 'look-up', id],
    queryFn: () => catalog.lookUp(id),
    staleTime: lookUpKeep,
  })
}

/** Query for other stations to use now. It depends on `now`, because live values become stale. */
export function alternativesQuery(
  { viewer, catalog }: CatalogHandle,
  revision: number,
  { id, now }: { id: string; now: number },
) {
  return queryOptions({
    ...answer,
    queryKey: [viewer, revision, 'alternatives', id, now],
    queryFn: () => catalog.alternatives(id, now),
    placeholderData: (previous, query) =>
      query?.queryKey[0] === viewer && query.queryKey[3] === id ? previous : undefined,
  })
}
