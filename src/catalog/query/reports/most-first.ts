/** Returns the rows by one of their numbers, largest first. */
export function sortMostFirst<Key extends string, Row extends Record<Key, number>>(
  rows: Iterable<Row>,
  key: Key,
): Row[] {
  return [...rows].sort((one, other) => other[key] - one[key])
}
