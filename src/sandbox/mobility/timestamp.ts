import { minute } from '../../durations'
import { RefusalError } from './query-error'

const quarterHour = 15 * minute
// In an address `+` means a space. The service accepts a space as `+`.
const offsetPattern = /^(?:UTC|GMT|UT)?([+ -])(\d\d?)(?::?(\d\d))?$/

/** Writes a moment like the service: `2024-05-01 14:00:00.000+0200`, which is not ISO 8601. */
export type TimestampWriter = (epochMilliseconds: number) => string

/** @throws RefusalError if the time zone does not exist */
export function timestampWriterIn(timeZone: string): TimestampWriter {
  try {
    return timestampWriter(timeZone)
  } catch (error) {
    if (error instanceof RangeError) throw new RefusalError(`Unknown time-zone ID: ${timeZone}`, 500)
    throw error
  }
}

function timestampWriter(timeZone: string): TimestampWriter {
  const fixed = fixedOffset(timeZone)
  const offsetAt = fixed === null ? zoneOffset(timeZone) : () => fixed
  // Keep the last text: a row contains its time at least twice, and many stations are polled in the same second.
  let last = { moment: Number.NaN, text: '' }
  return (moment) => {
    if (moment !== last.moment) last = { moment, text: write(moment) }
    return last.text
  }

  function write(moment: number): string {
    const offset = offsetAt(moment)
    const local = new Date(moment + offset).toISOString().replace('T', ' ').slice(0, -1)
    const minutes = Math.abs(offset) / minute
    const hours = String(Math.floor(minutes / 60)).padStart(2, '0')
    return `${local}${offset < 0 ? '-' : '+'}${hours}${String(minutes % 60).padStart(2, '0')}`
  }
}

export const utc = timestampWriter('UTC')

/** Returns the offset of `+02:00`, `GMT-3` or `Z`, milliseconds; `null`: a name. */
function fixedOffset(timeZone: string): number | null {
  if (timeZone === 'Z') return 0
  const [, sign, hours, minutes = '0'] = offsetPattern.exec(timeZone) ?? []
  if (sign === undefined || Number(hours) > 18 || Number(minutes) > 59) return null
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minute
}

/** Returns the milliseconds by which a zone is ahead of UTC. Offsets change only at quarters of an hour. */
function zoneOffset(timeZone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const offsets = new Map<number, number>()
  return (moment) => {
    const quarter = Math.floor(moment / quarterHour) * quarterHour
    const offset = offsets.get(quarter) ?? localClock(format, quarter) - quarter
    offsets.set(quarter, offset)
    return offset
  }
}

/** Returns the local date and time as if they were in UTC, epoch milliseconds. */
function localClock(format: Intl.DateTimeFormat, moment: number): number {
  const part = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part
  return Date.UTC(year, month - 1, day, hour, minute)
}

const momentPattern =
  /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d)?(?::(\d\d))?(?::(\d\d))?(?:\.(\d{3}))?)?(?:(Z)|([+-]\d\d):?(\d\d))?$/

/**
 * Parses `yyyy-MM-dd['T'[HH][:mm][:ss][.SSS]][Z]`; without an offset it is UTC.
 * @returns epoch milliseconds; `null`: another text
 */
export function parseMoment(text: string): number | null {
  const match = momentPattern.exec(text)
  if (match === null) return null
  const [, date, hour = '00', minute = '00', second = '00', milli = '000', , zoneHour, zoneMinute] = match
  const zone = zoneHour === undefined ? 'Z' : `${zoneHour}:${zoneMinute}`
  const moment = Date.parse(`${date}T${hour}:${minute}:${second}.${milli}${zone}`)
  // `Date` converts 30 February to 2 March.
  const isDay = !Number.isNaN(moment) && new Date(`${date}T00:00Z`).toISOString().startsWith(`${date}T`)
  return isDay ? moment : null
}

const durationPattern =
  /^([+-])?P(?=[\dT])(?:([+-]?\d+)D)?(?:T(?=\d|[+-])(?:([+-]?\d+)H)?(?:([+-]?\d+)M)?(?:([+-]?\d+(?:\.\d+)?)S)?)?$/

/**
 * Parses the end of a time span: a moment, `now`, or an ISO 8601 duration from now such as `-PT10M`.
 * @returns epoch milliseconds; `null`: another text
 */
export function parseSpanEnd(text: string, now: number): number | null {
  if (text === 'now') return now
  const duration = durationPattern.exec(text)
  if (duration === null) return parseMoment(text)
  const [, sign, ...parts] = duration
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0))
  const length = (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
  return now + (sign === '-' ? -length : length)
}
