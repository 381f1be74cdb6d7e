const pattern =
  /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):([0-5]\d):([0-5]\d)\.(\d{3})([+-])([01]\d)([0-5]\d)$/

/**
 * Parses the service's timestamp to epoch milliseconds: `yyyy-MM-dd HH:mm:ss.SSSZ`, e.g. `2024-05-01
 * 12:00:00.000+0000`. Not ISO 8601, so `Date.parse` reads it in some browsers only.
 * @returns `null` for anything else, also for a date that does not exist
 */
export function parseTimestamp(text: string | null | undefined): number | null {
  const match = pattern.exec(text ?? '')
  if (match === null) return null
  const [year, month, day, hour, minute, second, milli] = match.slice(1, 8).map(Number) as Parts
  const local = Date.UTC(year, month - 1, day, hour, minute, second, milli)
  // `Date.UTC` turns 30 February into 1 or 2 March instead of refusing it.
  if (new Date(local).getUTCDate() !== day) return null
  const offset = (Number(match[9]) * 60 + Number(match[10])) * 60_000
  return match[8] === '+' ? local - offset : local + offset
}

type Parts = [number, number, number, number, number, number, number]
