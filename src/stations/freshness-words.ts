import type { Snapshot } from '../catalog/catalog-api'
import type { Translator } from '../i18n/translator'
import { shownFromCopy } from '../model/parts'

const inOneLine = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ')

/** When we fetched, with its age where that was on an earlier visit, and how new the newest measurement is. */
export function freshnessWords(words: Translator, snapshot: Snapshot, now: number): string {
  const { fetchedAt, newestMeasuredAt, parts, offline } = snapshot
  const time = words.time(fetchedAt, now)
  const isOld = offline || shownFromCopy(parts) !== null
  return inOneLine([
    words.t('freshness.fetched', { time: isOld ? `${time} (${words.ago(fetchedAt, now)})` : time }),
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
