import type { Translator } from '../i18n/translator'

/** A part of a whole in percent: nothing and everything are only said where they are so; `–` of nothing. */
export function shareWords(words: Translator, part: number, whole: number): string {
  if (whole === 0) return '–'
  const rounded = Math.round((part / whole) * 100) / 100
  const share = part === whole || part === 0 ? rounded : Math.min(0.99, Math.max(0.01, rounded))
  return new Intl.NumberFormat(words.language, { style: 'percent' }).format(share)
}
