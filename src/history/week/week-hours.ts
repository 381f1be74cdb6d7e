import { day, hour } from '../../durations'
import { type OffsetTime, offsetAt, splitAtChanges } from '../../i18n/zone-time'
import type { History, Sample, TimeRange } from '../../model/history'
import { type Sampling, toIntervals } from '../intervals'

/** Values of a series in one hour of one weekday. */
export interface WeekHour {
  /** Mean value weighted by time; `null` without known time. */
  mean: number | null
  /** Known time, milliseconds, summed over all weeks. */
  known: number
  /** Weeks with known time in the hour. */
  weeks: number
  /** Measurements whose value was valid in the hour, each counted once: also one that was sent before it. */
  samples: number
}

export const hoursOfDay = 24
export const daysOfWeek = 7
/** Days from a Monday to 1 January 1970. */
const epochWeekday = 3

/** Sums of one hour of one weekday. Sums of several series can be added. */
export interface WeekSum {
  /** Value times milliseconds. */
  weighted: number
  /** Known time, milliseconds. */
  known: number
  /** Numbers of the calendar weeks with known time. */
  weeks: Set<number>
  samples: number
}

/**
 * The week's 168 hours in local time of the zone, Monday 0:00 first: `index = weekday * 24 + hour`. A repeated hour of
 * a clock change counts twice, a skipped one not at all. Gaps of the history have no weight.
 * @param read the value of a sample; `null` leaves the sample out
 * @param timeRange the time that is counted, up to now; epoch milliseconds
 */
export function averageByWeekHour(
  history: Pick<History, 'samples' | 'missing'>,
  sampling: Sampling,
  read: (sample: Sample) => number | null,
  { from, to }: TimeRange,
  timeZone: string,
): WeekHour[] {
  const sums = emptyWeek()
  addToWeek(sums, history, { sampling, read, timeRange: { from, to }, timeZone })
  return toWeekHours(sums)
}

/** Sums of the 168 hours, in the order of `averageByWeekHour`. */
export function emptyWeek(): WeekSum[] {
  return Array.from({ length: daysOfWeek * hoursOfDay }, () => {
    return { weighted: 0, known: 0, weeks: new Set(), samples: 0 }
  })
}

/** Input for adding a series. */
interface SeriesReader {
  sampling: Sampling
  read(sample: Sample): number | null
  timeRange: TimeRange
  timeZone: string
}

/** Adds a series. */
export function addToWeek(
  sums: readonly WeekSum[],
  history: Pick<History, 'samples' | 'missing'>,
  { sampling, read, timeRange: { from, to }, timeZone }: SeriesReader,
): void {
  const times = splitAtChanges(from, to, timeZone)
  for (const interval of toIntervals(history, sampling, read, to)) {
    walkHours(interval, times, (cell, length, moment) => {
      const sum = sums[cell]
      if (sum) addTime(sum, interval.value, length, findWeek(moment))
    })
  }
  // Intervals of single measurements: none has the value of another one, so none is joined.
  const readMoment = (sample: Sample) => (read(sample) === null ? null : sample.measuredAt)
  const lastCounted: number[] = []
  for (const interval of toIntervals(history, sampling, readMoment, to)) {
    walkHours(interval, times, (cell) => {
      const sum = sums[cell]
      // A value that lasts for weeks comes to the same hour of the week again.
      if (!sum || lastCounted[cell] === interval.value) return
      lastCounted[cell] = interval.value
      sum.samples += 1
    })
  }
}

/** Adds the sums of other series. */
export function addWeek(sums: readonly WeekSum[], more: readonly WeekSum[]): void {
  for (const [index, sum] of sums.entries()) {
    const { weighted = 0, known = 0, weeks = [], samples = 0 } = more[index] ?? {}
    sum.weighted += weighted
    sum.known += known
    sum.samples += samples
    for (const week of weeks) sum.weeks.add(week)
  }
}

/** Means of the sums; a week with known time in several series counts once. */
export function toWeekHours(sums: readonly WeekSum[]): WeekHour[] {
  return sums.map(({ weighted, known, weeks, samples }) => {
    return { mean: known > 0 ? weighted / known : null, known, weeks: weeks.size, samples }
  })
}

/**
 * Calls `visit` for each piece of a period that is in one hour of the clock.
 * @param times the counted time, in parts with one offset from UTC
 */
function walkHours(
  { from, to }: TimeRange,
  times: readonly OffsetTime[],
  visit: (cell: number, length: number, moment: number) => void,
): void {
  for (const time of times) {
    const end = Math.min(to, time.to) + time.offset
    let moment = Math.max(from, time.from) + time.offset
    while (moment < end) {
      const next = Math.min((Math.floor(moment / hour) + 1) * hour, end)
      visit(findCell(moment), next - moment, moment)
      moment = next
    }
  }
}

function addTime(sum: WeekSum, value: number, length: number, week: number): void {
  sum.weighted += value * length
  sum.known += length
  sum.weeks.add(week)
}

/** Index of a moment's hour among the week's 168. */
export function weekHourAt(moment: number, timeZone: string): number {
  return findCell(moment + offsetAt(moment, timeZone))
}

const daysAt = (clock: number) => Math.floor(clock / day) + epochWeekday

/** @param clock local clock time, as epoch milliseconds of the same clock time in UTC */
function findCell(clock: number): number {
  const weekday = daysAt(clock) % daysOfWeek
  return weekday * hoursOfDay + (Math.floor(clock / hour) % hoursOfDay)
}

function findWeek(clock: number): number {
  return Math.floor(daysAt(clock) / daysOfWeek)
}
