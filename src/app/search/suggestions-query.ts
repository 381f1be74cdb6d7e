import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { SearchQuery } from '../../catalog/station-query'
import { revisionQuery } from '../../queries/revision-query'

/** Maximum number of suggested stations; half as many places. */
const limit = 5

/** Query for the suggestions for a text. */
export const suggestionsQuery = (
  handle: CatalogHandle,
  revision: number,
  { text, now, origin = null }: Omit<SearchQuery, 'limit'>,
) =>
  revisionQuery(handle, revision, {
    name: 'suggestions',
    keyParts: [text, now, origin],
    queryFn: (catalog) => catalog.search({ text, limit, now, origin }),
  })
