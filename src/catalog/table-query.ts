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
  'access',
  'hours',
  'category',
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
      return station.measuredAt && -station.measuredAt
    case 'distance':
      return station.distance
    case 'plugs':
      return station.total
    case 'power':
      return findPower(station)
    case 'provider':
      return station.provider || null
    case 'access':
      return station.accessType === 'UNKNOWN' ? null : station.accessType
    case 'hours':
      return findOpenUntil(station)
    case 'category':
      return station.categories.join() || null
  }
}

/** Epoch milliseconds until which a station is open; 0: it is shut; `null`: its hours are unknown. */
function findOpenUntil({ openUntil, shut }: StationSummary): number | null {
  if (shut) return 0
  if (openUntil === 'always') return Number.POSITIVE_INFINITY
  // For more than a week, or nobody knows how long.
  return openUntil === 'weekly' ? Number.MAX_VALUE : openUntil
}

/** Kilowatts of the strongest connector that meets the plug requirements; `null`: not stated. */
export function findPower({ matching, connectors }: StationSummary): number | null {
  const power = Math.max(0, ...(matching ?? connectors).map(({ powerKw }) => powerKw ?? 0))
  return power > 0 ? power : null
}
