import { failureWords } from '../catalog/failures/failure-words'
import type { I18n } from '../i18n/i18n'
import type { MissingTime } from '../model/history'
import { type Carried, withCarried } from './carried'
import { isWholeRangeRefused } from './missing-time'
import type { LoadedHistory } from './queries'
import type { Coverage, SampleSummary } from './sample-summary'
import { readNumber } from './series'

interface NamedSeries {
  name: string
  unit: string
  /** Epoch milliseconds. */
  now: number
}

/** Sentences about the values, how often they are measured, and how much time is unknown. */
export function historySentences(
  i18n: I18n,
  history: Pick<LoadedHistory, 'from' | 'until' | 'samples' | 'missing' | 'rejected'> & Carried,
  summary: SampleSummary | null,
  named: NamedSeries,
): string[] {
  const carried = carriedSentences(i18n, history, named)
  if (summary === null) return [...emptySentences(i18n, history), ...carried]
  const length = history.until - history.from
  if (summary.count === 1) {
    const rest = summary.gaps > 0 ? [i18n.t('chart.rest')] : []
    return [valueSentence(i18n, summary, named), ...carried, ...rest]
  }
  return [
    valueSentence(i18n, summary, named),
    ...carried,
    ...(summary.measuredEvery === null ? [] : [everySentence(i18n, summary.measuredEvery)]),
    coverageSentence(i18n, summary, length),
  ]
}

/** Reason why there is no number. Failed and refused parts have sentences of their own. */
function emptySentences(
  i18n: I18n,
  {
    from,
    until,
    samples,
    missing,
    rejected,
  }: Pick<LoadedHistory, 'from' | 'until' | 'samples' | 'missing' | 'rejected'>,
): string[] {
  if (samples.length > 0) return [i18n.t('chart.unreadable', { count: samples.length })]
  if (rejected > 0) return []
  if (missing.length === 0) return [i18n.t('chart.none')]
  const missingTime = missing.reduce(
    (sum, one) => sum + Math.min(one.to, until) - Math.min(one.from, until),
    0,
  )
  return missingTime < until - from ? [i18n.t('chart.none.part')] : []
}

/** Sentence about a value that was measured before the range, where the line begins with one. */
function carriedSentences(
  i18n: I18n,
  history: Pick<LoadedHistory, 'samples'> & Carried,
  { unit, now }: NamedSeries,
): string[] {
  const [first] = withCarried(history)
  const value = first === undefined ? null : readNumber(first)
  if (first?.originalAt === undefined || value === null) return []
  const time = i18n.time(first.originalAt, now)
  return [i18n.t('chart.carried', { value: `${i18n.number(value)} ${unit}`.trim(), time })]
}

function valueSentence(i18n: I18n, summary: SampleSummary, { name, unit, now }: NamedSeries): string {
  const { count, min, max, last, lastAt, gaps, reachesEnd } = summary
  const amount = (value: number) => `${i18n.number(value)} ${unit}`.trim()
  const time = i18n.time(lastAt, now)
  if (count === 1) return i18n.t('chart.once', { name, value: amount(last), time })
  if (min === max) {
    const value = amount(last)
    return gaps === 0
      ? i18n.t('chart.steady', { name, value })
      : i18n.t('chart.steady.part', { name, value, count })
  }
  const range = { name, min: i18n.number(min), max: amount(max), last: amount(last) }
  return reachesEnd ? i18n.t('chart.summary', range) : i18n.t('chart.summary.until', { ...range, time })
}

function everySentence(i18n: I18n, interval: number): string {
  const [count, unit] = i18n.span(interval)
  return i18n.t('chart.every', { count, unit })
}

/** The unknown time or, if it would round to the whole, the known time. */
function coverageSentence(i18n: I18n, { knownTime, unknownTime, gaps }: Coverage, length: number): string {
  if (gaps === 0) return i18n.t('chart.gapless')
  const of = i18n.age(0, length)
  const unknownWords = i18n.age(0, unknownTime)
  if (unknownWords !== of) return i18n.t('chart.gaps', { count: gaps, length: unknownWords, of })
  return i18n.t('chart.known', { count: gaps, length: i18n.age(0, knownTime), of })
}

/** Returns a sentence for each missing time, with the reason. */
export function missingSentences(
  i18n: I18n,
  { missing, until }: Pick<LoadedHistory, 'missing' | 'until'>,
  now: number,
): string[] {
  return missing.map((one) => {
    const time = i18n.between(one.from, Math.min(one.to, until), now)
    if (one.reason === 'refused') return refusedSentence(i18n, one, { time, now })
    const reason = isWholeRangeRefused(one, until) ? 'all' : one.reason
    return i18n.t(`chart.missing.${reason}`, { time })
  })
}

/** Sentence about refused parts, with the reason and when to try again. */
function refusedSentence(
  i18n: I18n,
  { failure, retryAt }: Extract<MissingTime, { reason: 'refused' }>,
  { time, now }: { time: string; now: number },
): string {
  const text = i18n.t('chart.missing.refused', { time, reason: failureWords(i18n, failure) })
  return retryAt === null
    ? text
    : `${text} ${i18n.t('chart.missing.until', { until: i18n.time(retryAt, now) })}`
}
