import { isApiError } from '../../api/errors'
import type { I18n } from '../../i18n/i18n'
import type { MessageKey } from '../../i18n/languages'
import type { Failure, NetworkReason } from '../../model/failure'
import { CatalogError, type CatalogReason } from './errors'

/** A sentence that a person can act on: a message key and its values. */
export interface Explanation {
  key: MessageKey
  values?: { status: number }
}

/** Returns the sentence for an error, see `explain`. */
export function errorWords(i18n: I18n, error: unknown): string {
  const { key, values } = explain(error)
  return i18n.t(key, values)
}

/** Message for each kind of failure. Anything else is our own bug, or the end of a catalog, which nobody sees. */
export function explain(error: unknown): Explanation {
  if (isApiError(error)) return explainFailure(error)
  return { key: (error instanceof CatalogError && catalogKeys[error.reason]) || 'error.unexpected' }
}

/** Reasons without a message of their own: a defect, and a catalog that has ended, whose viewer has left. */
type Unexplained = 'unexpected' | 'ended'
const catalogKeys: Record<Exclude<CatalogReason, Unexplained>, MessageKey> & {
  [reason in Unexplained]?: never
} = {
  'worker-failed': 'error.worker',
  'no-stations': 'error.no-stations',
}

const networkKey = (reason: NetworkReason): MessageKey =>
  reason === 'unreachable' || reason === 'interrupted' ? 'error.network' : `error.${reason}`

export function explainFailure(failure: Failure): Explanation {
  switch (failure.name) {
    case 'NetworkError':
      return { key: networkKey(failure.reason) }
    case 'ShapeError':
      return { key: 'error.shape' }
    case 'HttpError':
      return explainStatus(failure)
  }
}

function explainStatus({ status, exceeded }: Extract<Failure, { name: 'HttpError' }>): Explanation {
  if (exceeded) return { key: `error.${exceeded}` }
  if (status === 401) return { key: 'error.unauthorized' }
  if (status === 403) return { key: 'error.forbidden' }
  if (status === 404) return { key: 'error.not-found' }
  return { key: status >= 500 ? 'error.server' : 'error.status', values: { status } }
}
