import { type Carried, findOriginalAt, type ShownSample, withCarried } from '../carried'
import { detectSampling, toIntervals } from '../intervals'
import type { LoadedHistory } from '../queries'
import { type SampleSummary, summariseSamples } from '../sample-summary'
import { readNumber } from '../series'
import { type LinePoints, toLinePoints, toStepPoints } from './line-points'
import { createMeans, type Means, type Step } from './means'

/** A series prepared for drawing, tooltip and sentences. */
export interface DrawnSeries {
  shape: 'step' | 'line'
  points: LinePoints
  means(step: Step): Means
  /** Measurements with a number: ascending epoch milliseconds, and values. */
  moments: number[]
  values: number[]
  /** Time of the first of these measurements, if it was before the range; else `null`. */
  carriedAt: number | null
  summary: SampleSummary | null
}

/** Counts are valid until the next measurement and are drawn as steps; measures are joined by lines. */
export function prepareSeries(
  history: LoadedHistory,
  { period, counts, timeZone }: { period: number | null; counts: boolean; timeZone: string },
  until: number,
): DrawnSeries {
  const sampling = detectSampling(period, history.samples)
  const intervals = toIntervals(history, sampling, readNumber, until)
  const moments: number[] = []
  const values: number[] = []
  for (const sample of listMeasured(history, until)) {
    const value = readNumber(sample)
    if (value === null) continue
    moments.push(sample.measuredAt)
    values.push(value)
  }
  return {
    shape: counts ? 'step' : 'line',
    points: counts ? toStepPoints(intervals) : toLinePoints(history, sampling, readNumber, until),
    means: createMeans(intervals, timeZone),
    moments,
    values,
    carriedAt: findOriginalAt(history, moments[0]),
    summary: summariseSamples(history, intervals, sampling, { read: readNumber, until }),
  }
}

/** Samples up to the end, with the carried one. Chart, table and file show exactly these. */
export function listMeasured(
  { until, ...measured }: Pick<LoadedHistory, 'samples' | 'until'> & Carried,
  now: number,
): ShownSample[] {
  return withCarried(measured).filter(({ measuredAt: at }) => at <= Math.min(until, now))
}
