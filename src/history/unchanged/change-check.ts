import type { History, Sample, TimeRange } from '../../model/history'
import { detectSampling, toIntervals } from '../intervals'

/** Minimum reports in the period for a result. Series that report only changes have fewer. */
export const minReports = 100

/** Whether the reports of one series changed in a period. */
export interface ChangeCheck {
  /**
   * `changing`: two reports differ; `unchanged`: all are equal, enough, and none is missing; `undecided`: too few
   * reports, or a part that the service did not answer.
   */
  result: 'changing' | 'unchanged' | 'undecided'
  /** Number of reports in the period. */
  reports: number
  /** Share of the period with a known value, 0 to 1. */
  knownShare: number
  /** The latest report; `null`: none. */
  last: Sample | null
}

/**
 * Whether a series ever changed in `[from, to)`. Values are compared as they were sent.
 * @param period seconds between two reports, as the service states it
 */
export function checkChanges(
  { samples, missing }: Pick<History, 'samples' | 'missing'>,
  period: number | null,
  { from, to }: TimeRange,
): ChangeCheck {
  const inside = samples.filter(({ measuredAt }) => measuredAt >= from && measuredAt < to)
  const last = inside.at(-1) ?? null
  const values = new Set(inside.map(({ reading }) => JSON.stringify(reading)))
  const isComplete = missing.every((time) => time.to <= from || time.from >= to)
  const isDecidable = inside.length >= minReports && isComplete
  const withoutChange = isDecidable ? 'unchanged' : 'undecided'
  const result = values.size > 1 ? 'changing' : withoutChange
  const intervals = toIntervals({ samples: inside, missing }, detectSampling(period, inside), () => 1, to)
  const knownShare = intervals.reduce((sum, interval) => sum + interval.to - interval.from, 0) / (to - from)
  return { result, reports: inside.length, knownShare, last }
}
