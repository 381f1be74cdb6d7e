import { filterGroups } from '../model/filters'

/** Attributes of the element that go into the address as they are, under the same names. */
export const linkAttributes: readonly string[] = [
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
