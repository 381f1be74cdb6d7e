import { type Amount, amountSteps, type FilterGroup, filterGroups } from '../../model/filters'
import type { CatalogEntry } from './catalog-entry'
import { possibleFeatures } from './station-features'

/** One entry for each filter group. */
type ByGroup<Kept> = Record<FilterGroup, Kept>

/** Options that some station has. */
export interface Options {
  /** Most frequent first. */
  optionValues: ByGroup<ReadonlySet<string>>
  /** Steps of `amountSteps` up to the greatest amount. */
  steps: Record<Amount, readonly number[]>
  /** Greatest amounts: kilowatts of a connector, plugs of a station. */
  max: Record<Amount, number>
}

/** Values of a station in each filter group, independent of the time. */
export const groupValues: ByGroup<(entry: CatalogEntry) => readonly string[]> = {
  access: ({ station }) => [station.accessType],
  category: ({ station }) => station.categories,
  status: ({ status }) => (status === 'coming' ? [] : [status]),
  feature: possibleFeatures,
  connector: ({ optionValues }) => optionValues.connector,
  provider: ({ optionValues }) => optionValues.provider,
  municipality: ({ optionValues }) => optionValues.municipality,
}

/** Values for "not stated". A group without other values is not offered. */
const notStated: Partial<ByGroup<readonly string[]>> = { access: ['UNKNOWN'], status: ['none', 'unknown'] }

export function mapGroups<Kept>(make: (group: FilterGroup) => Kept): ByGroup<Kept> {
  return {
    access: make('access'),
    category: make('category'),
    status: make('status'),
    feature: make('feature'),
    connector: make('connector'),
    provider: make('provider'),
    municipality: make('municipality'),
  }
}

/** All values that some station has, most frequent first, independent of the chosen filters. */
export function collectOptions(entries: readonly CatalogEntry[]): Options {
  const counts = mapGroups(() => new Map<string, number>())
  const max = { power: 0, capacity: 0 }
  for (const entry of entries) {
    for (const group of filterGroups)
      for (const value of groupValues[group](entry))
        counts[group].set(value, (counts[group].get(value) ?? 0) + 1)
    max.power = Math.max(max.power, maxPower(entry))
    max.capacity = Math.max(max.capacity, countCapacity(entry))
  }
  const optionValues = mapGroups((group) => {
    const known = [...counts[group]].sort(
      ([one, count], [other, otherCount]) => otherCount - count || one.localeCompare(other),
    )
    return new Set(
      known.every(([value]) => notStated[group]?.includes(value)) ? [] : known.map(([value]) => value),
    )
  })
  const steps = (amount: Amount) => amountSteps[amount].filter((step) => step <= max[amount])
  return { optionValues, steps: { power: steps('power'), capacity: steps('capacity') }, max }
}

/** Kilowatts of the strongest connector; 0: not stated. */
export function maxPower({ optionValues }: CatalogEntry): number {
  return optionValues.power
}

/** Number of plugs: the listed ones, else the stated capacity; 0: unknown. */
export function countCapacity({ station, plugRows }: CatalogEntry): number {
  return plugRows.length || (station.capacity ?? 0)
}
