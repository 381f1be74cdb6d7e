import {
  type Amount,
  amountSteps,
  createByGroup,
  type FilterGroup,
  filterGroups,
  statedGroups,
} from '../../model/filters'
import { statusesOnceLoaded } from '../../model/status'
import type { CatalogEntry } from './catalog-entry'
import { listPossibleFeatures } from './station-features'

/** A value for each filter group. */
type ByGroup<Value> = Record<FilterGroup, Value>

/** Options that some station has. */
export interface Options {
  /** Most frequent first. */
  offered: ByGroup<ReadonlySet<string>>
  /** Steps of `amountSteps` up to the greatest amount. */
  steps: Record<Amount, readonly number[]>
  /** Greatest amounts: kilowatts of a connector, plugs of a station. */
  max: Record<Amount, number>
}

/** A list with each status alone: stations with equal lists are counted together, by the list as key. */
const listOfStatus = new Map(statusesOnceLoaded.map((status) => [status, [status]]))
const nothing: readonly string[] = []

/**
 * Values of a station in each filter group, whatever the time: of features, those that it has or may get as time
 * passes. Equal lists are one object.
 */
export const groupValues: ByGroup<(entry: CatalogEntry) => readonly string[]> = {
  ...createByGroup(
    statedGroups,
    (group) =>
      ({ optionValues }: CatalogEntry) =>
        optionValues[group],
  ),
  status: ({ status }) => listOfStatus.get(status) ?? nothing,
  feature: listPossibleFeatures,
}

/**
 * Values that say nothing about a station: its access is not stated, it has no live data, or its status is reported as
 * unknown. `closed` and `not-understood` do say something: there is a status. A group is not offered if no station has
 * a value that says something.
 */
const uninformative: Partial<ByGroup<readonly string[]>> = {
  access: ['UNKNOWN'],
  status: ['none', 'unknown'],
}

/** Numbers by key. */
export type CountMap<Key> = Map<Key, number>

export function increase<Key>(counts: CountMap<Key>, key: Key, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by)
}

/** Returns how often each value occurs, from how often each list of values occurs. */
export function countValues(lists: CountMap<readonly string[]>): CountMap<string> {
  const counts: CountMap<string> = new Map()
  for (const [list, count] of lists) for (const value of list) increase(counts, value, count)
  return counts
}

/** All values that some station has, most frequent first, independent of the chosen filters. */
export function collectOptions(entries: readonly CatalogEntry[]): Options {
  const lists = createByGroup(filterGroups, (): CountMap<readonly string[]> => new Map())
  const max = { power: 0, capacity: 0 }
  for (const entry of entries) {
    for (const group of filterGroups) increase(lists[group], groupValues[group](entry))
    max.power = Math.max(max.power, maxPower(entry))
    max.capacity = Math.max(max.capacity, numberOfPlugs(entry))
  }
  const offered = createByGroup(filterGroups, (group) => {
    const values = [...countValues(lists[group])].sort(
      ([one, count], [other, otherCount]) => otherCount - count || one.localeCompare(other),
    )
    return new Set(
      values.every(([value]) => uninformative[group]?.includes(value)) ? [] : values.map(([value]) => value),
    )
  })
  const steps = (amount: Amount) => amountSteps[amount].filter((step) => step <= max[amount])
  return { offered, steps: { power: steps('power'), capacity: steps('capacity') }, max }
}

/** Kilowatts of the strongest connector; 0: not stated. */
export function maxPower({ optionValues }: CatalogEntry): number {
  return optionValues.power
}

/**
 * Number of plugs for the filter `capacity`: the one that the station's row states; if it states none, the capacity of
 * another record of the site; 0: unknown.
 */
export function numberOfPlugs({ total, station }: CatalogEntry): number {
  return total ?? station.capacity ?? 0
}
