import type { AttentionRow } from '../catalog/attention'

/** Key of a row, the same at each refresh. */
export function toRowKey({
  station,
  plug,
  reason,
}: Pick<AttentionRow, 'station' | 'plug' | 'reason'>): string {
  return JSON.stringify([station.id, plug?.id ?? null, reason])
}

/** Rows that are new. @param before keys of the rows of the previous refresh */
export function findNewRows<Row extends Pick<AttentionRow, 'station' | 'plug' | 'reason'>>(
  before: ReadonlySet<string>,
  rows: readonly Row[],
): Row[] {
  return rows.filter((row) => !before.has(toRowKey(row)))
}
