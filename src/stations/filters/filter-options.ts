import type { FacetOption, Facets } from '../../catalog/catalog-api'
import {
  amounts,
  createByGroup,
  type Feature,
  type FilterGroup,
  type Filters,
  filterGroups,
} from '../../model/filters'

/** Groups that the bar shows if it has room for their options; otherwise the dialog shows them. */
export const barGroups: readonly FilterGroup[] = ['access', 'category']

/** Groups whose options are in a menu of the bar. */
const menuGroups = ['connector'] as const satisfies readonly FilterGroup[]
export type Menu = (typeof menuGroups)[number] | 'power'

/** First line of the bar: features, which only the bar shows, then menus. */
export const barFeatures: readonly Feature[] = ['free-now']
export const barMenus: readonly Menu[] = ['connector', 'power']

export const isInBar = (feature: string) => barFeatures.some((one) => one === feature)

/** Returns the options of a group, or whether they are still loading. */
export function groupOptions(
  facets: Facets | undefined,
  group: FilterGroup,
): { options: readonly FacetOption[]; isComing: boolean } {
  const isComing = group === 'status' && facets?.isStatusComing === true
  return { options: isComing ? [] : (facets?.groups[group] ?? []), isComing }
}

/** Returns the filters without those that search field and bar show by name in any width. */
export function withoutBar(filters: Filters): Filters {
  return {
    ...filters,
    ...createByGroup(menuGroups, (group) => (filters[group].length > 1 ? filters[group] : [])),
    feature: filters.feature.filter((one) => !isInBar(one)),
    power: 0,
    q: '',
  }
}

/**
 * Returns the number of chosen options that only the dialog shows.
 * @param hasRoom whether the bar shows its groups
 */
export function countInDialog(filters: Filters, hasRoom: boolean): number {
  const shown: readonly FilterGroup[] = hasRoom ? [...menuGroups, ...barGroups] : menuGroups
  const others = withoutBar(filters)
  const groups = filterGroups.filter((group) => !shown.includes(group))
  return (
    groups.reduce((sum, group) => sum + others[group].length, 0) +
    amounts.filter((amount) => others[amount] > 0).length
  )
}

/** Returns whether a filter is chosen, besides favourites. */
export function isChosen({ only: _, ...filters }: Filters): boolean {
  return Object.values(filters).some((value) => (typeof value === 'number' ? value > 0 : value.length > 0))
}
