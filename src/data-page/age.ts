import { minute } from '../durations'
import type { I18n } from '../i18n/i18n'

/** Returns the words for an age: how long ago, now, or unknown. @param moment epoch milliseconds */
export function measuredAgeWords(i18n: I18n, moment: number | null, now: number): string {
  if (moment === null) return i18n.t('list.age.unknown')
  return now - moment < minute ? i18n.t('list.age.now') : i18n.ago(moment, now)
}
