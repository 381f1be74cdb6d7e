import { findOriginalAt } from '../carried'
import { detectSampling, toIntervals } from '../intervals'
import type { LoadedHistory } from '../queries'
import { measureCoverage } from '../sample-summary'
import { type PlugSeries, readStatus } from '../series'
import type { Band } from './StatusBands'

/** Statuses of a plug over the time that its history covers. */
export function toBand(
  { plug, key, access }: Pick<PlugSeries, 'plug' | 'key' | 'access'>,
  history: LoadedHistory,
  now: number,
): Band {
  const until = Math.min(now, history.until)
  const sampling = detectSampling(key.period, history.samples)
  const intervals = toIntervals(history, sampling, readStatus, until)
  const coverage = measureCoverage(intervals, { from: history.from, to: until }, sampling.validFor)
  const failed = history.samples.length === 0 && history.missing.length > 0
  const carriedAt = findOriginalAt(history, intervals[0]?.from)
  return { plug, closed: access === 'closed', intervals, carriedAt, coverage, failed }
}
