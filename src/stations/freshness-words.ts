import type { Snapshot } from '../catalog/catalog-api'
import type { Translator } from '../i18n/translator'
import { areStatusesComing, isCopyPending } from '../model/parts'

const inOneLine = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ')

/**
 * Formats the fetch time, with its age if it was on an earlier visit. For a copy that is shown during a request,
 * returns a sentence that says that all counts are from the copy.
 */
export function fetchedWords(words: Translator, snapshot: Snapshot, now: number): string {
  const { fetchedAt, parts, copy } = snapshot
  const time = words.time(fetchedAt, now)
  const age = words.ago(fetchedAt, now)
  if (isCopyPending(copy)) return words.t('freshness.copy', { time, age })
  const fetched = words.t('freshness.fetched', { time: copy === 'failed' ? `${time} (${age})` : time })
  return inOneLine([fetched, areStatusesComing(parts) ? words.t('status.coming') : ''])
}

/** Formats the time of the newest measurement; empty if none is known, or a copy is shown. */
export function newestWords(words: Translator, snapshot: Snapshot, now: number): string {
  const { newestMeasuredAt, copy } = snapshot
  if (newestMeasuredAt === null || isCopyPending(copy)) return ''
  return words.t('freshness.newest', { time: words.time(newestMeasuredAt, now) })
}

/**
 * Formats the numbers of stations without live data, of stations without a position, and of rejected records; empty if
 * none, or a copy is shown.
 */
export function missingDataWords(words: Translator, snapshot: Snapshot): string {
  if (areStatusesComing(snapshot.parts) || isCopyPending(snapshot.copy)) return ''
  const { withoutLiveData, withoutPosition, rejected } = snapshot
  return inOneLine([
    withoutLiveData === 0 ? '' : words.t('freshness.without', { count: withoutLiveData }),
    withoutPosition === 0 ? '' : words.t('freshness.unplaced', { count: withoutPosition }),
    rejected === 0 ? '' : words.t('freshness.rejected', { count: rejected }),
  ])
}
