import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ColumnOrder } from '../../catalog/table-query'
import { useI18n } from '../../ui/i18n/I18nContext'
import { type Column, pressHead, stationColumn } from './columns'
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
  const isSorted = order?.column === column.name
  const isDescending = isSorted ? order.isDescending : column.isDescendingFirst
  const direction = isDescending ? 'descending' : 'ascending'
  const Arrow = isDescending ? ArrowDown : ArrowUp
  return (
    <th
      {...tableRoles.columnHead}
      className={`table-cell table-${column.name}`}
      aria-sort={isSorted ? direction : undefined}
    >
      <button type="button" className="table-sort" onClick={() => onOrder(pressHead(order, column))}>
        {i18n.t(column.label)}
        <Arrow size={14} aria-hidden />
      </button>
    </th>
  )
}
