import type { Status } from './status'

/**
 * Features of a station: `free-now` (available or partly, and live), `open-now` (open by its opening hours, 24/7
 * included), `live` (a status that is live), `closed-values` (values that only this viewer's login shows),
 * `always-open` (24/7), `reservable`.
 */
export const features = [
  'free-now',
  'open-now',
  'live',
  'closed-values',
  'always-open',
  'reservable',
] as const
export type Feature = (typeof features)[number]

/** Filters by options. */
export const filterGroups = [
  'access',
  'category',
  'status',
  'feature',
  'connector',
  'provider',
  'municipality',
] as const
export type FilterGroup = (typeof filterGroups)[number]

/** Groups that one plug must match together, and with the minimum power. */
export const plugGroups = ['connector'] as const satisfies readonly FilterGroup[]
export type PlugGroup = (typeof plugGroups)[number]

export function isPlugGroup(group: FilterGroup): group is PlugGroup {
  return (plugGroups as readonly FilterGroup[]).includes(group)
}

/** Groups whose options the record of a station or of its plugs states. Statuses and features are derived. */
export type StatedGroup = Exclude<FilterGroup, 'status' | 'feature'>
export const statedGroups = filterGroups.filter(
  (group): group is StatedGroup => group !== 'status' && group !== 'feature',
)

/** Returns an object with one field for each of the groups. */
export function createByGroup<Group extends FilterGroup, Value>(
  groups: readonly Group[],
  make: (group: Group) => Value,
): Record<Group, Value> {
  return Object.fromEntries(groups.map((group) => [group, make(group)])) as Record<Group, Value>
}

/** Filters by a minimum: `power` of a connector, `capacity` for the number of plugs, as links call it. */
export type Amount = 'power' | 'capacity'
export const amounts: readonly Amount[] = ['power', 'capacity']

/**
 * Chosen filters. A station must match any chosen option of a group, all chosen features, and all groups, amounts and
 * the text.
 */
export interface Filters extends Record<FilterGroup, readonly string[]> {
  status: readonly Status[]
  feature: readonly Feature[]
  /** Minimum power of a plug, kilowatts; 0: any. */
  power: number
  /** Minimum number of plugs of a station, as its row states it: by statuses or by the stated capacity; 0: any. */
  capacity: number
  /** Free text over name, id, address, places and provider, without regard to case and accents. */
  q: string
  /** Ids of the only stations that may be shown, such as favourites; absent: all. No link contains it. */
  only?: readonly string[]
}

/** What one plug must have: a connector with one of the chosen options of each group, or any; and the minimum power. */
export type PlugRequirements = Pick<Filters, PlugGroup | 'power'>

export function toPlugRequirements(filters: PlugRequirements): PlugRequirements {
  return { ...createByGroup(plugGroups, (group) => filters[group]), power: filters.power }
}

export function hasRequirements(requirements: PlugRequirements): boolean {
  return requirements.power > 0 || plugGroups.some((group) => requirements[group].length > 0)
}

export const noFilters: Filters = {
  ...createByGroup(filterGroups, () => []),
  power: 0,
  capacity: 0,
  q: '',
}

export const noRequirements: PlugRequirements = toPlugRequirements(noFilters)

/** Steps that people can choose: kilowatts of the usual AC and DC classes; numbers of plugs. */
export const amountSteps: Record<Amount, readonly number[]> = {
  power: [3.7, 11, 22, 50, 100, 150, 300],
  capacity: [2, 4, 6, 10],
}
