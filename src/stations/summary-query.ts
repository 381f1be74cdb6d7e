import type { CatalogHandle } from '../catalog/catalog-handle'
import type { ClassQuery } from '../catalog/map-classes'
import { revisionQuery } from '../queries/revision-query'

/** Query for the summary of one station; it waits for no request. */
export const summaryQuery = (
  handle: CatalogHandle,
  revision: number,
  { id, now, classes }: { id: string; now: number; classes?: ClassQuery | undefined },
) =>
  revisionQuery(handle, revision, {
    name: 'summary',
    id,
    keyParts: [now, classes],
    queryFn: (catalog) => catalog.summary(id, now, classes),
  })
