import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { TableQuery } from '../../catalog/table-query'
import { revisionQuery } from '../../queries/revision-query'
import { rowsPerBlock } from '../queries'

/** Query for a block of rows that starts at `from`, in the order of a column. */
export function tablePageQuery(
  handle: CatalogHandle,
  revision: number,
  { filters, sort, origin, middle, bounds, now, order }: TableQuery,
  from: number,
) {
  const query: TableQuery = { filters, sort, origin, middle, bounds, now, order }
  return revisionQuery(handle, revision, {
    name: 'table-page',
    keyParts: [query, from],
    queryFn: (catalog) => catalog.tablePage(query, from, from + rowsPerBlock),
  })
}
