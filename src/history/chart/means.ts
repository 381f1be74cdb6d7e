import { day, hour } from '../../durations'
import { addDays, splitAtChanges, startOfDay, toDate } from '../../i18n/zone-time'
import type { TimeRange } from '../../model/history'
import type { Interval } from '../intervals'
import { findIndex } from './find-index'
import type { LinePoints } from './line-points'
import { toStepPoints } from './line-points'

/** Length of the intervals of local time that means are calculated for. */
export type Step = 'hour' | 'day'
/** What a chart shows: each measurement, or the mean of each hour or day. */
export type Detail = 'samples' | Step

/** Values of one hour or day of local time, `[from, to)` in epoch milliseconds. */
export interface Mean {
  from: number
  to: number
  /** Weighted by the time for which each value is known. */
  mean: number
  min: number
  max: number
  /** Known time within `[from, to)`. */
  knownTime: TimeRange[]
}

export interface Means {
  /** The hours or days of which at least half is known, see `selectKnown`. */
  list: readonly Mean[]
  /** These means as steps over the known time only. */
  points: LinePoints
  /** Whether some hours or days are left out, because less than half of each is known. */
  isPart: boolean
}

/** Longest window that always shows measurements. */
export const longestOfSamples = 3 * day
/** Longest window with a mean for each hour; with 240 of them. */
const longestOfHours = 10 * day
/**
 * Maximum number of changes of a line in a window at which people still see single ones. With more, the rises and falls
 * of a count are closer than the dashes of a compared line, and than 3 pixels in a panel.
 */
const maxChanges = 120

/** Detail for a window: measurements if it is short, or if no line has many changes in it. */
export function chooseDetail(lines: readonly { points: LinePoints }[], { from, to }: TimeRange): Detail {
  if (to - from <= longestOfSamples) return 'samples'
  if (!lines.some(({ points }) => countChanges(points, { from, to }) > maxChanges)) return 'samples'
  return to - from <= longestOfHours ? 'hour' : 'day'
}

/** Values that differ from the one before. A gap is no change. */
function countChanges([moments, values]: LinePoints, { from, to }: TimeRange): number {
  const known = values
    .slice(findIndex(moments, from), findIndex(moments, to))
    .filter((value) => value !== null)
  return known.filter((value, index) => index > 0 && value !== known[index - 1]).length
}

/** Returns a function that calculates the means of a series when a step is first asked for. */
export function createMeans(intervals: readonly Interval<number>[], timeZone: string): (step: Step) => Means {
  const cache = new Map<Step, Means>()
  return (step) => {
    const cached = cache.get(step)
    if (cached) return cached
    const all = toMeans(intervals, step, timeZone)
    const list = selectKnown(all)
    const runs = list.flatMap(({ knownTime, mean }) => knownTime.map((run) => ({ ...run, value: mean })))
    const means = { list, points: toStepPoints(runs), isPart: list.length < all.length }
    cache.set(step, means)
    return means
  }
}

const sumLengths = (times: readonly TimeRange[]) => times.reduce((sum, { from, to }) => sum + to - from, 0)

/**
 * Leaves out hours and days of which less than half is known. At both ends of a range that may be a few minutes, whose
 * mean is not that of a day. A series that is measured for some hours of each day keeps all its means.
 */
function selectKnown(means: readonly Mean[]): readonly Mean[] {
  const known = means.filter(({ from, to, knownTime }) => sumLengths(knownTime) >= (to - from) / 2)
  const sumKnown = (some: readonly Mean[]) => sumLengths(some.flatMap(({ knownTime }) => knownTime))
  return sumKnown(known) >= sumKnown(means) / 2 ? known : means
}

/** Means of the hours or days of a zone that have known time. Ends of intervals are not rounded. */
export function toMeans(intervals: readonly Interval<number>[], step: Step, timeZone: string): Mean[] {
  const [first, last] = [intervals[0], intervals.at(-1)]
  if (!first || !last) return []
  const bounds = listBounds({ from: first.from, to: last.to }, step, timeZone)
  const means: Mean[] = []
  let index = 0
  for (const { from, to, value } of intervals) {
    let at = from
    while (at < to) {
      while ((bounds[index + 1] ?? Number.POSITIVE_INFINITY) <= at) index += 1
      const span = { from: bounds[index] ?? at, to: bounds[index + 1] ?? to }
      const end = Math.min(span.to, to)
      addValue(means, span, { from: at, to: end, value })
      at = end
    }
  }
  return means
}

function addValue(means: Mean[], span: TimeRange, { from, to, value }: Interval<number>): void {
  const last = means.at(-1)
  if (last?.from !== span.from) {
    means.push({ ...span, mean: value, min: value, max: value, knownTime: [{ from, to }] })
    return
  }
  const before = sumLengths(last.knownTime)
  last.mean += ((value - last.mean) * (to - from)) / (before + to - from)
  last.min = Math.min(last.min, value)
  last.max = Math.max(last.max, value)
  const run = last.knownTime.at(-1)
  if (run?.to === from) run.to = to
  else last.knownTime.push({ from, to })
}

/** Starts of the hours or days that cover `[from, to)`, and the end of the last one. */
export function listBounds({ from, to }: TimeRange, step: Step, timeZone: string): number[] {
  return step === 'day' ? listDays(from, to, timeZone) : listHours(from, to, timeZone)
}

function listDays(from: number, to: number, timeZone: string): number[] {
  const bounds: number[] = []
  for (let date = toDate(from, timeZone); (bounds.at(-1) ?? from) < to || bounds.length < 2; ) {
    bounds.push(startOfDay(date, timeZone))
    date = addDays(date, 1)
  }
  return bounds
}

/** Starts of hours, and the end. An hour that a clock change repeats counts as two. */
function listHours(from: number, to: number, timeZone: string): number[] {
  const times = splitAtChanges(from, to, timeZone)
  const bounds = times.flatMap((time) => {
    const starts: number[] = []
    const first = Math.floor((time.from + time.offset) / hour) * hour - time.offset
    for (let at = first; at < time.to; at += hour) starts.push(at)
    return starts
  })
  const last = bounds.at(-1)
  return last === undefined ? [] : [...bounds, last + hour]
}
