import type { Sort } from '../../catalog/station-query'
import type { ColumnOrder, SortColumn } from '../../catalog/table-query'
import type { MessageKey } from '../../i18n/languages'

export interface Column {
  name: SortColumn
  label: MessageKey
  /** Direction of a first press on its head: the one that people expect. */
  isDescendingFirst: boolean
}

/** Column of the row's head. */
export const stationColumn: Column = { name: 'station', label: 'team.station', isDescendingFirst: false }

const firstColumns: readonly Column[] = [
  { name: 'free', label: 'status.available', isDescendingFirst: true },
  { name: 'status', label: 'filters.status', isDescendingFirst: false },
  { name: 'age', label: 'team.age', isDescendingFirst: false },
]

const distanceColumn: Column = { name: 'distance', label: 'list.table.distance', isDescendingFirst: false }
const plugsColumn: Column = { name: 'plugs', label: 'station.plugs', isDescendingFirst: true }

/** For them, an opened station leaves room in a very wide window. */
const powerAndProvider: readonly Column[] = [
  { name: 'power', label: 'filters.power', isDescendingFirst: true },
  { name: 'provider', label: 'station.provider', isDescendingFirst: false },
]

/** What fewest stations state. */
const lastColumns: readonly Column[] = [
  { name: 'access', label: 'station.access', isDescendingFirst: false },
  { name: 'hours', label: 'list.table.hours', isDescendingFirst: true },
  { name: 'category', label: 'filters.category', isDescendingFirst: false },
]

interface Room {
  /** Whether the person's position is known. */
  hasDistance: boolean
  /** Whether a station is opened beside the table. */
  hasPanel: boolean
  /** Whether the window is so wide that the opened station leaves room for more columns. */
  isVeryWide: boolean
}

/** Returns the columns behind that of the row's head. In a narrow window the last ones are beyond the edge. */
export function listColumns({ hasDistance, hasPanel, isVeryWide }: Room): readonly Column[] {
  if (hasPanel) return isVeryWide ? [...firstColumns, ...powerAndProvider] : firstColumns
  const distance = hasDistance ? [distanceColumn] : []
  return [...firstColumns, ...distance, plugsColumn, ...powerAndProvider, ...lastColumns]
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
  { name, isDescendingFirst }: Column,
): ColumnOrder | null {
  if (order?.column !== name) return { column: name, isDescending: isDescendingFirst }
  return order.isDescending === isDescendingFirst ? { ...order, isDescending: !isDescendingFirst } : null
}
