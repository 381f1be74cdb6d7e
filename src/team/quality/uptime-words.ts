import type { QualityRow } from '../../catalog/quality'
import type { I18n } from '../../i18n/i18n'

/**
 * Why a row has no uptime: its plugs cannot report a fault, or their histories are not loaded. A dash if plugs or
 * values could not be fetched: nothing is known of its plugs then.
 */
export function emptyUptimeWords(i18n: I18n, row: QualityRow): string {
  const { plugCount, liveStations, statuses } = row
  if (plugCount === null || liveStations === null) return '–'
  if (statuses.fault > 0) return i18n.t('team.uptime.empty.not-loaded')
  if (plugCount === 0) return i18n.t('team.uptime.empty.no-plugs')
  if (statuses.free > 0) return i18n.t('team.uptime.empty.free-only')
  return i18n.t(statuses.closed > 0 ? 'status.closed' : 'team.uptime.empty.no-status')
}
