import type { Snapshot } from '../catalog/catalog-api'
import type { Translator } from '../i18n/translator'

const inOneLine = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ')

/** When we fetched, and how new the newest measurement is. */
export function freshnessWords(words: Translator, snapshot: Snapshot, now: number): string {
  const { fetchedAt, newestMeasuredAt } = snapshot
  return inOneLine([
    words.t('freshness.fetched', { time: words.time(fetchedAt, now) }),
    newestMeasuredAt === null ? '' : words.t('freshness.newest', { time: words.time(newestMeasuredAt, now) }),
  ])
}

/** How many stations lack what most have, and how many records were refused; empty where none. */
export function lackWords(words: Translator, snapshot: Snapshot): string {
  const { withoutLiveData, withoutPosition, rejected } = snapshot
  return inOneLine([
    withoutLiveData === 0 ? '' : words.t('freshness.without', { count: withoutLiveData }),
    withoutPosition === 0 ? '' : words.t('freshness.unplaced', { count: withoutPosition }),
    rejected === 0 ? '' : words.t('freshness.rejected', { count: rejected }),
  ])
}
