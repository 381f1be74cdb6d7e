import type { StationSummary } from '../../catalog/station-summary'
import type { I18n } from '../../i18n/i18n'
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
export function freeWords(i18n: I18n, station: StationSummary, now: number): string {
  const { status, outOfUse, shut } = station
  if (outOfUse !== null) return i18n.t('status.out-of-order')
  if (shut !== null) {
    const time = shut.opensAt === null ? '' : i18n.soon(shut.opensAt, now)
    return i18n.t('list.shut', { until: shut.opensAt !== null, time })
  }
  if (withoutNumber.has(status)) return i18n.t(`status.${status}`)
  return (
    numberWords(i18n, station) ?? i18n.t(partialStatuses.has(status) ? 'list.free.none' : `status.${status}`)
  )
}

/** Formats the number of free plugs; returns `null` if it is unknown. */
export function numberWords(
  i18n: I18n,
  { free, total }: Pick<StationSummary, 'free' | 'total'>,
): string | null {
  if (free === null) return null
  // More free plugs than plugs in total: the total is wrong and is left out.
  return total === null || free > total
    ? i18n.t('list.free.only', { free })
    : i18n.t('list.free', { free, total })
}
