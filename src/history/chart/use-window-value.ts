import { useCallback, useSyncExternalStore } from 'react'
import type { TimeRange } from '../../model/history'
import type { TimeWindow } from './time-window'

/**
 * Returns what `read` calculates of the shown range, and again when the window moves.
 * @param range shown if there is no window
 * @param read must return the same value for the same range
 */
export function useWindowValue<Value>(
  timeWindow: TimeWindow | undefined,
  range: TimeRange,
  read: (shown: TimeRange) => Value,
): Value {
  const subscribe = useCallback(
    (listener: () => void) => timeWindow?.subscribe(listener) ?? (() => undefined),
    [timeWindow],
  )
  const readCurrent = () => read(timeWindow?.current() ?? range)
  return useSyncExternalStore(subscribe, readCurrent, readCurrent)
}
