const pattern = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)\.(\d{3})([+-])(\d\d)(\d\d)$/

/**
 * Epoch milliseconds of the service's `yyyy-MM-dd HH:mm:ss.SSSZ`, e.g. `2024-05-01 12:00:00.000+0000`.
 * Not ISO 8601, so `Date.parse` reads it in some browsers only.
 * @returns `null` for anything else, also for a date that the calendar does not have
 */
export function parseTimestamp(text: string | null | undefined): number | null {
  const match = pattern.exec(text ?? '')
  if (match === null) return null
  const [, year, month, day, hour, minute, second, milli, sign, offsetHours, offsetMinutes] = match
  const local = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
    Number(milli),
  )
  // Date.UTC rolls 30 February over into March instead of refusing it.
  const inCalendar = new Date(local).toISOString().slice(0, 19) === match[0].slice(0, 19).replace(' ', 'T')
  if (!inCalendar || Number(offsetHours) > 14 || Number(offsetMinutes) > 59) return null
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * 60_000
  return sign === '+' ? local - offset : local + offset
}
