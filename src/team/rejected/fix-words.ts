import type { I18n } from '../../i18n/i18n'
import { readRejection } from '../../ui/i18n/rejection-words'

/** Returns what the owner of the data changes so that such a record is accepted, for each field. */
export function fixWords(i18n: I18n, reason: string): string {
  const lines = readRejection(i18n, reason)
  return lines.map(({ field, why }) => i18n.t(`team.rejected.fix.${why}`, { field })).join(' · ')
}
