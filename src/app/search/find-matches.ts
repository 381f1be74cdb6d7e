import type { CatalogApi } from '../../catalog/catalog-api'
import type { Filters } from '../../model/filters'
import type { Bounds } from '../../model/station'
import { roundedNow } from '../../ui/use-now'

/** Returns the box of all stations that match the field's text; `null`: none matches, or the list reports a failure. */
export async function findMatches(
  catalog: CatalogApi,
  filters: Filters,
  field: HTMLInputElement | null,
): Promise<Bounds | null> {
  // A phone's keyboard would cover the results.
  if (window.matchMedia('(pointer: coarse)').matches) field?.blur()
  const q = field?.value ?? ''
  return catalog.bounds({ filters: { ...filters, q }, now: roundedNow() }).catch(() => null)
}
