import type { Sort } from '../../catalog/station-query'
import type { MessageKey } from '../../i18n/languages'

export interface Column {
  name: string
  label: MessageKey
  /** The order that a press on its head chooses; absent: none. */
  sort?: Sort
  direction?: 'ascending' | 'descending'
}

/** Column of the row's head. */
export const stationColumn: Column = {
  name: 'station',
  label: 'team.station',
  sort: 'name',
  direction: 'ascending',
}

/** What an opened station leaves room for. */
const firstColumns: readonly Column[] = [
  { name: 'free', label: 'status.available', sort: 'free', direction: 'descending' },
  { name: 'status', label: 'filters.status' },
  { name: 'age', label: 'team.age' },
]

const furtherColumns: readonly Column[] = [
  { name: 'plugs', label: 'station.plugs' },
  { name: 'power', label: 'filters.power', sort: 'power', direction: 'descending' },
  { name: 'provider', label: 'station.provider' },
  { name: 'access', label: 'station.access' },
  { name: 'category', label: 'filters.category' },
]

const distanceColumn: Column = {
  name: 'distance',
  label: 'list.table.distance',
  sort: 'distance',
  direction: 'ascending',
}

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
