/**
 * A question to the catalog came to nothing for another reason than an answer of the service: the catalog was closed,
 * its worker failed, or code of our own did.
 */
export class CatalogError extends Error {
  override name = 'CatalogError' as const
}
