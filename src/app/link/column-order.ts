import { type ColumnOrder, sortColumns } from '../../catalog/table-query'
import type { View } from './view'

/** Reads `table.provider.descending`; `null`: the table has the order of the list. */
export function parseColumnOrder(list: View['list']): ColumnOrder | null {
  const [, name, direction] = list.split('.')
  const column = sortColumns.find((one) => one === name)
  if (!column || (direction !== 'ascending' && direction !== 'descending')) return null
  return { column, isDescending: direction === 'descending' }
}

export function serializeColumnOrder(order: ColumnOrder | null): View['list'] {
  return order ? `table.${order.column}.${order.isDescending ? 'descending' : 'ascending'}` : 'table'
}
