import type { Translator } from '../i18n/translator'
import type { Failure } from '../model/failure'
import { explainFailure } from './explain'

/** Returns the sentence for a failure of the service. */
export function failureWords(words: Translator, failure: Failure): string {
  const { key, values } = explainFailure(failure)
  return words.t(key, values)
}
