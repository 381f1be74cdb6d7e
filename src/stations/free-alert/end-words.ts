import type { Translator } from '../../i18n/translator'
import type { End } from './free-alert'

/** Returns the sentence about the end of a wait. @param name of the station */
export function endWords(words: Translator, name: string, end: End): string {
  if (end.reason !== 'free') return words.t(`station.alert.${end.reason}`, { name })
  const { free } = end
  return free === null
    ? words.t('station.alert.available', { name })
    : words.t('station.alert.free', { name, count: free })
}
