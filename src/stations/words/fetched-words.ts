import type { Snapshot } from '../../catalog/catalog-api'
import type { Translator } from '../../i18n/translator'
import { areStatusesComing, isCopyPending } from '../../model/parts'
import { inOneLine } from '../../ui/words/in-one-line'

/**
 * Formats the fetch time, with its age if it was on an earlier visit. For a copy that is shown during a request,
 * returns a sentence that states that all counts are from the copy.
 */
export function fetchedWords(words: Translator, snapshot: Snapshot, now: number): string {
  const { fetchedAt, parts, copy } = snapshot
  const time = words.time(fetchedAt, now)
  const age = words.ago(fetchedAt, now)
  if (isCopyPending(copy)) return words.t('freshness.copy', { time, age })
  const fetched = words.t('freshness.fetched', { time: copy === 'failed' ? `${time} (${age})` : time })
  return inOneLine([fetched, areStatusesComing(parts) ? words.t('status.coming') : ''])
}
