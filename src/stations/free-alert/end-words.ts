import type { I18n } from '../../i18n/i18n'
import type { AlertEnd } from './free-alert'

/** Returns the sentence about the end of a wait. @param name of the station */
export function endWords(i18n: I18n, name: string, end: AlertEnd): string {
  if (end.reason !== 'free') return i18n.t(`station.alert.${end.reason}`, { name })
  const { free } = end
  return free === null
    ? i18n.t('station.alert.available', { name })
    : i18n.t('station.alert.free', { name, count: free })
}
