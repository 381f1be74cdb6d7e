export type NonEmpty<Row> = readonly [Row, ...Row[]]

/** Returns the rows of each key together, in the order of their first ones. */
export function groupRows<Row>(rows: readonly Row[], toKey: (row: Row) => string): NonEmpty<Row>[] {
  const groups = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const key = toKey(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()]
}
