import type { OpeningHours, OpenSpan } from './station'

const minutesOfDay = 24 * 60

/** `HH:mm` as minutes since midnight, `24:00` included; `null` for anything else. */
export function minutesOf(time: string): number | null {
  const match = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(time)
  if (match === null) return null
  const minutes = Number(match[1]) * 60 + Number(match[2])
  return minutes <= minutesOfDay ? minutes : null
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Making a formatter is dear, and a region has one time zone. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone)
  if (clock === undefined) {
    const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
    clock = new Intl.DateTimeFormat('en', { timeZone, weekday: 'short', ...time })
    clocks.set(timeZone, clock)
  }
  return clock
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

function localTime(at: number, timeZone: string): { weekday: number; minute: number } {
  const parts = clockOf(timeZone).formatToParts(at)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return {
    weekday: weekdays.indexOf(part('weekday')) + 1,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

function holds(span: OpenSpan, weekday: number, minute: number): boolean {
  const begin = minutesOf(span.begin)
  const end = minutesOf(span.end)
  return begin !== null && end !== null && span.weekday === weekday && minute >= begin && minute < end
}

/**
 * Whether a place can be used at a moment; `null` where its hours are not known.
 * @param at epoch milliseconds
 * @param timeZone of the region, for stations that name none
 */
export function isOpenAt(hours: OpeningHours | null, at: number, timeZone: string): boolean | null {
  if (hours === null) return null
  if (hours.kind === 'always') return true
  const exceptions = hours.exceptions.filter(({ from, to }) => at >= from && at < to)
  // Closed is the safer answer where a feed says both.
  if (exceptions.length > 0) return exceptions.every(({ open }) => open)
  if (hours.spans.length === 0) return null
  const { weekday, minute } = localTime(at, hours.timeZone ?? timeZone)
  return hours.spans.some((span) => holds(span, weekday, minute))
}
