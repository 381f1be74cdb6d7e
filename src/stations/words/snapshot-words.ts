import type { Snapshot } from '../../catalog/catalog-api'
import type { I18n } from '../../i18n/i18n'
import { staleAfterPolled } from '../../model/freshness'
import { areStatusesComing, isCopyTemporary } from '../../model/parts'
import { inOneLine } from '../../ui/i18n/in-one-line'

// Words about the measurements of all stations. They have a file of their own, because the first list does not need
// them.

/** Formats the time of the newest measurement; empty if none is known, or a copy is shown. */
export function newestWords(i18n: I18n, snapshot: Snapshot, now: number): string {
  const { newestMeasuredAt, copy } = snapshot
  if (newestMeasuredAt === null || isCopyTemporary(copy)) return ''
  return i18n.t('freshness.newest', { time: i18n.time(newestMeasuredAt, now) })
}

/** Formats the age of the newest measurement if even that is old; else empty. */
export function oldWords(i18n: I18n, snapshot: Snapshot, now: number): string {
  const { newestMeasuredAt, copy } = snapshot
  if (newestMeasuredAt === null || isCopyTemporary(copy) || now - newestMeasuredAt <= staleAfterPolled)
    return ''
  return i18n.t('freshness.newest-age', { age: i18n.ago(newestMeasuredAt, now) })
}

/**
 * Formats the numbers of stations without live data, of stations without a position, and of rejected records; empty if
 * none, or a copy is shown.
 */
export function missingDataWords(i18n: I18n, snapshot: Snapshot): string {
  if (areStatusesComing(snapshot.parts) || isCopyTemporary(snapshot.copy)) return ''
  const { withoutLiveData, withoutPosition, rejected } = snapshot
  return inOneLine([
    withoutLiveData === 0 ? '' : i18n.t('freshness.without', { count: withoutLiveData }),
    withoutPosition === 0 ? '' : i18n.t('freshness.unplaced', { count: withoutPosition }),
    rejected === 0 ? '' : i18n.t('freshness.rejected', { count: rejected }),
  ])
}
