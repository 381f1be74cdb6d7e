import type { History, Sample } from '../model/history'

/** A time in which a series is known to have had one value: `[from, to)`, epoch milliseconds. */
export interface Piece<Value> {
  from: number
  to: number
  value: Value
}

const minute = 60_000
/** A series that is noted as measured this often, in seconds, tells its changes and is silent between them. */
const pushedPeriod = 1
/** Rounds come late: this share of a period more is no gap. */
const tolerance = 2.5
/** Milliseconds of silence that are never a gap. */
export const shortestGap = 15 * minute
/** Fewer intervals than this do not show how often a series is measured. */
const fewestIntervals = 3
/** An interval is like another one, and a period what was stated, when neither is this many times the other. */
const likeness = 1.5

/** How long a measurement counts, and after how long a silence there is a gap; milliseconds. */
export interface Cadence {
  holds: number
  gap: number
  /** The usual interval of the samples where the service states another period, or none; else `null`. */
  measuredEvery: number | null
}

/**
 * A measurement counts until the next one, or, where that does not come within two and a half periods, for one period.
 * The period is the one that the service states, unless the samples themselves show another one.
 * @param period seconds between two measurements; `null` where the service does not say
 */
export function cadenceOf(period: number | null, samples: readonly Sample[]): Cadence {
  if (period !== null && period <= pushedPeriod)
    return { holds: Number.POSITIVE_INFINITY, gap: Number.POSITIVE_INFINITY, measuredEvery: null }
  const stated = period === null ? null : period * 1000
  const intervals = samples.slice(1).map(({ at }, index) => at - (samples[index]?.at ?? at))
  const median = intervals.sort((one, other) => one - other)[Math.floor(intervals.length / 2)] ?? shortestGap
  const isMeasured = isRegular(intervals, median) && (stated === null || !isLike(median, stated))
  const holds = isMeasured ? median : (stated ?? median)
  return { holds, gap: Math.max(tolerance * holds, shortestGap), measuredEvery: isMeasured ? median : null }
}

/** Whether most intervals are like their median. */
function isRegular(intervals: readonly number[], median: number): boolean {
  const like = intervals.filter((interval) => isLike(interval, median)).length
  return intervals.length >= fewestIntervals && like > intervals.length / 2
}

function isLike(one: number, other: number): boolean {
  return one < other * likeness && other < one * likeness
}

/**
 * What was known when: neighbours with the same value are one piece, and where nothing was measured, or could not be
 * fetched, there is none.
 * @param read the value of a sample; `null` leaves it out, as if it told nothing
 * @param until the present: nothing is known after it
 */
export function piecesOf<Value extends string | number>(
  { samples, missing }: Pick<History, 'samples' | 'missing'>,
  { holds, gap }: Cadence,
  read: (sample: Sample) => Value | null,
  until: number,
): Piece<Value>[] {
  const pieces: Piece<Value>[] = []
  samples.forEach((sample, index) => {
    const { at } = sample
    const value = read(sample)
    const next = samples[index + 1]?.at ?? until
    const lost = missing.find(({ from }) => from > at)?.from ?? next
    const to = Math.min(lost, next - at > gap ? at + holds : next, until)
    if (value === null || to < at) return
    const last = pieces.at(-1)
    if (last?.to === at && last.value === value) last.to = to
    else pieces.push({ from: at, to, value })
  })
  return pieces
}

/** Times of `[from, to)` without a piece. */
export function gapsOf(
  pieces: readonly Piece<unknown>[],
  from: number,
  to: number,
): { from: number; to: number }[] {
  const gaps: { from: number; to: number }[] = []
  let known = from
  for (const piece of pieces) {
    if (piece.from > known) gaps.push({ from: known, to: piece.from })
    known = Math.max(known, piece.to)
  }
  if (to > known) gaps.push({ from: known, to })
  return gaps
}

/** Since when the last value has been so; `exact` if its beginning was seen, else it may have been so for longer. */
export interface Since {
  at: number
  exact: boolean
}

/** @returns `null` when the pieces do not reach the present, or end in another value */
export function sinceOf<Value>(pieces: readonly Piece<Value>[], value: Value, until: number): Since | null {
  const last = pieces.at(-1)
  if (last === undefined || last.value !== value || last.to < until) return null
  return { at: last.from, exact: pieces.at(-2)?.to === last.from }
}
