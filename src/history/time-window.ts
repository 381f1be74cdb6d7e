import type { Bounds } from './bounds'

/** The part of a time that charts show, the same for all of them; it moves without a rendering of the page. */
export interface TimeWindow {
  current(): Bounds
  /** Keeps to the limits: no shorter than half an hour, and within them. */
  set(bounds: Bounds): void
  /** The range has moved on, as it does with the clock: whoever looks at all of it goes on doing so. */
  follow(range: Bounds): void
  subscribe(listener: () => void): () => void
}

/** Milliseconds. */
const shortest = 1_800_000

/** @param longest milliseconds that one may go back from the end of the range, at least its length */
export function createTimeWindow(first: Bounds, longest: number): TimeWindow {
  let range = first
  let bounds = first
  const listeners = new Set<() => void>()
  const show = (next: Bounds) => {
    bounds = next
    for (const listener of listeners) listener()
  }
  return {
    current: () => bounds,
    set: ({ from, to }) => {
      const earliest = Math.min(range.from, range.to - longest)
      const length = Math.min(Math.max(to - from, shortest), range.to - earliest)
      const middle = (from + to) / 2
      const begin = Math.min(Math.max(middle - length / 2, earliest), range.to - length)
      show({ from: begin, to: begin + length })
    },
    follow: (next) => {
      if (next.from === range.from && next.to === range.to) return
      const isWhole = bounds.from === range.from && bounds.to === range.to
      range = next
      if (isWhole) show(next)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** @param factor below 1 shows a shorter time; `at` stays where it is */
export function zoom(window: TimeWindow, factor: number, at?: number): void {
  const { from, to } = window.current()
  const fixed = at ?? (from + to) / 2
  window.set({ from: fixed - (fixed - from) * factor, to: fixed + (to - fixed) * factor })
}

/** @param share of the time that is shown; below 0 into the past */
export function pan(window: TimeWindow, share: number): void {
  const { from, to } = window.current()
  const by = (to - from) * share
  window.set({ from: from + by, to: to + by })
}
