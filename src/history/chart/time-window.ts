import type { TimeRange } from '../../model/history'
import { createStore, type ReadonlyStore } from '../../store'

/** The part of a range that all charts show. It moves without rendering React components. */
export interface TimeWindow extends ReadonlyStore<TimeRange> {
  /** Clamps the new window to the limits and to half an hour at least. */
  set(next: TimeRange): void
  /** Moves the limits, as the clock does. A window over the whole range follows. */
  follow(range: TimeRange): void
}

/** Milliseconds. */
const minLength = 1_800_000

/** @param longest milliseconds from the end of the range to the earliest start, at least the range's length */
export function createTimeWindow(first: TimeRange, longest: number): TimeWindow {
  let range = first
  const { current, subscribe, set } = createStore(first)
  return {
    current,
    subscribe,
    set: ({ from, to }) => {
      const earliest = Math.min(range.from, range.to - longest)
      const length = Math.min(Math.max(to - from, minLength), range.to - earliest)
      const middle = (from + to) / 2
      const begin = Math.min(Math.max(middle - length / 2, earliest), range.to - length)
      set({ from: begin, to: begin + length })
    },
    follow: (next) => {
      if (next.from === range.from && next.to === range.to) return
      const shown = current()
      const isWhole = shown.from === range.from && shown.to === range.to
      range = next
      if (isWhole) set(next)
    },
  }
}

/** @param factor below 1 zooms in around `moment` */
export function zoom(timeWindow: TimeWindow, factor: number, moment?: number): void {
  const { from, to } = timeWindow.current()
  const fixed = moment ?? (from + to) / 2
  timeWindow.set({ from: fixed - (fixed - from) * factor, to: fixed + (to - fixed) * factor })
}

/** @param share of the window's length; below 0 into the past */
export function panWindow(timeWindow: TimeWindow, share: number): void {
  const { from, to } = timeWindow.current()
  const by = (to - from) * share
  timeWindow.set({ from: from + by, to: to + by })
}
