import { explain } from '../../api/explain'
import { CredentialsError } from '../../api/tourism/credentials'
import type { Translator } from '../../i18n/translator'

/** Why places could not be read, and what can be done about it. */
export function failureWords(words: Translator, error: unknown): string {
  if (error instanceof CredentialsError) return words.t(`nearby.account.${error.reason}`)
  const { key, values } = explain(error)
  return words.t(key, values)
}
