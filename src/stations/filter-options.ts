import type { FacetOption, Facets } from '../catalog/catalog-api'
import type { Feature, FilterGroup } from '../model/filters'

/** Groups that the bar shows if it has room for their options; otherwise the dialog shows them. */
export const barGroups: readonly FilterGroup[] = ['access', 'category']

/** Filters with their own button in the bar, which opens a menu with that group only. */
export type MenuGroup = 'connector' | 'power'

/** Features that only the bar shows. */
export const featuresInBar: readonly Feature[] = ['free-now', 'closed-values']

/** Returns the options of a group, or whether they are still loading. */
export function groupOptions(
  facets: Facets | undefined,
  group: FilterGroup,
): { options: readonly FacetOption[]; coming: boolean } {
  const coming = group === 'status' && facets?.isStatusComing === true
  return { options: coming ? [] : (facets?.groups[group] ?? []), coming }
}
