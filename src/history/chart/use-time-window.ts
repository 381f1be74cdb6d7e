import { useEffect, useState } from 'react'
import { day } from '../../durations'
import type { TimeRange } from '../../model/history'
import { findPartStart, maxDays } from '../time-range'
import { createTimeWindow, type TimeWindow } from './time-window'

/** Milliseconds that the window must rest before its histories are loaded. */
const pause = 300

/**
 * A window over a range, and the range to load for it: the given one, and more if the person went back further, up to a
 * year in all. For another range, give the component another `key`.
 */
export function useTimeWindow(timeRange: TimeRange): [TimeWindow, TimeRange] {
  const { from, to } = timeRange
  const [timeWindow] = useState(() => createTimeWindow(timeRange, maxDays * day))
  const [reached, setReached] = useState(from)
  useEffect(() => timeWindow.follow({ from, to }), [timeWindow, from, to])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = timeWindow.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(
        () => setReached((last) => Math.min(last, roundToPart(timeWindow.current().from, from))),
        pause,
      )
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [timeWindow, from])
  return [timeWindow, { from: Math.min(reached, from), to }]
}

/** Rounds down to the start of a part, so that a little further back is loaded already. */
function roundToPart(shown: number, from: number): number {
  return shown < from ? findPartStart(shown) : from
}
