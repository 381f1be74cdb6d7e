import { findIndex } from './decimate'

/** A value that the tooltip shows at a moment. */
export interface Reading {
  /** Name of the series, if the chart has several. */
  name: string
  unit: string
  /** Epoch milliseconds, ascending; each with its value. */
  moments: readonly number[]
  values: readonly number[]
}

/** Index of the moment nearest to `at`; -1 without moments. */
export function findNearest(moments: readonly number[], at: number): number {
  const after = findIndex(moments, at)
  const [before, later] = [moments[after - 1], moments[after]]
  if (before === undefined) return moments.length === 0 ? -1 : 0
  return later === undefined || at - before <= later - at ? after - 1 : after
}

export function readingAt({ moments, values }: Reading, at: number): { at: number; value: number } {
  const index = findNearest(moments, at)
  return { at: moments[index] ?? 0, value: values[index] ?? 0 }
}

/** Moments of any reading, ascending, in epoch milliseconds. */
export function joinMoments(readings: readonly Reading[]): number[] {
  const all = new Set(readings.flatMap(({ moments }) => [...moments]))
  return [...all].sort((one, other) => one - other)
}
