import { queryOptions } from '@tanstack/react-query'
import type { AttentionQuery } from '../catalog/attention'
import type { CatalogHandle } from '../catalog/catalog-handle'

/** Rows from the first on; more are asked for by a person. Answers belong to a revision, so they never go stale. */
export function attentionQuery(
  { viewer, catalog }: CatalogHandle,
  revision: number,
  query: AttentionQuery,
  rows: number,
) {
  return queryOptions({
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30_000,
    structuralSharing: false,
    queryKey: [viewer, revision, 'attention', query, rows],
    queryFn: () => catalog.attention(query, 0, rows),
    placeholderData: (previous, query) => (query?.queryKey[0] === viewer ? previous : undefined),
  })
}
