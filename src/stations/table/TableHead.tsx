import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Sort } from '../../catalog/station-query'
import { useI18n } from '../../ui/i18n/I18nContext'
import { type Column, stationColumn } from './columns'
import { tableRoles } from './table-roles'

interface Props {
  columns: readonly Column[]
  sort: Sort
  /** Whether distances are from the person's position. */
  isFromHere: boolean
  onSort(sort: Sort): void
}

/** Names of the columns. A press on one chooses its order; another press chooses the first order of the list again. */
export function TableHead({ columns, ...sorting }: Props) {
  return (
    <thead {...tableRoles.group}>
      <tr {...tableRoles.row} className="table-row table-head" aria-rowindex={1}>
        {[stationColumn, ...columns].map((column) => (
          <ColumnHead key={column.name} column={column} {...sorting} />
        ))}
      </tr>
    </thead>
  )
}

function ColumnHead({ column, sort, isFromHere, onSort }: Omit<Props, 'columns'> & { column: Column }) {
  const i18n = useI18n()
  const { name, label, sort: own, direction } = column
  const isSorted = own === sort
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown
  return (
    <th
      {...tableRoles.columnHead}
      className={`table-cell table-${name}`}
      aria-sort={isSorted ? direction : undefined}
    >
      {own === undefined ? (
        i18n.t(label)
      ) : (
        <button
          type="button"
          className="table-sort"
          title={i18n.t(`list.sort.${own}`, { here: String(isFromHere) })}
          onClick={() => onSort(isSorted ? 'near' : own)}
        >
          {i18n.t(label)}
          <Arrow size={14} aria-hidden />
        </button>
      )}
    </th>
  )
}
