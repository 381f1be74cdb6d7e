import { isUsable, type StationSummary } from '../../catalog/station-summary'
import { minute } from '../../durations'
import type { Translator } from '../../i18n/translator'
import { type Freshness, maxCurrentAge } from '../../model/freshness'

export interface MeasurementAge {
  /** Epoch milliseconds. */
  measuredAt: number | null
  freshness: Freshness
  /** `isUnchanged` of `model/freshness.ts`. */
  isUnchanged: boolean
}

/** Formats the age of a measurement in a word or two; returns `null` without a measurement. */
export function ageWords(words: Translator, measured: MeasurementAge, now: number): string | null {
  const { measuredAt, freshness, isUnchanged } = measured
  if (freshness === 'none') return null
  if (freshness === 'age-unknown' || measuredAt === null) return words.t('list.age.unknown')
  if (freshness === 'stale') return words.t('list.age.old', { age: words.ago(measuredAt, now) })
  if (now - measuredAt < minute) return words.t('list.age.now')
  if (isUnchanged && !isShownAsNow(measured, now))
    return words.t('list.age.unchanged', { time: words.since(measuredAt, now) })
  return words.ago(measuredAt, now)
}

/**
 * Formats the age of what `freeWords` states; returns `null` if the station is out of use or shut: the age belongs to
 * the measurement, not to these.
 */
export function statusAgeWords(words: Translator, station: StationSummary, now: number): string | null {
  return isUsable(station) ? ageWords(words, station, now) : null
}

/** Returns whether a measurement counts as current for a driver. */
export function isShownAsNow({ measuredAt, freshness }: MeasurementAge, now: number): boolean {
  return freshness === 'live' && measuredAt !== null && now - measuredAt <= maxCurrentAge
}
