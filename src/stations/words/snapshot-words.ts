import type { Snapshot } from '../../catalog/catalog-api'
import type { Translator } from '../../i18n/translator'
import { staleAfterPolled } from '../../model/freshness'
import { areStatusesComing, isCopyPending } from '../../model/parts'
import { inOneLine } from '../../ui/words/in-one-line'

// Words about all measurements, which the first list does not need.

/** Formats the time of the newest measurement; empty if none is known, or a copy is shown. */
export function newestWords(words: Translator, snapshot: Snapshot, now: number): string {
  const { newestMeasuredAt, copy } = snapshot
  if (newestMeasuredAt === null || isCopyPending(copy)) return ''
  return words.t('freshness.newest', { time: words.time(newestMeasuredAt, now) })
}

/** Formats the age of the newest measurement if even that is old; else empty. */
export function oldWords(words: Translator, snapshot: Snapshot, now: number): string {
  const { newestMeasuredAt, copy } = snapshot
  if (newestMeasuredAt === null || isCopyPending(copy) || now - newestMeasuredAt <= staleAfterPolled)
    return ''
  return words.t('freshness.newest-age', { age: words.ago(newestMeasuredAt, now) })
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
