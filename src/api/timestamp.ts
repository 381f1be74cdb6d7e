import { minute } from '../durations'

const pattern =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]) (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}[+-][01]\d[0-5]\d$/

/** Code of the digit 0. */
const zero = 48

/**
 * Parses the service's timestamp to epoch milliseconds: `yyyy-MM-dd HH:mm:ss.SSSZ`, e.g. `2024-05-01
 * 12:00:00.000+0000`. Not ISO 8601, so `Date.parse` reads it in some browsers only.
 * @returns `null` for anything else, also for a date that does not exist, and for the years 0 to 99, which mean "no
 * date"
 */
export function parseTimestamp(text: string | null | undefined): number | null {
  if (!text || !pattern.test(text)) return null
  // Reads digits in place: capture groups would create an array for each of a hundred thousand values.
  const number = (from: number, to: number): number => {
    let digits = 0
    for (let index = from; index < to; index += 1) digits = digits * 10 + text.charCodeAt(index) - zero
    return digits
  }
  const year = number(0, 4)
  const day = number(8, 10)
  const date = Date.UTC(year, number(5, 7) - 1, day)
  // `Date.UTC` turns 30 February into 1 or 2 March, and the year 1 into 1901, instead of refusing them.
  if (year < 100 || new Date(date).getUTCDate() !== day) return null
  const local = date + ((number(11, 13) * 60 + number(14, 16)) * 60 + number(17, 19)) * 1000 + number(20, 23)
  const offset = (number(24, 26) * 60 + number(26, 28)) * minute
  return text[23] === '+' ? local - offset : local + offset
}
