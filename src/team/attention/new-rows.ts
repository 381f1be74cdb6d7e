import type { AttentionRow } from '../../catalog/attention'

/** Key of a row, the same at each refresh. */
export function toRowKey({
  station,
  plug,
  reason,
}: Pick<AttentionRow, 'station' | 'plug' | 'reason'>): string {
  return JSON.stringify([station.id, plug?.id ?? null, reason])
}

/** Returns the rows that the previous refresh did not have. @param before keys of its rows */
export function findNewRows<Row extends Pick<AttentionRow, 'station' | 'plug' | 'reason'>>(
  before: ReadonlySet<string>,
  rows: readonly Row[],
): Row[] {
  return rows.filter((row) => !before.has(toRowKey(row)))
}
