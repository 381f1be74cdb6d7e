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

const columns: readonly Column[] = [
  { name: 'provider', label: 'station.provider' },
  { name: 'access', label: 'station.access' },
  { name: 'category', label: 'filters.category' },
  { name: 'plugs', label: 'station.plugs' },
  { name: 'power', label: 'filters.power', sort: 'power', direction: 'descending' },
  { name: 'free', label: 'status.available', sort: 'free', direction: 'descending' },
  { name: 'status', label: 'filters.status' },
  { name: 'age', label: 'team.age' },
]

const distanceColumn: Column = {
  name: 'distance',
  label: 'list.table.distance',
  sort: 'distance',
  direction: 'ascending',
}

/** Returns the columns behind that of the row's head. @param hasDistance whether the person's position is known */
export const listColumns = (hasDistance: boolean): readonly Column[] =>
  hasDistance ? [...columns, distanceColumn] : columns
