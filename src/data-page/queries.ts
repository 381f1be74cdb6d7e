import { queryOptions } from '@tanstack/react-query'
import type { CatalogHandle } from '../catalog/catalog-handle'
import { hour } from '../durations'
import { revisionQuery } from '../queries/revision-query'
import type { ServiceKind } from '../queries/service-kinds'

/** Milliseconds; the same interval as the catalog's for stations. */
const idsStaleTime = hour

export const inventoryQuery = (handle: CatalogHandle, revision: number, now: number) =>
  revisionQuery(handle, revision, {
    name: 'inventory',
    keyParts: [now],
    queryFn: (catalog) => catalog.inventory(now),
  })

export const rowReportQuery = (handle: CatalogHandle, revision: number) =>
  revisionQuery(handle, revision, { name: 'row-report', queryFn: (catalog) => catalog.rowReport() })

/** Stations with a known id and no record. They change as rarely as the list of stations. */
export function idsWithoutRecordQuery({ viewer, catalog }: CatalogHandle) {
  return queryOptions({
    queryKey: [viewer, 'ids-without-record' satisfies ServiceKind],
    queryFn: () => catalog.idsWithoutRecord(),
    staleTime: idsStaleTime,
  })
}
