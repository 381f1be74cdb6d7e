import { explain } from '../../catalog/failures/explain'
import type { I18n } from '../../i18n/i18n'
import type { MessageKey } from '../../i18n/languages'

/**
 * Sentences about the place search, by those about the service of the stations. The place search has no login, so both
 * refusals have the same sentence.
 */
const keys: Partial<Record<MessageKey, MessageKey>> = {
  'error.network': 'search.places.failed.network',
  'error.timeout': 'search.places.failed.timeout',
  'error.unauthorized': 'search.places.failed.refused',
  'error.forbidden': 'search.places.failed.refused',
  'error.not-found': 'search.places.failed.not-found',
  'error.rate': 'search.places.failed.rate',
  'error.server': 'search.places.failed.server',
  'error.status': 'search.places.failed.status',
  'error.shape': 'search.places.failed.shape',
}

/** Returns why places could not be searched. An error of Plugboard itself has its general sentence. */
export function placeSearchWords(i18n: I18n, error: unknown): string {
  const { key, values } = explain(error)
  return i18n.t('search.places.failed', { reason: i18n.t(keys[key] ?? key, values) })
}
