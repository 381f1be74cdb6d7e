import type { Snapshot } from '../../catalog/catalog-api'
import type { I18n } from '../../i18n/i18n'
import { areStatusesComing, isCopyTemporary } from '../../model/parts'
import { inOneLine } from '../../ui/i18n/in-one-line'

/**
 * Formats the fetch time, with its age if it was on an earlier visit. For a copy that is shown during a request,
 * returns a sentence that states that all counts are from the copy.
 */
export function fetchedWords(i18n: I18n, snapshot: Snapshot, now: number): string {
  const { fetchedAt, parts, copy } = snapshot
  const time = i18n.time(fetchedAt, now)
  const age = i18n.ago(fetchedAt, now)
  if (isCopyTemporary(copy)) return i18n.t('freshness.copy', { time, age })
  const fetched = i18n.t('freshness.fetched', { time: copy === 'failed' ? `${time} (${age})` : time })
  return inOneLine([fetched, areStatusesComing(parts) ? i18n.t('status.coming') : ''])
}
