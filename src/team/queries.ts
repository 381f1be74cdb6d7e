import { queryOptions } from '@tanstack/react-query'
import type { AttentionQuery } from '../catalog/attention'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { QualityQuery } from '../catalog/quality'
import type { RevealedQuery } from '../catalog/revealed'

/** Answers belong to a revision, so they never go stale. */
const answer = { staleTime: Number.POSITIVE_INFINITY, gcTime: 30_000, structuralSharing: false } as const

/** Loads the first rows; a press of the button loads more. */
export function attentionQuery(
  { viewer, catalog }: CatalogHandle,
  revision: number,
  query: AttentionQuery,
  rows: number,
) {
  return queryOptions({
    ...answer,
    queryKey: [viewer, revision, 'attention', query, rows],
    queryFn: () => catalog.attention(query, 0, rows),
    placeholderData: (previous, query) => (query?.queryKey[0] === viewer ? previous : undefined),
  })
}

export function revealedQuery(
  { viewer, catalog }: CatalogHandle,
  revision: number,
  query: RevealedQuery,
  rows: number,
) {
  return queryOptions({
    ...answer,
    queryKey: [viewer, revision, 'revealed', query, rows],
    queryFn: () => catalog.revealed(query, 0, rows),
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

/** Loads the kept records too, unlike `rejectedQuery`. */
export function rejectionGroupsQuery({ viewer, catalog }: CatalogHandle, revision: number) {
  return queryOptions({
    ...answer,
    queryKey: [viewer, revision, 'refused'],
    queryFn: () => catalog.rejectedByReason('closed'),
    placeholderData: (previous, query) => (query?.queryKey[0] === viewer ? previous : undefined),
  })
}

export function qualityQuery(
  { viewer, catalog }: CatalogHandle,
  revision: number,
  query: QualityQuery,
  rows: number,
) {
  return queryOptions({
    ...answer,
    queryKey: [viewer, revision, 'quality', query, rows],
    queryFn: () => catalog.quality(query, 0, rows),
    placeholderData: (previous, query) => (query?.queryKey[0] === viewer ? previous : undefined),
  })
}
