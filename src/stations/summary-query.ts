import type { CatalogHandle } from '../catalog/catalog-handle'
import type { ViewQuery } from '../catalog/map-classes'
import { revisionQuery } from '../queries/revision-query'

/** Query for the summary of one station; it waits for no request. */
export const summaryQuery = (handle: CatalogHandle, revision: number, id: string, query: ViewQuery) =>
  revisionQuery(handle, revision, {
    name: 'summary',
    id,
    keyParts: [query],
    queryFn: (catalog) => catalog.summary(id, query),
  })
