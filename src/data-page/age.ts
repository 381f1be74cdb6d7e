import type { Translator } from '../i18n/translator'

/** Returns the words for an age: how long ago, now, or unknown. @param moment epoch milliseconds */
export function measuredAgeWords(words: Translator, moment: number | null, now: number): string {
  if (moment === null) return words.t('list.age.unknown')
  return now - moment < 60_000 ? words.t('list.age.now') : words.ago(moment, now)
}

/** Formats a part of a whole in percent. Only an exact 0 is shown as 0 %. */
export function formatShare(language: string, part: number, whole: number): string {
  const share = whole === 0 ? 0 : part / whole
  const digits = share > 0 && share < 0.01 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 0 }
  return new Intl.NumberFormat(language, { style: 'percent', ...digits }).format(share)
}
