import type { MissingTime, TimeRange } from '../model/history'
import type { LoadedHistory } from './queries'

/** Whether even the newest part was refused, so that the age of the range is not the reason. */
export function isWholeRangeRefused({ to, reason }: MissingTime, until: number): boolean {
  return reason === 'range' && to >= until
}

/** Whether loading again may bring more. */
export function canLoadMore({ missing, until }: Pick<LoadedHistory, 'missing' | 'until'>): boolean {
  return missing.some(
    (one) => one.reason === 'refused' || one.reason === 'failed' || isWholeRangeRefused(one, until),
  )
}

/** Adds the time from `from` to the oldest part that is loaded, `loadedFrom`: a chart marks it like missing time. */
export function addUnloaded(
  missing: readonly TimeRange[],
  from: number,
  loadedFrom: number,
): readonly TimeRange[] {
  return loadedFrom > from ? [{ from, to: loadedFrom }, ...missing] : missing
}
