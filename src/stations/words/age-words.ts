import { isUsable, type StationSummary } from '../../catalog/station-summary'
import { minute } from '../../durations'
import type { I18n } from '../../i18n/i18n'
import { type Freshness, maxCurrentAge } from '../../model/freshness'

export interface MeasurementAge {
  /** Epoch milliseconds. */
  measuredAt: number | null
  freshness: Freshness
  /** `isUnchanged` of `model/freshness.ts`. */
  isUnchanged: boolean
}

/** Formats the age of a measurement in a word or two; returns `null` without a measurement. */
export function ageWords(i18n: I18n, measured: MeasurementAge, now: number): string | null {
  const { measuredAt, freshness, isUnchanged } = measured
  if (freshness === 'none') return null
  if (freshness === 'age-unknown' || measuredAt === null) return i18n.t('list.age.unknown')
  if (freshness === 'stale') return i18n.t('list.age.old', { age: i18n.ago(measuredAt, now) })
  if (now - measuredAt < minute) return i18n.t('list.age.now')
  if (isUnchanged && !isShownAsNow(measured, now))
    return i18n.t('list.age.unchanged', { time: i18n.since(measuredAt, now) })
  return i18n.ago(measuredAt, now)
}

/**
 * Formats the age of what `freeWords` states; returns `null` if the station is out of use or shut: the age belongs to
 * the measurement, not to these.
 */
export function statusAgeWords(i18n: I18n, station: StationSummary, now: number): string | null {
  return isUsable(station) ? ageWords(i18n, station, now) : null
}

/** Returns whether a measurement counts as current for a driver. */
export function isShownAsNow({ measuredAt, freshness }: MeasurementAge, now: number): boolean {
  return freshness === 'live' && measuredAt !== null && now - measuredAt <= maxCurrentAge
}
