import type { QualityRow } from '../../catalog/quality'
import type { Translator } from '../../i18n/translator'

/**
 * Why a row has no uptime: its plugs cannot report a fault, or their histories are not loaded. A dash if plugs or values
 * could not be fetched: nothing is known of its plugs then.
 */
export function emptyUptimeWords(words: Translator, row: QualityRow): string {
  const { plugCount, liveStations, statuses } = row
  if (plugCount === null || liveStations === null) return '–'
  if (statuses.fault > 0) return words.t('team.uptime.empty.not-loaded')
  if (plugCount === 0) return words.t('team.uptime.empty.no-plugs')
  if (statuses.free > 0) return words.t('team.uptime.empty.free-only')
  return words.t(statuses.closed > 0 ? 'status.closed' : 'team.uptime.empty.no-status')
}
