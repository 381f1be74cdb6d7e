import type { History, Sample } from '../model/history'

/** A time in which a series had one value: `[from, to)`, epoch milliseconds. */
export interface Interval<Value> {
  from: number
  to: number
  value: Value
}

const minute = 60_000
/** Seconds. The service states this period for series that are sent when they change. */
const pushedPeriod = 1
/** Periods without a measurement that are no gap yet: measurements often come late. */
const tolerance = 2.5
/** Milliseconds of silence that are never a gap. */
export const shortestGap = 15 * minute
/** Fewer periods than this do not show how often a series is measured. */
const fewestPeriods = 3
/** Two periods are alike when neither is this many times the other. */
const likeness = 1.5

/** How often a series is measured; milliseconds. */
export interface Sampling {
  /** How long a measurement counts when none follows it. */
  validFor: number
  /** Silence after which there is a gap. */
  gap: number
  /** Period of the samples when the service states another one or none; else `null`. */
  measuredEvery: number | null
}

/**
 * A measurement counts until the next one, or, where that does not come within two and a half periods, for one period.
 * The period is the one that the service states, unless the samples themselves show another one.
 * @param period seconds between two measurements; `null` where the service does not say
 */
export function detectSampling(period: number | null, samples: readonly Sample[]): Sampling {
  if (period !== null && period <= pushedPeriod)
    return { validFor: Number.POSITIVE_INFINITY, gap: Number.POSITIVE_INFINITY, measuredEvery: null }
  const stated = period === null ? null : period * 1000
  const periods = samples.slice(1).map(({ at }, index) => at - (samples[index]?.at ?? at))
  const median = periods.sort((one, other) => one - other)[Math.floor(periods.length / 2)] ?? shortestGap
  const isMeasured = isRegular(periods, median) && (stated === null || !isLike(median, stated))
  const validFor = isMeasured ? median : (stated ?? median)
  return {
    validFor,
    gap: Math.max(tolerance * validFor, shortestGap),
    measuredEvery: isMeasured ? median : null,
  }
}

/** Whether most periods are like their median. */
function isRegular(periods: readonly number[], median: number): boolean {
  const like = periods.filter((period) => isLike(period, median)).length
  return periods.length >= fewestPeriods && like > periods.length / 2
}

function isLike(one: number, other: number): boolean {
  return one < other * likeness && other < one * likeness
}

/**
 * Intervals of equal values. There is none where nothing was measured or could be fetched.
 * @param read the value of a sample; `null` leaves the sample out
 * @param until the present, where the last interval ends; epoch milliseconds
 */
export function toIntervals<Value extends string | number>(
  { samples, missing }: Pick<History, 'samples' | 'missing'>,
  { validFor, gap }: Sampling,
  read: (sample: Sample) => Value | null,
  until: number,
): Interval<Value>[] {
  const result: Interval<Value>[] = []
  samples.forEach((sample, index) => {
    const { at } = sample
    const value = read(sample)
    const next = samples[index + 1]?.at ?? until
    const lost = missing.find(({ from }) => from > at)?.from ?? next
    const to = Math.min(lost, next - at > gap ? at + validFor : next, until)
    if (value === null || to < at) return
    const last = result.at(-1)
    if (last?.to === at && last.value === value) last.to = to
    else result.push({ from: at, to, value })
  })
  return result
}

/** The parts of `[from, to)` without an interval. */
export function findGaps(
  intervals: readonly Interval<unknown>[],
  from: number,
  to: number,
): { from: number; to: number }[] {
  const gaps: { from: number; to: number }[] = []
  let known = from
  for (const interval of intervals) {
    if (interval.from > known) gaps.push({ from: known, to: interval.from })
    known = Math.max(known, interval.to)
  }
  if (to > known) gaps.push({ from: known, to })
  return gaps
}

/** Since when the last value holds. `exact`: its beginning was measured; else it may hold for longer. */
export interface Since {
  at: number
  exact: boolean
}

/** @returns `null` when the intervals do not reach the present, or end with another value */
export function findSince<Value>(
  intervals: readonly Interval<Value>[],
  value: Value,
  until: number,
): Since | null {
  const last = intervals.at(-1)
  if (last === undefined || last.value !== value || last.to < until) return null
  return { at: last.from, exact: intervals.at(-2)?.to === last.from }
}
