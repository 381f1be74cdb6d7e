import { failureWords } from '../catalog/failure-words'
import type { Translator } from '../i18n/translator'
import type { MissingTime } from '../model/history'
import { type Carried, withCarried } from './carried'
import { isWholeRangeRefused } from './missing-time'
import type { LoadedHistory } from './queries'
import type { Coverage, SampleSummary } from './sample-summary'
import { readNumber } from './series'

interface Named {
  name: string
  unit: string
  /** Epoch milliseconds. */
  now: number
}

/** Sentences about the values, how often they are measured, and how much time is unknown. */
export function historySentences(
  words: Translator,
  history: Pick<LoadedHistory, 'from' | 'until' | 'samples' | 'missing' | 'rejected'> & Carried,
  summary: SampleSummary | null,
  named: Named,
): string[] {
  const carried = carriedSentences(words, history, named)
  if (summary === null) return [...emptySentences(words, history), ...carried]
  const length = history.until - history.from
  if (summary.count === 1) {
    const rest = summary.gaps > 0 ? [words.t('chart.rest')] : []
    return [valueSentence(words, summary, named), ...carried, ...rest]
  }
  return [
    valueSentence(words, summary, named),
    ...carried,
    ...(summary.measuredEvery === null ? [] : [everySentence(words, summary.measuredEvery)]),
    coverageSentence(words, summary, length),
  ]
}

/** Reason why there is no number. Failed and refused parts have sentences of their own. */
function emptySentences(
  words: Translator,
  {
    from,
    until,
    samples,
    missing,
    rejected,
  }: Pick<LoadedHistory, 'from' | 'until' | 'samples' | 'missing' | 'rejected'>,
): string[] {
  if (samples.length > 0) return [words.t('chart.unreadable', { count: samples.length })]
  if (rejected > 0) return []
  if (missing.length === 0) return [words.t('chart.none')]
  const missingTime = missing.reduce(
    (sum, one) => sum + Math.min(one.to, until) - Math.min(one.from, until),
    0,
  )
  return missingTime < until - from ? [words.t('chart.none.part')] : []
}

/** Sentence about a value that was measured before the range, where the line begins with one. */
function carriedSentences(
  words: Translator,
  history: Pick<LoadedHistory, 'samples'> & Carried,
  { unit, now }: Named,
): string[] {
  const [first] = withCarried(history)
  const value = first === undefined ? null : readNumber(first)
  if (first?.originalAt === undefined || value === null) return []
  const time = words.time(first.originalAt, now)
  return [words.t('chart.carried', { value: `${words.number(value)} ${unit}`.trim(), time })]
}

function valueSentence(words: Translator, summary: SampleSummary, { name, unit, now }: Named): string {
  const { count, min, max, last, lastAt, gaps, reachesEnd } = summary
  const amount = (value: number) => `${words.number(value)} ${unit}`.trim()
  const time = words.time(lastAt, now)
  if (count === 1) return words.t('chart.once', { name, value: amount(last), time })
  if (min === max) {
    const value = amount(last)
    return gaps === 0
      ? words.t('chart.steady', { name, value })
      : words.t('chart.steady.part', { name, value, count })
  }
  const range = { name, min: words.number(min), max: amount(max), last: amount(last) }
  return reachesEnd ? words.t('chart.summary', range) : words.t('chart.summary.until', { ...range, time })
}

function everySentence(words: Translator, interval: number): string {
  const [count, unit] = words.span(interval)
  return words.t('chart.every', { count, unit })
}

/** The unknown time or, if it would round to the whole, the known time. */
function coverageSentence(
  words: Translator,
  { knownTime, unknownTime, gaps }: Coverage,
  length: number,
): string {
  if (gaps === 0) return words.t('chart.gapless')
  const of = words.age(0, length)
  const unknownWords = words.age(0, unknownTime)
  if (unknownWords !== of) return words.t('chart.gaps', { count: gaps, length: unknownWords, of })
  return words.t('chart.known', { count: gaps, length: words.age(0, knownTime), of })
}

/** Sentence about failed parts, with the reason. */
export function missingSentences(
  words: Translator,
  { missing, until }: Pick<LoadedHistory, 'missing' | 'until'>,
  now: number,
): string[] {
  return missing.map((one) => {
    const time = words.between(one.from, Math.min(one.to, until), now)
    if (one.reason === 'refused') return refusedSentence(words, one, { time, now })
    const reason = isWholeRangeRefused(one, until) ? 'all' : one.reason
    return words.t(`chart.missing.${reason}`, { time })
  })
}

/** Sentence about refused parts, with the reason and when to try again. */
function refusedSentence(
  words: Translator,
  { failure, retryAt }: Extract<MissingTime, { reason: 'refused' }>,
  { time, now }: { time: string; now: number },
): string {
  const text = words.t('chart.missing.refused', { time, reason: failureWords(words, failure) })
  return retryAt === null
    ? text
    : `${text} ${words.t('chart.missing.until', { until: words.time(retryAt, now) })}`
}
