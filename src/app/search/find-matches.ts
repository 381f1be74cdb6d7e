import type { CatalogApi } from '../../catalog/catalog-api'
import type { Filters } from '../../model/filters'
import type { Bounds } from '../../model/station'
import { roundedNow } from '../../ui/browser/use-now'

/** Returns the box of all matching stations; `null`: none matches, or the list shows why they could not be loaded. */
export async function findMatches(catalog: CatalogApi, filters: Filters): Promise<Bounds | null> {
  return catalog.bounds({ filters, now: roundedNow() }).catch(() => null)
}
