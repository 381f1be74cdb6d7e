import { CredentialsError } from '../../api/tourism/credentials'
import { errorWords } from '../../catalog/failures/explain'
import type { I18n } from '../../i18n/i18n'

/** Describes why places could not be loaded, and what the person can do. */
export function placesErrorWords(i18n: I18n, error: unknown): string {
  if (error instanceof CredentialsError) return i18n.t(`nearby.account.${error.reason}`)
  return errorWords(i18n, error)
}
