import type { CatalogHandle } from '../catalog/catalog-handle'
import { revisionQuery } from '../queries/revision-query'

/** Query for the summary of one station; it waits for no request. */
export const summaryQuery = (
  handle: CatalogHandle,
  revision: number,
  { id, now }: { id: string; now: number },
) =>
  revisionQuery(handle, revision, {
    name: 'summary',
    id,
    keyParts: [now],
    ask: (catalog) => catalog.summary(id, now),
  })
