import type { CatalogHandle } from '../catalog/catalog-handle'
import { revisionQuery } from './revision-query'

/** Query for the rejected records without their text. */
export const rejectedQuery = (handle: CatalogHandle, revision: number) =>
  revisionQuery(handle, revision, { name: 'rejected', queryFn: (catalog) => catalog.rejected() })
