import type { Translator } from '../i18n/translator'

/** To a tenth of a percent; all and nothing are only said where they are so. @param share 0 to 1 */
export function exactShare(words: Translator, share: number): string {
  const rounded = Math.round(share * 1000) / 1000
  const shown = share === 1 || share === 0 ? share : Math.min(0.999, Math.max(0.001, rounded))
  const digits = shown === 1 || shown === 0 ? 0 : 1
  const format = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  return new Intl.NumberFormat(words.language, format).format(shown)
}
