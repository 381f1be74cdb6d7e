import { day } from '../durations'
import type { TimeRange } from '../model/history'
import { type History, hasPushedPeriod, type Sample } from '../model/history'
import type { MeasuredSeries } from './series'

/** A value that was measured before the range, as a sample at its start. */
interface CarriedSample extends Sample {
  /** Epoch milliseconds of the measurement itself. */
  originalAt: number
}

/** What a pushed series had sent before the range; absent: unknown. */
export interface Carried {
  carried?: CarriedSample
}

/** A measurement in the range, or the carried one. */
export type ShownSample = Sample & Partial<Pick<CarriedSample, 'originalAt'>>

/** Time before a range in which a change of a pushed series is looked for. A week with it is still one call. */
const defaultLookback = 3 * day
/** The same where the service has one measurement at most, because the latest is before the range. */
const longestLookback = 30 * day
/**
 * Longest range with a lookback, milliseconds: a longer one is loaded in parts, and the first begins before the range.
 */
const longestWithLookback = 10 * day

/**
 * Returns the moment from which a series is requested. A pushed series has no measurement until its first change:
 * without its last value before the range, plugs would be unknown while the number of free plugs is known.
 */
export function findLookbackStart({ key, measuredAt }: MeasuredSeries, { from, to }: TimeRange): number {
  if (!hasPushedPeriod(key.period) || to - from >= longestWithLookback) return from
  const isUnchanged = measuredAt !== null && measuredAt < from
  return isUnchanged ? Math.max(measuredAt, from - longestLookback) : from - defaultLookback
}

/** Cuts the history of a pushed series at the start of a range, and carries the value that it had there. */
export function cutLookback(history: History & Carried, from: number): History & Carried {
  if (history.from === from) return history
  const { carried: _, ...rest } = history
  const before = withCarried(history).findLast(({ measuredAt }) => measuredAt < from)
  const isLost = (time: TimeRange) => before && time.to > before.measuredAt && time.from <= from
  const isKnown = before !== undefined && !history.missing.some(isLost)
  return {
    ...rest,
    from,
    samples: history.samples.filter(({ measuredAt }) => measuredAt >= from),
    missing: history.missing.flatMap((time) =>
      time.to > from ? { ...time, from: Math.max(time.from, from) } : [],
    ),
    ...(isKnown && {
      carried: { ...before, measuredAt: from, originalAt: before.originalAt ?? before.measuredAt },
    }),
  }
}

/** Samples with the carried one, which a measurement at the same moment replaces. */
export function withCarried({
  samples,
  carried,
}: Pick<History, 'samples'> & Carried): readonly ShownSample[] {
  return carried && samples[0]?.measuredAt !== carried.measuredAt ? [carried, ...samples] : samples
}

/** Time of the measurement of a value that was carried to `at`; `null`: none was. */
export function findOriginalAt(history: Pick<History, 'samples'> & Carried, at: number | undefined) {
  const [first] = withCarried(history)
  return first?.measuredAt === at ? (first?.originalAt ?? null) : null
}
