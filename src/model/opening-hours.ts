import type { OpeningHours, OpenSpan } from './station'

const minute = 60_000
const minutesOfDay = 24 * 60
const minutesOfWeek = 7 * minutesOfDay

/** `HH:mm` as minutes since midnight, `24:00` included; `null` for anything else. */
export function parseMinutes(time: string): number | null {
  const match = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(time)
  if (match === null) return null
  const minutes = Number(match[1]) * 60 + Number(match[2])
  return minutes <= minutesOfDay ? minutes : null
}

/** Local times are asked of all stations for one moment: kept by minute, as long as they are few. */
interface Clock {
  format: Intl.DateTimeFormat
  known: Map<number, number>
}
const knownMost = 5_000

const clocks = new Map<string, Clock>()

/** Making a formatter is dear, and a region has one time zone. */
function findClock(timeZone: string): Clock {
  let clock = clocks.get(timeZone)
  if (clock === undefined) {
    const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
    const format = new Intl.DateTimeFormat('en', { timeZone, weekday: 'short', ...time })
    clock = { format, known: new Map() }
    clocks.set(timeZone, clock)
  }
  return clock
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** Minutes since Monday 00:00 on the clocks there; zones differ by whole minutes. */
function minuteOfWeek(at: number, timeZone: string): number {
  const { format, known } = findClock(timeZone)
  const key = Math.floor(at / minute)
  const found = known.get(key)
  if (found !== undefined) return found
  const parts = format.formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  const time = Number(part('hour')) * 60 + Number(part('minute'))
  const local = weekdays.indexOf(part('weekday')) * minutesOfDay + time
  if (known.size >= knownMost) known.clear()
  known.set(key, local)
  return local
}

/** When the spans of a week begin and end: pairs of minutes since Monday 00:00. Each is asked about at every look. */
const weeks = new WeakMap<readonly OpenSpan[], readonly number[]>()

function toWeek(spans: readonly OpenSpan[]): readonly number[] {
  const known = weeks.get(spans)
  if (known) return known
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
 * Whether a place can be used at a moment; `null` where its hours are not known.
 * @param at epoch milliseconds
 * @param timeZone of the region, for stations that name none
 */
export function isOpenAt(hours: OpeningHours | null, at: number, timeZone: string): boolean | null {
  if (hours === null) return null
  if (hours.kind === 'always') return true
  if (hours.exceptions.length > 0) {
    const exceptions = hours.exceptions.filter(({ from, to }) => at >= from && at < to)
    // Closed is the safer answer where a feed says both.
    if (exceptions.length > 0) return exceptions.every(({ open }) => open)
  }
  if (hours.spans.length === 0) return null
  return isWithin(toWeek(hours.spans), minuteOfWeek(at, hours.timeZone ?? timeZone))
}

const farthest = 8 * minutesOfDay * minute

/**
 * When a place opens or closes next, to the minute; `null` where it does neither within eight days, or where its hours
 * are not known, now or then.
 * @param at epoch milliseconds
 * @param timeZone of the region, for stations that name none
 */
export function nextChange(hours: OpeningHours | null, at: number, timeZone: string): number | null {
  if (hours === null || hours.kind === 'always') return null
  const isOpen = isOpenAt(hours, at, timeZone)
  if (isOpen === null) return null
  const moments = [
    ...weeklyMoments(toWeek(hours.spans), at, hours.timeZone ?? timeZone),
    ...hours.exceptions.flatMap(({ from, to }) => [from, to]),
  ]
  moments.sort((one, other) => one - other)
  for (const moment of moments) {
    if (moment <= at || moment > at + farthest) continue
    const then = isOpenAt(hours, moment, timeZone)
    if (then !== isOpen) return then === null ? null : moment
  }
  return null
}

/**
 * Every moment of the next eight days at which the hours of a week can change: where the clocks show one of its
 * minutes, and where the clocks themselves are changed. An hour that is shown twice gives each of its minutes twice.
 * A few moments too many do no harm: the caller asks what holds at each.
 */
function weeklyMoments(week: readonly number[], at: number, timeZone: string): number[] {
  const before = clockOffset(at, timeZone)
  const after = clockOffset(at + farthest, timeZone)
  const atOffset = (offset: number) => week.flatMap((local) => weekly(local - offset, at))
  if (before === after) return atOffset(before)
  return [...atOffset(before), clockChange(at, timeZone), ...atOffset(after)]
}

/** The next two moments, epoch milliseconds, that are so many minutes of a week after the epoch's own. */
function weekly(minutes: number, at: number): number[] {
  const begin = Math.floor(at / minute)
  const next = begin + modulo(minutes - begin)
  return [next * minute, (next + minutesOfWeek) * minute]
}

/** Minutes of a week by which the clocks there are ahead of the epoch's. */
function clockOffset(at: number, timeZone: string): number {
  return modulo(minuteOfWeek(at, timeZone) - Math.floor(at / minute))
}

/** The minute of the next eight days at which the clocks there are changed; no zone changes them twice in that time. */
function clockChange(at: number, timeZone: string): number {
  const before = clockOffset(at, timeZone)
  let same = Math.floor(at / minute)
  let changed = same + farthest / minute
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
