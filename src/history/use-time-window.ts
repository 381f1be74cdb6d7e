import { useEffect, useState } from 'react'
import { type Bounds, floorTo, mostDays } from './bounds'
import { createTimeWindow, type TimeWindow } from './time-window'

const day = 86_400_000
/** Milliseconds after which a time that stands still is loaded. */
const pause = 300

/**
 * A window over a range, and what has to be loaded for it: the range, and more where somebody went back further, up to
 * a year in all. A component of another range makes a new one, by its `key`.
 */
export function useTimeWindow(range: Bounds): [TimeWindow, Bounds] {
  const { from, to } = range
  const [window] = useState(() => createTimeWindow(range, mostDays * day))
  const [reached, setReached] = useState(from)
  useEffect(() => window.follow({ from, to }), [window, from, to])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = window.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(
        () => setReached((last) => Math.min(last, reachFor(window.current().from, from))),
        pause,
      )
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [window, from])
  return [window, { from: Math.min(reached, from), to }]
}

/** Back to where a part begins: a little further back is then there already. */
function reachFor(shown: number, from: number): number {
  return shown < from ? floorTo(shown) : from
}
