import type { ReactNode } from 'react'
import type { AttentionRow, AttentionSort } from '../catalog/attention'
import type { SeriesKey, StatusStarts, ValueStart } from '../model/history'

/** Starts of the rows of a file. */
export interface FileStarts {
  starts: StatusStarts
  /** Whether the history could not be loaded, so that some are missing. */
  isIncomplete: boolean
}

/** Starts of the page's rows, and how they are loaded. */
export interface RowStarts {
  /** `null`: they load. */
  loaded: StatusStarts | null
  /** Whether they load, also if the page does not wait any longer. */
  isComing: boolean
  /** Loads those of all rows of a file. */
  load(rows: readonly AttentionRow[]): Promise<FileStarts>
  /** Control that looks for starts before the usual range. */
  further: ReactNode
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
  if (!isPushed || reason === 'old' || measuredAt === null) return null
  return { startedAt: measuredAt, exact: true, until: measuredAt }
}

/** Series of the rows whose start is earlier than the loaded range, if that is shorter than `length` milliseconds. */
export function listEarlierSeries(
  rows: readonly AttentionRow[],
  starts: StatusStarts,
  length: number,
): SeriesKey[] {
  return listSeriesWithoutStart(rows).filter(({ id }) => {
    const start = starts.get(id)
    return start !== undefined && !start.exact && start.until - start.startedAt < length
  })
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
