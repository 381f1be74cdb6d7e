import type { AttentionQuery } from '../catalog/attention'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { QualityQuery } from '../catalog/quality'
import type { RevealedQuery } from '../catalog/revealed'
import { revisionQuery } from '../queries/revision-query'

/** Number of rows that a page shows at first, and that each press of its button adds. */
export const rowStep = 100
/** As the number of rows to load: all, for a file. */
export const allRows = Number.MAX_SAFE_INTEGER

// `rows`: number of rows to load.

export const attentionQuery = (
  handle: CatalogHandle,
  revision: number,
  query: AttentionQuery,
  rows: number,
) =>
  revisionQuery(handle, revision, {
    name: 'attention',
    keyParts: [query, rows],
    queryFn: (catalog) => catalog.attention(query, 0, rows),
  })

export const revealedQuery = (handle: CatalogHandle, revision: number, query: RevealedQuery, rows: number) =>
  revisionQuery(handle, revision, {
    name: 'revealed',
    keyParts: [query, rows],
    queryFn: (catalog) => catalog.revealed(query, 0, rows),
  })

/** Loads the stored records too, unlike `rejectedQuery`. */
export const rejectionGroupsQuery = (handle: CatalogHandle, revision: number) =>
  revisionQuery(handle, revision, {
    name: 'rejection-groups',
    queryFn: (catalog) => catalog.rejectedByReason('all'),
  })

export const qualityQuery = (handle: CatalogHandle, revision: number, query: QualityQuery, rows: number) =>
  revisionQuery(handle, revision, {
    name: 'quality',
    keyParts: [query, rows],
    queryFn: (catalog) => catalog.quality(query, 0, rows),
  })
