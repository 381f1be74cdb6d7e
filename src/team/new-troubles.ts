import type { AttentionRow } from '../catalog/attention'

/** One for each row of the list, the same at each refresh. */
export function toRowKey({
  station,
  plug,
  reason,
}: Pick<AttentionRow, 'station' | 'plug' | 'reason'>): string {
  return JSON.stringify([station.id, plug?.id ?? null, reason])
}

/** Rows that were not listed before. @param before keys of the rows of the refresh before */
export function findNewTroubles<Row extends Pick<AttentionRow, 'station' | 'plug' | 'reason'>>(
  before: ReadonlySet<string>,
  rows: readonly Row[],
): Row[] {
  return rows.filter((row) => !before.has(toRowKey(row)))
}
