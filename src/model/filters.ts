import type { Status } from './status'

/**
 * Features of a station: `free-now` (available or partly, and live), `live` (a status that is
 * live), `closed-values` (values that only this viewer's login shows), `always-open` (24/7), `reservable`.
 */
export const features = ['free-now', 'live', 'closed-values', 'always-open', 'reservable'] as const
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

/** Filters by a least amount. */
export type Amount = 'power' | 'capacity'
export const amounts: readonly Amount[] = ['power', 'capacity']

/**
 * Chosen filters. A station must match any chosen option of a group, all chosen features, and all groups, amounts and
 * the text.
 */
export interface Filters extends Record<FilterGroup, readonly string[]> {
  status: readonly Status[]
  feature: readonly Feature[]
  /** Least power of a plug, kilowatts; 0: any. */
  power: number
  /** Least number of plugs of a station; 0: any. */
  capacity: number
  /** Free text over name, id, address, places and provider, without regard to case and accents. */
  q: string
  /** Ids of the only stations that may be shown, such as favourites; absent: all. No link contains it. */
  only?: readonly string[]
}

/** The filters of one plug: its connector, one of these or any; and its least power. */
export type PlugFilters = Pick<Filters, 'connector' | 'power'>

/** Whether a plug must have a connector or power. */
export function needsPlug({ connector, power }: PlugFilters): boolean {
  return connector.length > 0 || power > 0
}

export const noFilters: Filters = {
  access: [],
  category: [],
  status: [],
  feature: [],
  connector: [],
  provider: [],
  municipality: [],
  power: 0,
  capacity: 0,
  q: '',
}

/** Steps that people can choose: kilowatts of the usual AC and DC classes; numbers of plugs. */
export const amountSteps: Record<Amount, readonly number[]> = {
  power: [3.7, 11, 22, 50, 100, 150, 300],
  capacity: [2, 4, 6, 10],
}
