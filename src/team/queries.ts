import type { AttentionQuery } from '../catalog/attention'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { QualityQuery } from '../catalog/quality'
import type { RevealedQuery } from '../catalog/revealed'
import { revisionQuery } from '../queries/revision-query'

// `rows`: number of rows to load.

export const attentionQuery = (
  source: CatalogHandle,
  revision: number,
  query: AttentionQuery,
  rows: number,
) =>
  revisionQuery(source, revision, {
    name: 'attention',
    on: [query, rows],
    ask: (catalog) => catalog.attention(query, 0, rows),
  })

export const revealedQuery = (source: CatalogHandle, revision: number, query: RevealedQuery, rows: number) =>
  revisionQuery(source, revision, {
    name: 'revealed',
    on: [query, rows],
    ask: (catalog) => catalog.revealed(query, 0, rows),
  })

export const rejectedQuery = (source: CatalogHandle, revision: number) =>
  revisionQuery(source, revision, { name: 'rejected', ask: (catalog) => catalog.rejected() })

/** Loads the stored records too, unlike `rejectedQuery`. */
export const rejectionGroupsQuery = (source: CatalogHandle, revision: number) =>
  revisionQuery(source, revision, {
    name: 'rejection-groups',
    ask: (catalog) => catalog.rejectedByReason('closed'),
  })

export const qualityQuery = (source: CatalogHandle, revision: number, query: QualityQuery, rows: number) =>
  revisionQuery(source, revision, {
    name: 'quality',
    on: [query, rows],
    ask: (catalog) => catalog.quality(query, 0, rows),
  })
