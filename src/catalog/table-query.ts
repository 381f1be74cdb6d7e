import { statuses } from '../model/status'
import type { ListQuery } from './station-query'
import { isUsable, type StationSummary } from './station-summary'

/** Columns that order the table, and those of its row heads: `station`. */
export const sortColumns = [
  'station',
  'free',
  'status',
  'age',
  'distance',
  'plugs',
  'power',
  'provider',
] as const
export type SortColumn = (typeof sortColumns)[number]

export interface ColumnOrder {
  column: SortColumn
  isDescending: boolean
}

/** Query for rows of the table: those of the list in the order of a column. */
export interface TableQuery extends ListQuery {
  order: ColumnOrder
}

/** Returns what the cell of a column is sorted by; `null`: nothing is stated. */
export function readColumn(station: StationSummary, column: SortColumn): number | string | null {
  switch (column) {
    case 'station':
      return station.name
    case 'free':
      return isUsable(station) ? station.free : null
    case 'status':
      return isUsable(station) ? statuses.indexOf(station.status) : statuses.length
    case 'age':
      return station.measuredAt
    case 'distance':
      return station.distance
    case 'plugs':
      return station.total
    case 'power':
      return findPower(station)
    case 'provider':
      return station.provider === '' ? null : station.provider
  }
}

/** Kilowatts of the strongest connector that meets the plug requirements; `null`: not stated. */
export function findPower({ matching, connectors }: StationSummary): number | null {
  const power = Math.max(0, ...(matching ?? connectors).map(({ powerKw }) => powerKw ?? 0))
  return power > 0 ? power : null
}
