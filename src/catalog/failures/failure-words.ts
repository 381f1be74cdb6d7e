import type { I18n } from '../../i18n/i18n'
import type { Failure } from '../../model/failure'
import { explainFailure } from './explain'

/** Returns the sentence for a failure of the service. In a file of its own, because the first list does not need it. */
export function failureWords(i18n: I18n, failure: Failure): string {
  const { key, values } = explainFailure(failure)
  return i18n.t(key, values)
}
