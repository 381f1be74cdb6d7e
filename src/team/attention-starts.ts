import type { AttentionRow, AttentionSort } from '../catalog/attention'
import type { SeriesKey, StatusStarts, ValueStart } from '../model/history'

/** Starts of the rows of a file. */
export interface FileStarts {
  starts: StatusStarts
  /** Whether the history could not be loaded, so that some are missing. */
  isPart: boolean
}

/** Whether only the history has the start: reports come at intervals. */
const needsHistory = ({ reason, isPushed }: AttentionRow) => reason === 'out-of-order' && !isPushed

/** Series of the rows whose start only the history has, sorted. */
export function listSeriesWithoutStart(rows: readonly AttentionRow[]): SeriesKey[] {
  return rows
    .flatMap((row) => (row.series !== null && needsHistory(row) ? [row.series] : []))
    .sort((one, other) => one.id.localeCompare(other.id))
}

/** Returns the start of a row's reason; `null`: not known. @param starts of plugs that are out of order */
export function findReasonStart(row: AttentionRow, starts: StatusStarts): ValueStart | null {
  if (needsHistory(row)) return (row.series !== null && starts.get(row.series.id)) || null
  const { reason, isPushed, measuredAt } = row
  return isPushed && reason !== 'old' && measuredAt !== null ? { startedAt: measuredAt, exact: true } : null
}

/**
 * In an order by time: rows by their start, or else by their last report; rows without a time last. Other orders are the
 * catalog's.
 */
export function sortByStart(
  rows: readonly AttentionRow[],
  starts: StatusStarts,
  sort: AttentionSort,
): readonly AttentionRow[] {
  if (sort !== 'newest' && sort !== 'oldest') return rows
  const direction = sort === 'newest' ? -1 : 1
  const timeOf = (row: AttentionRow) => findReasonStart(row, starts)?.startedAt ?? row.measuredAt
  return rows.toSorted((one, other) => {
    const [a, b] = [timeOf(one), timeOf(other)]
    return a === null || b === null ? Number(a === null) - Number(b === null) : direction * (a - b)
  })
}
