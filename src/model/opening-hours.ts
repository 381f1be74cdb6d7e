import { minute } from '../durations'
import type { OpeningHours, OpenSpan } from './station'

const minutesOfDay = 24 * 60
const minutesOfWeek = 7 * minutesOfDay

/** `HH:mm` as minutes since midnight, `24:00` included; `null` for anything else. */
export function parseMinutes(time: string): number | null {
  const match = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(time)
  if (match === null) return null
  const minutes = Number(match[1]) * 60 + Number(match[2])
  return minutes <= minutesOfDay ? minutes : null
}

/** Cache by minute, because all stations are checked for the same moment. It is cleared when it grows. */
interface LocalTimeCache {
  format: Intl.DateTimeFormat
  minutes: Map<number, number>
}
const maxCached = 5_000

const localTimes = new Map<string, LocalTimeCache>()

/** Creating a formatter is slow, and a region has one time zone. */
function findLocalTimes(timeZone: string): LocalTimeCache {
  let clock = localTimes.get(timeZone)
  if (clock === undefined) {
    const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
    const format = new Intl.DateTimeFormat('en', { timeZone, weekday: 'short', ...time })
    clock = { format, minutes: new Map() }
    localTimes.set(timeZone, clock)
  }
  return clock
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Minutes since Monday 00:00 in local time. Zones differ from UTC by whole minutes. */
function minuteOfWeek(moment: number, timeZone: string): number {
  const { format, minutes } = findLocalTimes(timeZone)
  const key = Math.floor(moment / minute)
  const found = minutes.get(key)
  if (found !== undefined) return found
  const parts = format.formatToParts(moment)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  const time = Number(part('hour')) * 60 + Number(part('minute'))
  const local = weekdays.indexOf(part('weekday')) * minutesOfDay + time
  if (minutes.size >= maxCached) minutes.clear()
  minutes.set(key, local)
  return local
}

/** Cache of the spans of a week as pairs of minutes since Monday 00:00, because every query needs them. */
const weeks = new WeakMap<readonly OpenSpan[], readonly number[]>()

function toWeek(spans: readonly OpenSpan[]): readonly number[] {
  const cached = weeks.get(spans)
  if (cached) return cached
  const week = spans.flatMap(({ weekday, begin, end }) => {
    const from = parseMinutes(begin)
    const to = parseMinutes(end)
    const day = (weekday - 1) * minutesOfDay
    return from === null || to === null ? [] : [day + from, day + to]
  })
  weeks.set(spans, week)
  return week
}

function isWithin(week: readonly number[], local: number): boolean {
  for (let index = 0; index < week.length; index += 2)
    if (local >= (week[index] ?? 0) && local < (week[index + 1] ?? 0)) return true
  return false
}

/**
 * Whether a station is open at a moment; `null`: its hours are unknown.
 * @param moment epoch milliseconds
 */
export function isOpenAt(hours: OpeningHours | null, moment: number): boolean | null {
  if (hours === null) return null
  if (hours.kind === 'always') return true
  if (hours.exceptions.length > 0) {
    const exceptions = hours.exceptions.filter(({ from, to }) => moment >= from && moment < to)
    // If exceptions contradict each other, shut is the safer answer.
    if (exceptions.length > 0) return exceptions.every(({ open }) => open)
  }
  if (hours.spans.length === 0) return null
  return isWithin(toWeek(hours.spans), minuteOfWeek(moment, hours.timeZone))
}

const maxAhead = 8 * minutesOfDay * minute

/**
 * Next moment at which a station opens or closes, to the minute; `null` if there is none within eight days, or its
 * hours are unknown now or then.
 * @param now epoch milliseconds
 */
export function findNextChange(hours: OpeningHours | null, now: number): number | null {
  if (hours === null || hours.kind === 'always') return null
  const isOpen = isOpenAt(hours, now)
  if (isOpen === null) return null
  const moments = [
    ...weeklyMoments(toWeek(hours.spans), now, hours.timeZone),
    ...hours.exceptions.flatMap(({ from, to }) => [from, to]),
  ]
  moments.sort((one, other) => one - other)
  for (const moment of moments) {
    if (moment <= now || moment > now + maxAhead) continue
    const then = isOpenAt(hours, moment)
    if (then !== isOpen) return then === null ? null : moment
  }
  return null
}

/**
 * Lists the moments of the next eight days at which a station may open or close: when local time reaches an end of a
 * span, and at clock changes. A repeated hour yields its minutes twice. Extra moments do no harm, because the caller
 * checks each.
 */
function weeklyMoments(week: readonly number[], moment: number, timeZone: string): number[] {
  const before = clockOffset(moment, timeZone)
  const after = clockOffset(moment + maxAhead, timeZone)
  const atOffset = (offset: number) => week.flatMap((local) => weekly(local - offset, moment))
  if (before === after) return atOffset(before)
  return [...atOffset(before), clockChange(moment, timeZone), ...atOffset(after)]
}

/** The next two moments, epoch milliseconds, at this minute of the week counted from the epoch. */
function weekly(minutes: number, moment: number): number[] {
  const begin = Math.floor(moment / minute)
  const next = begin + modulo(minutes - begin)
  return [next * minute, (next + minutesOfWeek) * minute]
}

/** Minutes by which the local week is ahead of a week that begins at the epoch. */
function clockOffset(moment: number, timeZone: string): number {
  return modulo(minuteOfWeek(moment, timeZone) - Math.floor(moment / minute))
}

/** Minute of a clock change within the next eight days. No zone has two in that time. */
function clockChange(moment: number, timeZone: string): number {
  const before = clockOffset(moment, timeZone)
  let same = Math.floor(moment / minute)
  let changed = same + maxAhead / minute
  while (changed - same > 1) {
    const middle = Math.floor((same + changed) / 2)
    if (clockOffset(middle * minute, timeZone) === before) same = middle
    else changed = middle
  }
  return changed * minute
}

function modulo(minutes: number): number {
  return ((minutes % minutesOfWeek) + minutesOfWeek) % minutesOfWeek
}
