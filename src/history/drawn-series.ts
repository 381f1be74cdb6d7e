import type { Sample } from '../model/history'
import { measuredColumns, toColumns } from './columns'
import type { Columns } from './decimate'
import { detectSampling, toIntervals } from './intervals'
import type { KnownHistory } from './queries'
import { readNumber } from './series'
import { type Statement, summariseSamples } from './statement'

/** One series as it is drawn, read off and put into words. */
export interface DrawnSeries {
  shape: 'step' | 'line'
  columns: Columns
  /** Each measurement that holds a number: epoch milliseconds, ascending, and its value. */
  moments: number[]
  values: number[]
  statement: Statement | null
}

/** Counts hold until the next measurement, so they are drawn in steps; measures are joined. */
export function drawSeries(
  history: KnownHistory,
  { period, counts }: { period: number | null; counts: boolean },
  until: number,
): DrawnSeries {
  const sampling = detectSampling(period, history.samples)
  const pieces = toIntervals(history, sampling, readNumber, until)
  const moments: number[] = []
  const values: number[] = []
  for (const sample of listMeasured(history, until)) {
    const value = readNumber(sample)
    if (value === null) continue
    moments.push(sample.at)
    values.push(value)
  }
  return {
    shape: counts ? 'step' : 'line',
    columns: counts ? toColumns(pieces) : measuredColumns(history, sampling, readNumber, until),
    ...{ moments, values },
    statement: summariseSamples(history, pieces, sampling, { read: readNumber, until }),
  }
}

/** What was measured until then: chart, table and file hold these samples and no others. */
export function listMeasured(
  { samples, until }: Pick<KnownHistory, 'samples' | 'until'>,
  now: number,
): Sample[] {
  return samples.filter(({ at }) => at <= Math.min(until, now))
}
