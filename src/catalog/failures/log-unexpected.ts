import { isApiError } from '../../api/errors'
import { CredentialsError } from '../../api/tourism/credentials'
import { CatalogError } from './errors'

/** Logs an error that is a defect of ours: not a failure of a service, and none of the catalog, which logs its own. */
export function logUnexpected(error: unknown): void {
  const isExpected = error instanceof CatalogError || error instanceof CredentialsError
  if (!isExpected && !isApiError(error)) console.error(error)
}
