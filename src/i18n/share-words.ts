import type { Translator } from './translator'

/** Percent without decimals. Only an exact 0 is 0 % and only an exact whole is 100 %; `–` for a whole of 0. */
export function shareWords(words: Translator, part: number, whole: number): string {
  if (whole === 0) return '–'
  const rounded = Math.round((part / whole) * 100) / 100
  const share = part === whole || part === 0 ? rounded : Math.min(0.99, Math.max(0.01, rounded))
  return new Intl.NumberFormat(words.language, { style: 'percent' }).format(share)
}
