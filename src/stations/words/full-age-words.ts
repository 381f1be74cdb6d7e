import type { Translator } from '../../i18n/translator'
import { ageWords, isShownAsNow, type MeasurementAge } from './age-words'

/** Whether the age is the time since the last change, which the service has not followed with another report. */
export function isShownAsUnchanged(measured: MeasurementAge, now: number): boolean {
  return measured.isUnchanged && measured.freshness === 'live' && !isShownAsNow(measured, now)
}

/** Formats the age of a measurement in full, with its time; returns `null` without a measurement. */
export function fullAgeWords(words: Translator, measured: MeasurementAge, now: number): string | null {
  const { measuredAt, freshness } = measured
  if (measuredAt === null || freshness === 'none' || freshness === 'age-unknown')
    return ageWords(words, measured, now)
  const time = words.time(measuredAt, now)
  if (freshness === 'stale') return words.t('station.measured.old', { age: words.ago(measuredAt, now), time })
  if (isShownAsUnchanged(measured, now))
    return words.t('station.measured.unchanged', {
      time: words.since(measuredAt, now),
      age: words.age(measuredAt, now),
    })
  return words.t('station.measured', { age: words.ago(measuredAt, now), time })
}
