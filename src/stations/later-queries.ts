import { type Query, queryOptions } from '@tanstack/react-query'
import type { StationDetails } from '../catalog/catalog-api'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { FacetQuery, MatchQuery, StationQuery } from '../catalog/station-query'
import { hour } from '../durations'
import { revisionQuery } from '../queries/revision-query'
import type { ServiceKind } from '../queries/service-kinds'
import { backgroundPauses } from '../retry/back-off'

// Queries of parts that are opened after the first list.

/** Milliseconds for which a look-up is fresh. The catalog requests its stations as rarely. */
const lookUpStaleTime = hour

/** Query for the rows of a file. It is dropped when no component uses it. */
export function exportQuery({ viewer, catalog }: CatalogHandle, revision: number, query: StationQuery) {
  return queryOptions({
    queryKey: [viewer, revision, 'export', query],
    queryFn: () => catalog.export(query),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  })
}

/** Query for the number of stations that the filter "open now" leaves out because their opening hours are unknown. */
export const unknownHoursQuery = (
  handle: CatalogHandle,
  revision: number,
  { filters, bounds, now }: FacetQuery,
) => {
  const query: FacetQuery = { filters, bounds, now }
  return revisionQuery(handle, revision, {
    name: 'unknown-hours',
    keyParts: [query],
    queryFn: (catalog) => catalog.unknownHours(query),
  })
}

/** Query for one station. */
export const stationDetailsQuery = (
  handle: CatalogHandle,
  revision: number,
  { id, filters, now }: MatchQuery & { id: string },
) => ({
  ...revisionQuery(handle, revision, {
    name: 'station',
    id,
    keyParts: [filters, now],
    queryFn: (catalog) => catalog.details(id, { filters, now }),
  }),
  // The list of other series failed. `catalog/load/retrying-cache.ts` decides when it is requested again; this is the
  // shortest of its pauses, and before their end it answers without a request.
  refetchInterval: ({ state }: Query<StationDetails | null>) =>
    state.data?.hiddenSeries === null ? backgroundPauses.first : false,
})

/** Query for a station that is not loaded. */
export function lookUpQuery({ viewer, catalog }: CatalogHandle, id: string) {
  return queryOptions({
    queryKey: [viewer, 'look-up' satisfies ServiceKind, id],
    queryFn: () => catalog.lookUp(id),
    staleTime: lookUpStaleTime,
  })
}

/** Query for other stations to use now. It depends on `now`, because live values become stale. */
export const alternativesQuery = (
  handle: CatalogHandle,
  revision: number,
  { id, now }: { id: string; now: number },
) =>
  revisionQuery(handle, revision, {
    name: 'alternatives',
    id,
    keyParts: [now],
    queryFn: (catalog) => catalog.alternatives(id, now),
  })
