import { filterGroups } from '../model/filters'

/** Attributes of the element `<plugboard-map>` that become query parameters with the same names and values. */
export const viewAttributes: readonly string[] = [
  ...filterGroups,
  'power',
  'capacity',
  'q',
  'station',
  'sort',
  'at',
  'panels',
  'theme',
]
