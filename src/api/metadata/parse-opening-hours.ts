import { isTimeZone } from '../../contract/time-zone'
import { isRecord } from '../../contract/type-guards'
import { parseMinutes } from '../../model/opening-hours'
import type { OpeningHours, OpenSpan } from '../../model/station'
import { type Metadata, parseNumber, parseRecords, parseText } from './metadata'

const week = [1, 2, 3, 4, 5, 6, 7]

/**
 * Parses OCPI's `opening_times`; `null`: nothing reliable. Times of day are local, exceptions are moments.
 * @param timeZone IANA name; may be empty or wrong
 */
export function parseOpeningHours(times: unknown, timeZone: unknown): OpeningHours | null {
  if (!isRecord(times)) return null
  const exceptions = [
    ...parseExceptions(times.exceptional_closings, false),
    ...parseExceptions(times.exceptional_openings, true),
  ]
  const spans =
    times.twentyfourseven === true
      ? week.map(wholeDay)
      : parseRecords(times.regular_hours).flatMap(parseSpans)
  const zone = parseText(timeZone)
  return toHours(spans, exceptions, isValidZone(zone) ? zone : '')
}

function toHours(
  spans: OpenSpan[],
  exceptions: ReturnType<typeof parseExceptions> = [],
  timeZone = '',
): OpeningHours | null {
  const always = week.every((day) => spans.some((span) => isWholeDay(span, day)))
  if (always && exceptions.every(({ open }) => open)) return { kind: 'always' }
  if (spans.length === 0 && exceptions.length === 0) return null
  return { kind: 'weekly', spans, exceptions, timeZone }
}

/**
 * The same hours every day, and the whole day if both times are equal; `null` if one of them is no time of day.
 * @param begin `HH:mm` in local time
 * @param end `HH:mm`; before `begin`: on the next day
 */
export function everyDay(begin: string, end: string): OpeningHours | null {
  return toHours(week.flatMap((weekday) => parseSpans({ weekday, period_begin: begin, period_end: end })))
}

/**
 * Adds the configured region's zone to hours without one; without a configured one, UTC: the calendar of OCPI's
 * moments.
 */
export function addTimeZone(hours: OpeningHours | null, timeZone = 'UTC'): OpeningHours | null {
  return hours?.kind === 'weekly' && hours.timeZone === '' ? { ...hours, timeZone } : hours
}

function wholeDay(weekday: number): OpenSpan {
  return { weekday, begin: '00:00', end: '24:00' }
}

function isWholeDay({ weekday, begin, end }: OpenSpan, day: number): boolean {
  return weekday === day && begin === '00:00' && end === '24:00'
}

/** OCPI has no 24:00: a day ends at 00:00 or 23:59. Hours that end when or before they begin end on the next day. */
function parseSpans(hours: Metadata): OpenSpan[] {
  const weekday = parseNumber(hours.weekday)
  const begin = parseText(hours.period_begin)
  const statedEnd = parseText(hours.period_end)
  const end = statedEnd === '00:00' || statedEnd === '23:59' ? '24:00' : statedEnd
  const from = parseMinutes(begin)
  const to = parseMinutes(end)
  if (weekday === null || !week.includes(weekday) || from === null || to === null) return []
  if (from < to) return [{ weekday, begin, end }]
  return [
    { weekday, begin, end: '24:00' },
    { weekday: (weekday % 7) + 1, begin: '00:00', end },
  ]
}

function parseExceptions(periods: unknown, open: boolean): { from: number; to: number; open: boolean }[] {
  return parseRecords(periods).flatMap(({ period_begin, period_end }) => {
    const from = parseMoment(period_begin)
    const to = parseMoment(period_end)
    return from < to ? [{ from, to, open }] : []
  })
}

/** OCPI's moments are ISO 8601 in UTC, also without an offset. */
function parseMoment(field: unknown): number {
  const text = parseText(field)
  return Date.parse(/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`)
}

/** Whether names that feeds state are time zones: the check of one is slow. */
const checkedZones = new Map<string, boolean>()

function isValidZone(name: string): boolean {
  if (name === '') return false
  let isZone = checkedZones.get(name)
  if (isZone === undefined) {
    isZone = isTimeZone(name)
    // Feeds have a few zones; invalid names must not fill the memory.
    if (checkedZones.size < 100) checkedZones.set(name, isZone)
  }
  return isZone
}
