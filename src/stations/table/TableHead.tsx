import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ColumnOrder } from '../../catalog/table-query'
import { useI18n } from '../../ui/i18n/I18nContext'
import { type Column, isSortable, pressHead, stationColumn } from './columns'
import { tableRoles } from './table-roles'

interface Props {
  columns: readonly Column[]
  /** `null`: the rows have an order of the list that no column has. */
  order: ColumnOrder | null
  /** @param order `null`: that of the list */
  onOrder(order: ColumnOrder | null): void
}

/** Names of the columns. A press on one sorts by it, see `pressHead`. */
export function TableHead({ columns, ...ordering }: Props) {
  return (
    <thead {...tableRoles.group}>
      <tr {...tableRoles.row} className="table-row table-head" aria-rowindex={1}>
        {[stationColumn, ...columns].map((column) => (
          <ColumnHead key={column.name} column={column} {...ordering} />
        ))}
      </tr>
    </thead>
  )
}

function ColumnHead({ column, order, onOrder }: Omit<Props, 'columns'> & { column: Column }) {
  const i18n = useI18n()
  const className = `table-cell table-${column.name}`
  const label = i18n.t(column.label)
  if (!isSortable(column))
    return (
      <th {...tableRoles.columnHead} className={className}>
        {label}
      </th>
    )
  const isSorted = order?.column === column.name
  const isDescending = isSorted ? order.isDescending : column.isDescendingFirst
  const direction = isDescending ? 'descending' : 'ascending'
  const Arrow = isDescending ? ArrowDown : ArrowUp
  return (
    <th {...tableRoles.columnHead} className={className} aria-sort={isSorted ? direction : undefined}>
      <button type="button" className="table-sort" onClick={() => onOrder(pressHead(order, column))}>
        {label}
        <Arrow size={14} aria-hidden />
      </button>
    </th>
  )
}
