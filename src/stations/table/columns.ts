import type { Sort } from '../../catalog/station-query'
import type { ColumnOrder, SortColumn } from '../../catalog/table-query'
import type { MessageKey } from '../../i18n/languages'

interface Labelled {
  label: MessageKey
}

/** A column that the table can be sorted by. A first press on its head sorts in the direction that people expect. */
interface SortableColumn extends Labelled {
  name: SortColumn
  isDescendingFirst: boolean
}

/** One that it cannot be sorted by. */
interface PlainColumn extends Labelled {
  name: 'hours' | 'access' | 'category'
}

export type Column = SortableColumn | PlainColumn

export const isSortable = (column: Column): column is SortableColumn => 'isDescendingFirst' in column

/** Column of the row's head. */
export const stationColumn: Column = { name: 'station', label: 'team.station', isDescendingFirst: false }

/** What an opened station leaves room for. */
const firstColumns: readonly Column[] = [
  { name: 'free', label: 'status.available', isDescendingFirst: true },
  { name: 'status', label: 'filters.status', isDescendingFirst: false },
  { name: 'age', label: 'team.age', isDescendingFirst: true },
]

const distanceColumn: Column = { name: 'distance', label: 'list.table.distance', isDescendingFirst: false }

const furtherColumns: readonly Column[] = [
  { name: 'hours', label: 'station.hours' },
  { name: 'plugs', label: 'station.plugs', isDescendingFirst: true },
  { name: 'power', label: 'filters.power', isDescendingFirst: true },
  { name: 'provider', label: 'station.provider', isDescendingFirst: false },
  { name: 'access', label: 'station.access' },
  { name: 'category', label: 'filters.category' },
]

interface Room {
  /** Whether the person's position is known. */
  hasDistance: boolean
  /** Whether a station is opened beside the table. */
  hasPanel: boolean
}

/** Returns the columns behind that of the row's head. In a narrow window the last ones are out of sight. */
export function listColumns({ hasDistance, hasPanel }: Room): readonly Column[] {
  if (hasPanel) return firstColumns
  return [...firstColumns, ...(hasDistance ? [distanceColumn] : []), ...furtherColumns]
}

/** Columns of the list's orders that are those of a column. */
const columnsBySort: Partial<Record<Sort, ColumnOrder>> = {
  name: { column: 'station', isDescending: false },
  free: { column: 'free', isDescending: true },
  power: { column: 'power', isDescending: true },
  distance: { column: 'distance', isDescending: false },
}

/** Returns the column whose order the list has; `null`: it has one of its own. */
export const findOrder = (sort: Sort): ColumnOrder | null => columnsBySort[sort] ?? null

/**
 * Returns the order after a press on the head of a column: first its usual direction, then the other, then that of the
 * list (`null`).
 */
export function pressHead(
  order: ColumnOrder | null,
  { name, isDescendingFirst }: SortableColumn,
): ColumnOrder | null {
  if (order?.column !== name) return { column: name, isDescending: isDescendingFirst }
  return order.isDescending === isDescendingFirst ? { ...order, isDescending: !isDescendingFirst } : null
}
