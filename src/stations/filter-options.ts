import type { FacetOption, Facets } from '../catalog/catalog-api'
import type { Feature, FilterGroup, Filters } from '../model/filters'

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

/** Returns the filters without those that search field and bar show by name in any width. */
export function withoutBar(filters: Filters): Filters {
  const { connector, feature } = filters
  return {
    ...filters,
    connector: connector.length > 1 ? connector : [],
    feature: feature.filter((one) => !featuresInBar.includes(one)),
    power: 0,
    q: '',
  }
}

/** Returns whether a filter is chosen, besides favourites. */
export function isChosen({ only: _, ...filters }: Filters): boolean {
  return Object.values(filters).some((value) => !['', '0'].includes(String(value)))
}
