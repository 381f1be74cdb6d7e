import type { Status } from './status'

/**
 * What a station can have beside a word: `free-now` (available or partly, and live), `live` (a status that is
 * live), `closed-values` (values that only this viewer's login shows), `always-open` (24/7), `reservable`.
 */
export type Feature = 'free-now' | 'live' | 'closed-values' | 'always-open' | 'reservable'
export const features: readonly Feature[] = ['free-now', 'live', 'closed-values', 'always-open', 'reservable']

/**
 * What a person chose. Within a group any chosen option fits, but all chosen features must; groups, amounts and
 * text add up.
 */
export interface Filters {
  access: readonly string[]
  category: readonly string[]
  status: readonly Status[]
  feature: readonly Feature[]
  connector: readonly string[]
  provider: readonly string[]
  municipality: readonly string[]
  /** Kilowatts that a plug must at least have; 0: any. */
  power: number
  /** Plugs that a place must at least have; 0: any. */
  capacity: number
  /** Free text over name, id, address, places and provider; case and accents do not count. */
  q: string
  /** Ids of the only stations that may be shown; absent: all. A person's own, so no link has it. */
  only?: readonly string[]
}

/** What can be asked for from a number upwards. */
export type Amount = 'power' | 'capacity'
export const amounts: readonly Amount[] = ['power', 'capacity']

export type FilterGroup = Exclude<keyof Filters, Amount | 'q' | 'only'>
export const filterGroups: readonly FilterGroup[] = [
  'access',
  'category',
  'status',
  'feature',
  'connector',
  'provider',
  'municipality',
]

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

/** From what people choose: kilowatts of the classes of AC sockets, then of DC chargers; plugs. */
export const amountSteps: Record<Amount, readonly number[]> = {
  power: [3.7, 11, 22, 50, 100, 150, 300],
  capacity: [2, 4, 6, 10],
}

/** Text without case and accents: "Südtirol" and "sudtirol" are one. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
}
