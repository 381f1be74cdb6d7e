import { findIndex } from './decimate'

/** Line of the tooltip. It shows the measurement of one series that is nearest to a moment. */
export interface TooltipLine {
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

/** The measurement nearest to `at`. */
export function valueNear({ moments, values }: TooltipLine, at: number): { at: number; value: number } {
  const index = findNearest(moments, at)
  return { at: moments[index] ?? 0, value: values[index] ?? 0 }
}

/** Moments of all lines, ascending, in epoch milliseconds. */
export function joinMoments(tooltipLines: readonly TooltipLine[]): number[] {
  const all = new Set(tooltipLines.flatMap(({ moments }) => [...moments]))
  return [...all].sort((one, other) => one - other)
}
