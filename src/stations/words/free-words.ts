import type { StationSummary } from '../../catalog/station-summary'
import type { Translator } from '../../i18n/translator'
import type { Status } from '../../model/status'

/** Statuses that are shown instead of any number. */
const withoutNumber: ReadonlySet<Status> = new Set([
  'out-of-order',
  'unknown',
  'not-understood',
  'closed',
  'none',
  'coming',
])
/** Statuses that, without a number of free plugs, may be true of some of the plugs only. */
const partialStatuses: ReadonlySet<Status> = new Set(['occupied', 'reserved', 'unavailable'])

/** Formats the number of free plugs, or why it is not known or nobody can charge. */
export function freeWords(words: Translator, station: StationSummary, now: number): string {
  const { status, outOfUse, shut } = station
  if (outOfUse !== null) return words.t('list.out-of-use')
  if (shut !== null) {
    const time = shut.opensAt === null ? '' : words.soon(shut.opensAt, now)
    return words.t('list.shut', { until: shut.opensAt !== null, time })
  }
  if (withoutNumber.has(status)) return words.t(`status.${status}`)
  return (
    numberWords(words, station) ??
    words.t(partialStatuses.has(status) ? 'list.free.none' : `status.${status}`)
  )
}

/** Formats the number of free plugs; returns `null` if it is unknown. */
export function numberWords(
  words: Translator,
  { free, total }: Pick<StationSummary, 'free' | 'total'>,
): string | null {
  if (free === null) return null
  // More free plugs than plugs in total: the total is wrong and is left out.
  return total === null || free > total
    ? words.t('list.free.only', { free })
    : words.t('list.free', { free, total })
}
