import type { History, Sample, TimeRange } from '../model/history'
import { type Carried, withCarried } from './carried'
import { findGaps, type Interval, type Sampling, shortestGap } from './intervals'

/** Known and unknown time, milliseconds. Their sum is the whole range. */
export interface Coverage {
  knownTime: number
  unknownTime: number
  /** Number of gaps. A first measurement within one period of the start leaves no gap before it. */
  gaps: number
}

/** Figures about the measurements of a series. */
export interface SampleSummary extends Coverage {
  /** Number of measurements with a number. */
  count: number
  min: number
  max: number
  last: number
  /** Time of the last measurement, epoch milliseconds. */
  lastAt: number
  /** Whether the last measurement is still valid at the end. */
  reachesEnd: boolean
  /** Detected period in milliseconds, if the service states another one. */
  measuredEvery: number | null
}

/** @param intervals in the order of time, within the range */
export function measureCoverage(
  intervals: readonly Interval<unknown>[],
  { from, to }: TimeRange,
  validFor: number,
): Coverage {
  const gaps = findGaps(intervals, from, to)
  const unknownTime = gaps.reduce((sum, gap) => sum + gap.to - gap.from, 0)
  const firstRound = Number.isFinite(validFor) ? Math.max(validFor, shortestGap) : shortestGap
  const isGap = (gap: TimeRange) => gap.from > from || gap.to - gap.from > firstRound
  return {
    knownTime: to - from - unknownTime,
    unknownTime,
    gaps: intervals.length === 0 ? gaps.length : gaps.filter(isGap).length,
  }
}

/** @returns `null` if no measurement has a number */
export function summariseSamples(
  { from, ...history }: Pick<History, 'from' | 'samples'> & Carried,
  intervals: readonly Interval<number>[],
  { validFor, measuredEvery }: Sampling,
  { read, until }: { read: (sample: Sample) => number | null; until: number },
): SampleSummary | null {
  const measured = withCarried(history).flatMap((sample) => {
    const value = sample.measuredAt <= until ? read(sample) : null
    return value === null ? [] : { measuredAt: sample.measuredAt, value }
  })
  const last = measured.at(-1)
  if (last === undefined || history.samples.length === 0) return null
  let [min, max] = [last.value, last.value]
  for (const { value } of measured) {
    min = Math.min(min, value)
    max = Math.max(max, value)
  }
  return {
    ...measureCoverage(intervals, { from, to: until }, validFor),
    count: measured.length,
    min,
    max,
    last: last.value,
    lastAt: last.measuredAt,
    reachesEnd: intervals.at(-1)?.to === until,
    measuredEvery,
  }
}
