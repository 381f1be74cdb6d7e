import { detectSampling, toIntervals } from './intervals'
import type { KnownHistory } from './queries'
import type { Band } from './StatusBands'
import { type PlugSeries, statusOf } from './series'
import { coverageOf } from './statement'

/** What a plug was doing when, as far as its history tells. */
export function bandOf(
  { plug, key, access }: Pick<PlugSeries, 'plug' | 'key' | 'access'>,
  history: KnownHistory,
  now: number,
): Band {
  const until = Math.min(now, history.until)
  const cadence = detectSampling(key.period, history.samples)
  const pieces = toIntervals(history, cadence, statusOf, until)
  const coverage = coverageOf(pieces, { from: history.from, until }, cadence.validFor)
  const failed = history.samples.length === 0 && history.missing.length > 0
  return { plug, closed: access === 'closed', pieces, coverage, failed }
}
