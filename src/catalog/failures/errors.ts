/**
 * Why a query of the catalog failed without an answer of the service: the catalog has ended, its worker failed, the
 * configured service has no stations, or our own code threw.
 */
export type CatalogReason = 'ended' | 'worker-failed' | 'no-stations' | 'unexpected'

/** A query of the catalog failed without an answer of the service. */
export class CatalogError extends Error {
  override name = 'CatalogError' as const
  readonly reason: CatalogReason
  constructor(reason: CatalogReason, message: string) {
    super(message)
    this.reason = reason
  }
}
