import type { Status } from './status'

/** Groups of options a person can choose from; within a group any chosen option fits, groups add up. */
export interface Filters {
  access: readonly string[]
  category: readonly string[]
  status: readonly Status[]
  provider: readonly string[]
  /** Free text over name, id, address, places and provider; case and accents do not count. */
  q: string
}

export type FilterGroup = Exclude<keyof Filters, 'q'>
export const filterGroups: readonly FilterGroup[] = ['access', 'category', 'status', 'provider']

export const noFilters: Filters = { access: [], category: [], status: [], provider: [], q: '' }

/** How many things a person has chosen. */
export function filterCount(filters: Filters): number {
  return filterGroups.reduce((sum, group) => sum + filters[group].length, filters.q === '' ? 0 : 1)
}

/** Text without case and accents: "Südtirol" and "sudtirol" are one. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
}
