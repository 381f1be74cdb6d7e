import { CredentialsError } from '../../api/tourism/credentials'
import { explain } from '../../catalog/explain'
import type { Translator } from '../../i18n/translator'

/** Describes why places could not be loaded, and what the person can do. */
export function failureWords(words: Translator, error: unknown): string {
  if (error instanceof CredentialsError) return words.t(`nearby.account.${error.reason}`)
  const { key, values } = explain(error)
  return words.t(key, values)
}
