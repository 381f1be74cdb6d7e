import type { FacetOption, Facets } from '../catalog/catalog-api'
import type { Feature, FilterGroup } from '../model/filters'

/** Groups that stand in the bar where there is room for their options, and else in the dialog, like all others. */
export const barGroups: readonly FilterGroup[] = ['access', 'category']

/** Filters with a button of their own in the bar, which opens the dialog with that group alone. */
export type MenuGroup = 'connector' | 'power'

/** Features that stand in the bar alone. */
export const featuresInBar: readonly Feature[] = ['free-now', 'closed-values']

/** Options of a group, or that they are coming. */
export function groupOptions(
  facets: Facets | undefined,
  group: FilterGroup,
): { options: readonly FacetOption[]; coming: boolean } {
  const coming = group === 'status' && facets?.isStatusComing === true
  return { options: coming ? [] : (facets?.groups[group] ?? []), coming }
}
