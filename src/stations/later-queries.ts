import { queryOptions } from '@tanstack/react-query'
import type { StationDetails } from '../catalog/catalog-api'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { StationMatch, StationQuery } from '../catalog/station-query'
import { answer } from './queries'

// Only what is opened after the first list asks these.

/** Milliseconds; the catalog asks for its stations as rarely. */
const lookUpKeep = 3_600_000

/** Milliseconds until a list of series that failed is asked again. */
const seriesRetry = 10_000

/** Rows for a file; nothing of it is kept once nobody looks. */
export function exportQuery({ viewer, catalog }: CatalogHandle, revision: number, query: StationQuery) {
  return queryOptions({
    ...answer,
    gcTime: 0,
    queryKey: [viewer, revision, 'export', query],
    queryFn: () => catalog.export(query),
  })
}

/** One station; while a new revision is asked, the old answer for the same station and viewer stays. */
export function stationQuery(
  { viewer, catalog }: CatalogHandle,
  revision: number,
  { id, filters, now }: StationMatch & { id: string },
) {
  return queryOptions({
    ...answer,
    queryKey: [viewer, revision, 'station', id, filters, now],
    queryFn: (): Promise<StationDetails | null> => catalog.get(id, { filters, now }),
    // What else is there could not be found out: soon again.
    refetchInterval: ({ state }) => (state.data?.silent === null ? seriesRetry : false),
    placeholderData: (previous, query) =>
      query?.queryKey[0] === viewer && query.queryKey[3] === id ? previous : undefined,
  })
}

/** A station that is not loaded; what the service says of it changes as rarely as the places. */
export function lookUpQuery({ viewer, catalog }: CatalogHandle, id: string) {
  return queryOptions({
    queryKey: [viewer, 'look-up', id],
    queryFn: () => catalog.lookUp(id),
    staleTime: lookUpKeep,
  })
}

/** Where else to go right now; it changes with `now` as what was live grows old. */
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
