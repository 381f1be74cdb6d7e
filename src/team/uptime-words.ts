import type { QualityRow } from '../catalog/quality'
import type { Translator } from '../i18n/translator'

/** Percent with one decimal. Only an exact 1 is 100 % and only an exact 0 is 0 %. @param share 0 to 1 */
export function shareToOneDecimal(words: Translator, share: number): string {
  const rounded = Math.round(share * 1000) / 1000
  const shown = share === 1 || share === 0 ? share : Math.min(0.999, Math.max(0.001, rounded))
  const digits = shown === 1 || shown === 0 ? 0 : 1
  const format = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  return new Intl.NumberFormat(words.language, format).format(shown)
}

/** Why a row has no uptime: its plugs cannot report a fault, or their histories are not loaded. */
export function emptyUptimeWords(words: Translator, { plugs, statuses }: QualityRow): string {
  if (statuses.fault > 0) return words.t('team.uptime.empty.not-loaded')
  if (plugs === 0) return words.t('team.uptime.empty.no-plugs')
  if (statuses.free > 0) return words.t('team.uptime.empty.free-only')
  return words.t(statuses.closed > 0 ? 'status.closed' : 'team.uptime.empty.no-status')
}
