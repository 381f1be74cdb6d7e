import { queryOptions } from '@tanstack/react-query'
import type { CatalogApi } from '../catalog/catalog-api'
import type { CatalogHandle } from '../catalog/catalog-handle'

interface RevisionRequest<Answer> {
  /** Name in the query key. */
  name: string
  /** Station of the answer; absent: the answer is not about one station. */
  id?: string
  /** What else the answer depends on. */
  keyParts?: readonly unknown[]
  queryFn(catalog: CatalogApi): Promise<Answer>
}

/**
 * Query that one revision of a viewer's catalog answers. While the answer loads, its data is the previous answer to the
 * same viewer about the same station. An answer belongs to a revision, so it never becomes stale. It may be large and
 * is cheap to query again, so it is neither compared with an earlier one nor cached for long.
 */
export function revisionQuery<Answer>(
  { viewer, catalog }: CatalogHandle,
  revision: number,
  { name, id = '', keyParts = [], queryFn }: RevisionRequest<Answer>,
) {
  return queryOptions<Answer>({
    queryKey: [viewer, revision, name, id, ...keyParts],
    queryFn: () => queryFn(catalog),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30_000,
    structuralSharing: false,
    placeholderData: (previous, before) =>
      before?.queryKey[0] === viewer && before.queryKey[3] === id ? previous : undefined,
  })
}
