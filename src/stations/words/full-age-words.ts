import type { I18n } from '../../i18n/i18n'
import { ageWords, isShownAsNow, type MeasurementAge } from './age-words'

/** Whether the age is the time since the last change, which the service has not followed with another report. */
export function isShownAsUnchanged(measured: MeasurementAge, now: number): boolean {
  return measured.isUnchanged && measured.freshness === 'live' && !isShownAsNow(measured, now)
}

/** Formats the age of a measurement in full, with its time; returns `null` without a measurement. */
export function fullAgeWords(i18n: I18n, measured: MeasurementAge, now: number): string | null {
  const { measuredAt, freshness } = measured
  if (measuredAt === null || freshness === 'none' || freshness === 'age-unknown')
    return ageWords(i18n, measured, now)
  const time = i18n.time(measuredAt, now)
  if (freshness === 'stale') return i18n.t('station.measured.old', { age: i18n.ago(measuredAt, now), time })
  if (isShownAsUnchanged(measured, now))
    return i18n.t('station.measured.unchanged', {
      time: i18n.since(measuredAt, now),
      age: i18n.age(measuredAt, now),
    })
  return i18n.t('station.measured', { age: i18n.ago(measuredAt, now), time })
}
