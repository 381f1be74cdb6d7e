import { day, hour, minute } from '../../durations'
import { toTimeLocale } from '../../i18n/time-formats'
import { addDays, offsetAt, startOfDay, toDate } from '../../i18n/zone-time'
import type { TimeRange } from '../../model/history'

const hourIntervals = [5 * minute, 15 * minute, 30 * minute, hour, 3 * hour, 6 * hour, 12 * hour]
/** Days between two ticks. */
const dayIntervals = [1, 2, 7, 14, 28, 56]

/**
 * Full hours or midnights of the zone in `[from, to]`, at most `maxTicks`. Ticks follow local clocks, so a day of a
 * clock change has 23 or 25 hours, and a skipped hour has no tick.
 */
export function listTicks({ from, to }: TimeRange, timeZone: string, maxTicks: number): number[] {
  const dates = listDates(from, to, timeZone)
  const step = hasDays({ from, to })
    ? undefined
    : hourIntervals.find((length) => (to - from) / length <= maxTicks)
  if (step !== undefined)
    return dates.flatMap((date) => clockTicks(date, step, timeZone)).filter((at) => at >= from && at <= to)
  const interval =
    dayIntervals.find((days) => dates.length / days <= maxTicks) ?? Math.ceil(dates.length / maxTicks)
  const isTick = (date: string) => Math.round(Date.parse(date) / day) % interval === monday % interval
  return dates
    .filter((date) => interval === 1 || isTick(date))
    .map((date) => startOfDay(date, timeZone))
    .filter((at) => at >= from && at <= to)
}

/** Returns the words of ticks for the length of what is shown: times, weekdays or dates. */
export function createTickWords(
  timeZone: string,
  language: string,
): (shown: TimeRange, tick: number) => string {
  const locale = toTimeLocale(language)
  const formats = {
    hours: new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' }),
    days: new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short', day: 'numeric' }),
    dates: new Intl.DateTimeFormat(locale, { timeZone, day: 'numeric', month: 'short' }),
  }
  return ({ from, to }, tick) => {
    if (!hasDays({ from, to })) return formats.hours.format(tick)
    return (to - from > 14 * day ? formats.dates : formats.days).format(tick)
  }
}

/** CSS pixels between two ticks. */
const labelWidth = 52

/** Number of ticks that have room. @param width CSS pixels */
export function countTicks(width: number): number {
  return Math.max(2, Math.floor(width / labelWidth))
}

/** Whether ticks are days instead of hours. */
export function hasDays({ from, to }: TimeRange): boolean {
  return to - from > 2 * day
}

/** Days from the epoch to a Monday, where weeks begin. */
const monday = 4

function listDates(from: number, to: number, timeZone: string): string[] {
  const dates: string[] = []
  const last = toDate(to, timeZone)
  for (let date = toDate(from, timeZone); date <= last; date = addDays(date, 1)) dates.push(date)
  return dates
}

function clockTicks(date: string, step: number, timeZone: string): number[] {
  const ticks: number[] = []
  for (let clock = Date.parse(date); clock < Date.parse(date) + day; clock += step) {
    const at = clock - offsetAt(clock - offsetAt(clock, timeZone), timeZone)
    if (at + offsetAt(at, timeZone) === clock) ticks.push(at)
  }
  return ticks
}
