/**
 * A query of the catalog failed without an answer of the service: the catalog was closed, its worker failed, or our own
 * code threw.
 */
export class CatalogError extends Error {
  override name = 'CatalogError' as const
}
