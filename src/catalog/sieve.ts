import { type Amount, amounts, type FilterGroup, type Filters, filterGroups } from '../model/filters'
import type { Station } from '../model/station'
import type { Facets } from './door'
import type { Entry } from './entry'
import { fittingPart, type Need } from './fitting'
import { capacityOf, hasFeature, type Options, perGroup, wordsOf } from './options'

/** Filters that ask of the place; the others ask of its plugs and of what they do right now. */
export const placeFilters = ['access', 'category', 'provider', 'municipality', 'capacity'] as const
export type PlaceFilter = (typeof placeFilters)[number]

/** Filters as they act on the stations at hand. */
export interface Sieve {
  chosen: Record<FilterGroup, ReadonlySet<string>>
  /** Every chosen status: a part of a station can have one that no whole one has. */
  partStatus: ReadonlySet<string>
  need: Need
  /** Plugs at least; 0: any. */
  capacity: number
  /** Chosen words that no station has: choosing only them chooses nothing away. */
  ignored: Facets['ignored']
  found: (station: Station) => boolean
  now: number
}

/** What of the catalog a sieve needs besides the filters. */
interface Circumstances {
  options: Options
  /** Whether the filters' text finds a station. */
  found: (station: Station) => boolean
  /** Epoch milliseconds, for what is live. */
  now: number
}

export function sieveOf(filters: Filters, { options, found, now }: Circumstances): Sieve {
  const amount = (of: Amount) => (filters[of] > options.most[of] ? 0 : filters[of])
  const types = new Set(filters.connector.filter((word) => options.words.connector.has(word)))
  const need: Need = { types, power: amount('power') }
  const needs = need.types.size > 0 || need.power > 0
  const acts = (group: FilterGroup, word: string) =>
    options.words[group].has(word) || (group === 'status' && needs)
  const chosen = perGroup((group) => new Set<string>(filters[group].filter((word) => acts(group, word))))
  const ignored: Facets['ignored'] = [
    ...filterGroups.flatMap((group) =>
      filters[group].filter((word) => !acts(group, word)).map((value) => ({ group, value })),
    ),
    ...amounts
      .filter((group) => amount(group) !== filters[group])
      .map((group) => ({ group, value: String(filters[group]) })),
  ]
  const partStatus = new Set(filters.status)
  return { chosen, partStatus, need, capacity: amount('capacity'), ignored, found, now }
}

/** Whether the same stations may not pass a minute later, although nothing new was measured. */
export function dependsOnTime({ feature }: Filters): boolean {
  return feature.includes('free-now') || feature.includes('live')
}

export function fitsPlace(entry: Entry, filter: PlaceFilter, { chosen, capacity }: Sieve): boolean {
  if (filter === 'capacity') return capacity === 0 || capacityOf(entry) >= capacity
  return chosen[filter].size === 0 || wordsOf[filter](entry).some((word) => chosen[filter].has(word))
}

/** Whether all chosen features are there; of a station as the need sees it. */
export function fitsFeatures(part: Entry, { chosen, now }: Sieve): boolean {
  for (const feature of chosen.feature) if (!hasFeature(part, feature, now)) return false
  return true
}

export function fitsStatus(part: Entry, { chosen }: Sieve): boolean {
  return chosen.status.size === 0 || chosen.status.has(part.status)
}

/** The station as these filters see it, `null` when they hide it. */
export function sifted(entry: Entry, sieve: Sieve): Entry | null {
  if (!placeFilters.every((filter) => fitsPlace(entry, filter, sieve)) || !sieve.found(entry.station))
    return null
  const part = fittingPart(entry, sieve.need)
  return part && fitsStatus(part, sieve) && fitsFeatures(part, sieve) ? part : null
}
