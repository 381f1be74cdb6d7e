import { minute } from '../durations'
import type { Translator } from '../i18n/translator'

/** Returns the words for an age: how long ago, now, or unknown. @param moment epoch milliseconds */
export function measuredAgeWords(words: Translator, moment: number | null, now: number): string {
  if (moment === null) return words.t('list.age.unknown')
  return now - moment < minute ? words.t('list.age.now') : words.ago(moment, now)
}
