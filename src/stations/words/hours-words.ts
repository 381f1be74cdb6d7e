import type { StationSummary } from '../../catalog/station-summary'
import type { I18n } from '../../i18n/i18n'

/** Until when the station is open; `''`: nobody knows, or the row says that the station is closed or out of order. */
export function hoursWords(
  i18n: I18n,
  { openUntil, outOfUse }: Pick<StationSummary, 'openUntil' | 'outOfUse'>,
  now: number,
): string {
  if (openUntil === null || outOfUse !== null) return ''
  return typeof openUntil === 'number'
    ? i18n.t('list.open', { until: 'time', time: i18n.soon(openUntil, now) })
    : i18n.t('list.open', { until: openUntil, time: '' })
}
