import type { I18n } from './i18n'

/**
 * Returns a share in percent. Only an exact 0 is 0 % and only an exact whole is 100 %; `–` for a whole of 0.
 * @param decimals of the percent; 0 % and 100 % have none
 */
export function shareWords(i18n: I18n, part: number, whole: number, decimals = 0): string {
  if (whole === 0) return '–'
  const isExact = part === 0 || part === whole
  const steps = 100 * 10 ** decimals
  const rounded = Math.round((part / whole) * steps)
  const share = (isExact ? rounded : Math.min(steps - 1, Math.max(1, rounded))) / steps
  const digits = isExact ? 0 : decimals
  const format = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  return new Intl.NumberFormat(i18n.language, format).format(share)
}
