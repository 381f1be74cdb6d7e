import { isApiError } from '../api/errors'

/** Whether an error says that the service does not work now: another request may be answered. */
export function isOutage(error: unknown): boolean {
  if (!isApiError(error)) return false
  return error.name === 'NetworkError' || (error.name === 'HttpError' && error.status >= 500)
}
