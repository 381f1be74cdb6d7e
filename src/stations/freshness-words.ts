import type { Snapshot } from '../catalog/door'
import type { Translator } from '../i18n/translator'

/** When we fetched, how new the newest measurement is, and what is missing. */
export function freshnessWords(words: Translator, snapshot: Snapshot, now: number): string {
  const { fetchedAt, newestMeasuredAt, withoutLiveData, withoutPosition, rejected } = snapshot
  const parts = [
    words.t('freshness.fetched', { time: words.time(fetchedAt, now) }),
    newestMeasuredAt === null ? '' : words.t('freshness.newest', { time: words.time(newestMeasuredAt, now) }),
    withoutLiveData === 0 ? '' : words.t('freshness.without', { count: withoutLiveData }),
    withoutPosition === 0 ? '' : words.t('freshness.unplaced', { count: withoutPosition }),
    rejected === 0 ? '' : words.t('freshness.rejected', { count: rejected }),
  ]
  return parts.filter((part) => part !== '').join(' · ')
}
