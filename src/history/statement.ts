import type { History, Sample } from '../model/history'
import { findGaps, type Interval, type Sampling, shortestGap } from './intervals'

/** How much of a time is known: `known + unknown` is all of it, in milliseconds. */
export interface Coverage {
  known: number
  unknown: number
  /** Silences; a first measurement that comes within one period of the beginning leaves none. */
  gaps: number
}

/** What was measured of one series, as numbers. */
export interface Statement extends Coverage {
  /** Measurements that hold a number. */
  count: number
  least: number
  most: number
  last: number
  /** Epoch milliseconds of the last measurement. */
  lastAt: number
  /** Whether the last measurement still counts at the end. */
  reachesEnd: boolean
  /** Milliseconds from one measurement to the next, where that is not what the service states. */
  measuredEvery: number | null
}

interface Bounds {
  from: number
  until: number
}

/** @param pieces in the order of time, within the bounds */
export function measureCoverage(
  pieces: readonly Interval<unknown>[],
  { from, until }: Bounds,
  holds: number,
): Coverage {
  const gaps = findGaps(pieces, from, until)
  const unknown = gaps.reduce((sum, gap) => sum + gap.to - gap.from, 0)
  const firstRound = Number.isFinite(holds) ? Math.max(holds, shortestGap) : shortestGap
  const isGap = (gap: Bounds) => gap.from > from || gap.until - gap.from > firstRound
  return {
    known: until - from - unknown,
    unknown,
    gaps:
      pieces.length === 0 ? gaps.length : gaps.filter(({ from, to }) => isGap({ from, until: to })).length,
  }
}

/** @returns `null` where no measurement holds a number */
export function summariseSamples(
  { from, samples }: Pick<History, 'from' | 'samples'>,
  pieces: readonly Interval<number>[],
  { validFor, measuredEvery }: Sampling,
  { read, until }: { read: (sample: Sample) => number | null; until: number },
): Statement | null {
  const measured = samples.flatMap((sample) => {
    const value = sample.at <= until ? read(sample) : null
    return value === null ? [] : { at: sample.at, value }
  })
  const last = measured.at(-1)
  if (last === undefined) return null
  let [least, most] = [last.value, last.value]
  for (const { value } of measured) {
    least = Math.min(least, value)
    most = Math.max(most, value)
  }
  return {
    ...measureCoverage(pieces, { from, until }, validFor),
    count: measured.length,
    least,
    most,
    last: last.value,
    lastAt: last.at,
    reachesEnd: pieces.at(-1)?.to === until,
    measuredEvery,
  }
}
