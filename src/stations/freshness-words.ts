import type { Snapshot } from '../catalog/catalog-api'
import type { Translator } from '../i18n/translator'
import { areStatusesComing, shownFromCopy } from '../model/parts'

const inOneLine = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ')

/**
 * When we fetched, with its age where that was on an earlier visit. Of a copy that is shown while the service is asked,
 * a sentence that qualifies each count of it.
 */
export function fetchedWords(words: Translator, snapshot: Snapshot, now: number): string {
  const { fetchedAt, parts, offline } = snapshot
  const time = words.time(fetchedAt, now)
  const age = words.ago(fetchedAt, now)
  if (shownFromCopy(parts) !== null) return words.t('freshness.copy', { time, age })
  const fetched = words.t('freshness.fetched', { time: offline ? `${time} (${age})` : time })
  return inOneLine([fetched, areStatusesComing(parts) ? words.t('status.coming') : ''])
}

/** How new the newest measurement is; empty where none is known, or a copy is shown. */
export function newestWords(words: Translator, snapshot: Snapshot, now: number): string {
  const { newestMeasuredAt, parts } = snapshot
  if (newestMeasuredAt === null || shownFromCopy(parts) !== null) return ''
  return words.t('freshness.newest', { time: words.time(newestMeasuredAt, now) })
}

/** How many stations lack what most have, and how many records were refused; empty where none, or a copy is shown. */
export function lackWords(words: Translator, snapshot: Snapshot): string {
  if (areStatusesComing(snapshot.parts) || shownFromCopy(snapshot.parts) !== null) return ''
  const { withoutLiveData, withoutPosition, rejected } = snapshot
  return inOneLine([
    withoutLiveData === 0 ? '' : words.t('freshness.without', { count: withoutLiveData }),
    withoutPosition === 0 ? '' : words.t('freshness.unplaced', { count: withoutPosition }),
    rejected === 0 ? '' : words.t('freshness.rejected', { count: rejected }),
  ])
}
