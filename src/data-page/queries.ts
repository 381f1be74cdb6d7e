import { queryOptions } from '@tanstack/react-query'
import type { CatalogHandle } from '../catalog/catalog-handle'

/** Answers belong to a revision, so they never go stale. */
const answer = { staleTime: Number.POSITIVE_INFINITY, gcTime: 30_000, structuralSharing: false } as const

/** Milliseconds; the same interval as the catalog's for stations. */
const undetailedStaleTime = 3_600_000

export function inventoryQuery({ viewer, catalog }: CatalogHandle, revision: number, now: number) {
  return queryOptions({
    ...answer,
    queryKey: [viewer, revision, 'inventory', now],
    queryFn: () => catalog.inventory(now),
    placeholderData: (previous, query) => (query?.queryKey[0] === viewer ? previous : undefined),
  })
}

export function rejectedQuery({ viewer, catalog }: CatalogHandle, revision: number) {
  return queryOptions({
    ...answer,
    queryKey: [viewer, revision, 'rejected'],
    queryFn: () => catalog.rejected(),
    placeholderData: (previous, query) => (query?.queryKey[0] === viewer ? previous : undefined),
  })
}

export function notShownQuery({ viewer, catalog }: CatalogHandle, revision: number) {
  return queryOptions({
    ...answer,
    queryKey: [viewer, revision, 'not-shown'],
    queryFn: () => catalog.notShown(),
    placeholderData: (previous, query) => (query?.queryKey[0] === viewer ? previous : undefined),
  })
}

/** Stations with a known id and no record. They change rarely, like the places. */
export function undetailedQuery({ viewer, catalog }: CatalogHandle) {
  return queryOptions({
    queryKey: [viewer, 'undetailed'],
    queryFn: () => catalog.undetailed(),
    staleTime: undetailedStaleTime,
  })
}
