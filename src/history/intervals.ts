import { minute } from '../durations'
import type { TimeRange } from '../model/history'
import { type History, hasPushedPeriod, type Sample, type ValueStart } from '../model/history'
import { type Carried, withCarried } from './carried'

/** An interval `[from, to)` in which a series had one value, epoch milliseconds. */
export interface Interval<Value> {
  from: number
  to: number
  value: Value
}

/** A gap is longer than this number of periods: measurements often come late. */
const tolerance = 2.5
/**
 * A gap is longer than this, whatever the period; milliseconds. Also the period, if neither service nor samples tell
 * it.
 */
export const shortestGap = 15 * minute
/** Minimum number of periods for detecting how often a series is measured. */
const minPeriods = 3
/** Two periods are alike if their ratio is below this. */
const maxRatio = 1.5

/** How often a series is measured; milliseconds. */
export interface Sampling {
  /** Validity of a measurement that has no successor. */
  validFor: number
  /** A gap is longer than this. */
  gap: number
  /** Period that the samples show, milliseconds, if the service states another one or none; else `null`. */
  measuredEvery: number | null
}

/**
 * A measurement is valid until the next one or, if none follows within two and a half periods (at least 15 minutes),
 * for one period. The service states the period; if the samples show another one, that one is used.
 * @param period seconds between two measurements; `null`: not stated
 */
export function detectSampling(period: number | null, samples: readonly Sample[]): Sampling {
  if (hasPushedPeriod(period))
    return { validFor: Number.POSITIVE_INFINITY, gap: Number.POSITIVE_INFINITY, measuredEvery: null }
  const stated = period === null ? null : period * 1000
  const periods = samples
    .slice(1)
    .map(({ measuredAt }, index) => measuredAt - (samples[index]?.measuredAt ?? measuredAt))
  const median = periods.sort((one, other) => one - other)[Math.floor(periods.length / 2)] ?? shortestGap
  const isMeasured = isRegular(periods, median) && (stated === null || !isSimilar(median, stated))
  const validFor = isMeasured ? median : (stated ?? median)
  return {
    validFor,
    gap: Math.max(tolerance * validFor, shortestGap),
    measuredEvery: isMeasured ? median : null,
  }
}

/** Whether most periods are alike to their median. */
function isRegular(periods: readonly number[], median: number): boolean {
  const like = periods.filter((period) => isSimilar(period, median)).length
  return periods.length >= minPeriods && like > periods.length / 2
}

function isSimilar(one: number, other: number): boolean {
  return one < other * maxRatio && other < one * maxRatio
}

/**
 * Intervals of equal values. Gaps and missing time have none.
 * @param read the value of a sample; `null`: the time until the next sample has no interval
 * @param until now, the latest end of an interval; epoch milliseconds
 */
export function toIntervals<Value extends string | number>(
  { missing, ...measured }: Pick<History, 'samples' | 'missing'> & Carried,
  { validFor, gap }: Sampling,
  read: (sample: Sample) => Value | null,
  until: number,
): Interval<Value>[] {
  const result: Interval<Value>[] = []
  const samples = withCarried(measured)
  samples.forEach((sample, index) => {
    const { measuredAt } = sample
    const value = read(sample)
    const next = samples[index + 1]?.measuredAt ?? until
    const missingFrom = missing.find(({ from }) => from > measuredAt)?.from ?? next
    const to = Math.min(missingFrom, next - measuredAt > gap ? measuredAt + validFor : next, until)
    if (value === null || to < measuredAt) return
    const last = result.at(-1)
    if (last?.to === measuredAt && last.value === value) last.to = to
    else result.push({ from: measuredAt, to, value })
  })
  return result
}

/** The parts of `[from, to)` without an interval. */
export function findGaps(intervals: readonly Interval<unknown>[], from: number, to: number): TimeRange[] {
  const gaps: TimeRange[] = []
  let coveredTo = from
  for (const interval of intervals) {
    if (interval.from > coveredTo) gaps.push({ from: coveredTo, to: interval.from })
    coveredTo = Math.max(coveredTo, interval.to)
  }
  if (to > coveredTo) gaps.push({ from: coveredTo, to })
  return gaps
}

/** @returns `null` if the intervals do not reach now, or end with another value */
export function findValueStart<Value>(
  intervals: readonly Interval<Value>[],
  value: Value,
  until: number,
): ValueStart | null {
  const last = intervals.at(-1)
  if (last === undefined || last.value !== value || last.to < until) return null
  return { startedAt: last.from, exact: intervals.at(-2)?.to === last.from, until }
}
