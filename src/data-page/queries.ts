import { queryOptions } from '@tanstack/react-query'
import type { CatalogHandle } from '../catalog/catalog-handle'
import { revisionQuery } from '../queries/revision-query'

/** Milliseconds; the same interval as the catalog's for stations. */
const undetailedStaleTime = 3_600_000

export const inventoryQuery = (source: CatalogHandle, revision: number, now: number) =>
  revisionQuery(source, revision, {
    name: 'inventory',
    on: [now],
    ask: (catalog) => catalog.inventory(now),
  })

export const rejectedQuery = (source: CatalogHandle, revision: number) =>
  revisionQuery(source, revision, { name: 'rejected', ask: (catalog) => catalog.rejected() })

export const rowReportQuery = (source: CatalogHandle, revision: number) =>
  revisionQuery(source, revision, { name: 'row-report', ask: (catalog) => catalog.rowReport() })

/** Stations with a known id and no record. They change rarely, like the places. */
export function undetailedQuery({ viewer, catalog }: CatalogHandle) {
  return queryOptions({
    queryKey: [viewer, 'undetailed'],
    queryFn: () => catalog.undetailed(),
    staleTime: undetailedStaleTime,
  })
}
