import type { FacetOption, Facets } from '../catalog/catalog-api'
import type { FilterGroup } from '../model/filters'

/** What most people ask for: beside the list at any time. */
export const inBar: readonly FilterGroup[] = ['access', 'category', 'status', 'provider']

/** Options of a group, or that they are coming. */
export function optionsOf(
  facets: Facets | undefined,
  group: FilterGroup,
): { options: readonly FacetOption[]; coming: boolean } {
  const coming = group === 'status' && facets?.isStatusComing === true
  return { options: coming ? [] : (facets?.groups[group] ?? []), coming }
}
