import type { FilterGroup } from '../model/filters'

/** What most people ask for: beside the list at any time. */
export const inBar: readonly FilterGroup[] = ['access', 'category', 'status', 'provider']
