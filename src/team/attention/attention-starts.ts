import type { ReactNode } from 'react'
import type { AttentionRow } from '../../catalog/attention'
import type { SeriesKey, StatusStarts, ValueStart } from '../../model/history'

// The start of a row is the time when its reason for attention began.

/** Starts of the rows of an exported file. */
export interface FileStarts {
  starts: StatusStarts
  /** Whether the history could not be loaded, so that some starts are missing. */
  isIncomplete: boolean
}

/** Starts of the page's rows, and how they are loaded. */
export interface RowStarts {
  /** `null`: the page waits for them. */
  loaded: StatusStarts | null
  /** Whether starts are being loaded. The page waits for them only a short time. */
  isComing: boolean
  /** Loads the starts of all rows of an exported file. */
  load(rows: readonly AttentionRow[]): Promise<FileStarts>
  /** Failure of the last day's history, and the control that searches for starts before the last day. */
  controls: ReactNode
}

/** Whether only the history has the start, because a polled series reports the same fault again and again. */
const needsHistory = ({ reason, isPushed }: AttentionRow) => reason === 'out-of-order' && !isPushed

/** Lists the series of the rows whose start only the history has, sorted by id. */
export function listSeriesWithoutStart(rows: readonly AttentionRow[]): SeriesKey[] {
  return rows
    .flatMap((row) => (row.series !== null && needsHistory(row) ? [row.series] : []))
    .sort((one, other) => one.id.localeCompare(other.id))
}

/** Returns the start of a row; `null`: not known. @param starts found in the history, of plugs that are out of order */
export function findReasonStart(row: AttentionRow, starts: StatusStarts): ValueStart | null {
  if (needsHistory(row)) return (row.series !== null && starts.get(row.series.id)) || null
  const { reason, isPushed, measuredAt } = row
  if (!isPushed || reason === 'old' || measuredAt === null) return null
  return { startedAt: measuredAt, exact: true, until: measuredAt }
}

/** Lists the series whose start is before the loaded history, if that is shorter than `length` milliseconds. */
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
