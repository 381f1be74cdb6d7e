import { day, minute } from '../durations'

const formats = new Map<string, Intl.DateTimeFormat>()

function findFormat(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone)
  if (cached) return cached
  const digits = '2-digit'
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: digits,
    day: digits,
    hour: digits,
    minute: digits,
    second: digits,
  })
  formats.set(timeZone, format)
  return format
}

/** Local clock time in the zone, as epoch milliseconds of the same clock time in UTC. */
function clockAt(moment: number, timeZone: string): number {
  const parts = Object.fromEntries(
    findFormat(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** Offset of the zone from UTC, milliseconds. */
export function offsetAt(moment: number, timeZone: string): number {
  const whole = Math.floor(moment / 1000) * 1000
  return clockAt(whole, timeZone) - whole
}

/** Calendar day in the zone, as `2026-03-29`. */
export function toDate(moment: number, timeZone: string): string {
  return new Date(clockAt(moment, timeZone)).toISOString().slice(0, 10)
}

/** Adds days to a calendar day. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * day).toISOString().slice(0, 10)
}

/** Epoch milliseconds of the first moment of a calendar day, also if clocks change at midnight. */
export function startOfDay(date: string, timeZone: string): number {
  const midnight = Date.parse(date)
  const offsets = [offsetAt(midnight - day, timeZone), offsetAt(midnight + day, timeZone)]
  const [first, second] = offsets.sort((one, other) => other - one).map((offset) => midnight - offset)
  return first !== undefined && toDate(first, timeZone) === date ? first : (second ?? midnight)
}

/** ISO 8601 with the zone's offset at that moment: `2026-03-29T03:05:00+02:00`. */
export function formatInstant(moment: number, timeZone: string): string {
  const offset = offsetAt(moment, timeZone)
  const minutes = Math.abs(Math.round(offset / minute))
  const digits = (count: number) => String(count).padStart(2, '0')
  const sign = offset < 0 ? '-' : '+'
  const local = new Date(moment + offset).toISOString().replace(/(\.000)?Z$/, '')
  return `${local}${sign}${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`
}

/** An interval `[from, to)` with one offset from UTC, milliseconds. */
export interface OffsetTime {
  from: number
  to: number
  offset: number
}

/** Splits `[from, to)` at the zone's clock changes. Assumes at most one in 24 hours, at a whole second. */
export function splitAtChanges(from: number, to: number, timeZone: string): OffsetTime[] {
  let last: OffsetTime = { from, to, offset: offsetAt(from, timeZone) }
  const times = [last]
  for (let moment = from; moment < to; moment += day) {
    const next = Math.min(moment + day, to)
    const offset = offsetAt(next, timeZone)
    if (offset === last.offset) continue
    last.to = findChange(moment, next, timeZone)
    last = { from: last.to, to, offset }
    times.push(last)
  }
  return times.filter((time) => time.from < time.to)
}

/** Finds the first second with the offset of `late`; `early` has another one. */
function findChange(early: number, late: number, timeZone: string): number {
  const offset = offsetAt(late, timeZone)
  let before = Math.floor(early / 1000)
  let after = Math.floor(late / 1000)
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offsetAt(middle * 1000, timeZone) === offset) after = middle
    else before = middle
  }
  return after * 1000
}
