import { CredentialsError } from '../../api/tourism/credentials'
import { errorWords } from '../../catalog/explain'
import type { Translator } from '../../i18n/translator'

/** Describes why places could not be loaded, and what the person can do. */
export function placesErrorWords(words: Translator, error: unknown): string {
  if (error instanceof CredentialsError) return words.t(`nearby.account.${error.reason}`)
  return errorWords(words, error)
}
