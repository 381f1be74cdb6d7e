import { day, minute } from '../durations'
import { addDays, startOfDay, toDate } from '../i18n/zone-time'
import type { TimeRange } from '../model/history'
import { type ChosenRange, type Days, type Preset, presets } from './chosen-range'

/**
 * A part of a range that one call loads: a preset, which ends now, or between two moments, epoch milliseconds; `null`:
 * now. It is part of a query's key, and does not change while the clock moves on.
 */
export type RangePart = { preset: Preset } | { from: number; to: number | null }

const lengths: Record<Preset, number> = { day, week: 7 * day, '30-days': 30 * day, '90-days': 90 * day }
/** Maximum number of days of a range. */
export const maxDays = 366
/** Longest part, milliseconds. Parts begin at its multiples, so that overlapping ranges share them. */
const partLength = 10 * day
/**
 * Milliseconds to which "now" is rounded: the service's usual period. A newer measurement also causes a new request.
 */
const step = 5 * minute

/** Rounds up to the next step, so that the result can be part of a key. */
const roundUp = (now: number) => (Math.floor(now / step) + 1) * step

/** Start and end of a chosen range. A day that has not ended ends now. */
export function toTimeRange(range: ChosenRange, now: number, timeZone: string): TimeRange {
  const present = roundUp(now)
  if (!isDays(range)) return { from: present - lengths[range], to: present }
  const [first, last] = splitDays(range)
  return {
    from: startOfDay(first, timeZone),
    to: Math.min(startOfDay(addDays(last, 1), timeZone), present),
  }
}

export function isDays(range: ChosenRange): range is Days {
  return range.includes('..')
}

export function splitDays(days: Days): [first: string, last: string] {
  const [first = '', last = ''] = days.split('..')
  return [first, last]
}

/** Returns the days of the region that a range has a part of, the last ones if they are too many. */
export function toDays({ from, to }: TimeRange, timeZone: string): Days {
  const last = toDate(to - 1, timeZone)
  const [first, earliest] = [toDate(from, timeZone), addDays(last, 1 - maxDays)]
  return `${first < earliest ? earliest : first}..${last}`
}

/** Why days are refused: not a date, wrong order, in the future, or too many. */
export type DaysProblem = 'absent' | 'order' | 'future' | 'many'

/** @returns `null` for valid days */
export function findProblem(days: Days, now: number, timeZone: string): DaysProblem | null {
  const [first, last] = splitDays(days)
  if (!isDate(first) || !isDate(last)) return 'absent'
  if (first > last) return 'order'
  if (last > toDate(now, timeZone)) return 'future'
  return addDays(first, maxDays) <= last ? 'many' : null
}

/** `Date` parses 31 February as 3 March. */
function isDate(date: string): boolean {
  const time = new Date(date)
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 10) === date
}

/** Parts that cover the range, newest first. The oldest may begin before it. */
export function splitRange({ from, to }: TimeRange, now: number): RangePart[] {
  if (to - from <= partLength) return [toSinglePart({ from, to }, now)]
  const parts: RangePart[] = []
  for (let begin = findPartStart(to - 1); begin > from - partLength; begin -= partLength) {
    const end = begin + partLength
    parts.push({ from: begin, to: end > now ? null : end })
  }
  return parts
}

function toSinglePart({ from, to }: TimeRange, now: number): RangePart {
  if (to < roundUp(now)) return { from, to }
  const preset = presets.find((one) => lengths[one] === to - from)
  return preset ? { preset } : { from, to: null }
}

/** Start of the part of a long range that contains a moment. */
export const findPartStart = (moment: number) => Math.floor(moment / partLength) * partLength

export function toPartRange(part: RangePart, now: number): TimeRange {
  const present = roundUp(now)
  if ('preset' in part) return { from: present - lengths[part.preset], to: present }
  return { from: part.from, to: part.to ?? present }
}

/** Whether a part ends now. */
export function endsNow(part: RangePart): boolean {
  return 'preset' in part || part.to === null
}
