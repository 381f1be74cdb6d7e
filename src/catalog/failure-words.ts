import type { Translator } from '../i18n/translator'
import type { Failure } from '../model/failure'
import { explainFailure } from './explain'

/** Returns the sentence for a failure of the service. In a file of its own, because the first list does not need it. */
export function failureWords(words: Translator, failure: Failure): string {
  const { key, values } = explainFailure(failure)
  return words.t(key, values)
}
