import { type Amount, amountSteps, type Feature, type FilterGroup, filterGroups } from '../model/filters'
import type { Station } from '../model/station'
import type { Entry } from './entry'
import { freshnessOfAll, isFreeNow } from './summary'

type Words<Kept> = Record<FilterGroup, Kept>

/** What the stations at hand can be asked for. */
export interface Options {
  words: Words<ReadonlySet<string>>
  /** Those of `amountSteps` that some station reaches. */
  steps: Record<Amount, readonly number[]>
  /** What the strongest connector has, and the largest station. */
  most: Record<Amount, number>
}

/** The words by which a station can be chosen in each group, at whatever time. */
export const wordsOf: Words<(entry: Entry) => readonly string[]> = {
  access: ({ station }) => [station.accessType],
  category: ({ station }) => station.categories,
  status: ({ status }) => [status],
  feature: possibleFeatures,
  connector: ({ station }) => termsOf(station).connector,
  provider: ({ station }) => termsOf(station).provider,
  municipality: ({ station }) => termsOf(station).municipality,
}

type Terms = Record<'connector' | 'provider' | 'municipality', readonly string[]> & {
  power: number
}

/** Stations outlive a revision, and every change of a filter asks this of all of them. */
const terms = new WeakMap<Station, Terms>()

function termsOf(station: Station): Terms {
  const known = terms.get(station)
  if (known) return known
  const types = new Set<string>()
  let power = 0
  for (const { connectors } of station.plugs)
    for (const { type, powerKw } of connectors) {
      types.add(type)
      power = Math.max(power, powerKw ?? 0)
    }
  const made: Terms = {
    connector: [...types].filter((name) => name !== ''),
    provider: [station.provider].filter((name) => name !== ''),
    municipality: [station.municipality || station.city].filter((name) => name !== ''),
    power,
  }
  terms.set(station, made)
  return made
}

/** Words that say that nothing is said: a group of nothing else answers no question. */
const unsaid: Partial<Words<readonly string[]>> = { access: ['UNKNOWN'], status: ['none', 'unknown'] }

export function perGroup<Kept>(make: (group: FilterGroup) => Kept): Words<Kept> {
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

/** All words that some station has: those that most have first, whatever is chosen, so that none moves by a choice. */
export function optionsOf(entries: readonly Entry[]): Options {
  const counts = perGroup(() => new Map<string, number>())
  const most = { power: 0, capacity: 0 }
  for (const entry of entries) {
    for (const group of filterGroups)
      for (const word of wordsOf[group](entry)) counts[group].set(word, (counts[group].get(word) ?? 0) + 1)
    most.power = Math.max(most.power, powerOf(entry))
    most.capacity = Math.max(most.capacity, capacityOf(entry))
  }
  const words = perGroup((group) => {
    const known = [...counts[group]].sort(
      ([one, ofOne], [other, ofOther]) => ofOther - ofOne || one.localeCompare(other),
    )
    return new Set(known.every(([word]) => unsaid[group]?.includes(word)) ? [] : known.map(([word]) => word))
  })
  const steps = (amount: Amount) => amountSteps[amount].filter((step) => step <= most[amount])
  return { words, steps: { power: steps('power'), capacity: steps('capacity') }, most }
}

/** Kilowatts of the strongest connector, 0 where nobody says. */
export function powerOf({ station }: Entry): number {
  return termsOf(station).power
}

/** Plugs of a place, as many as it says where they are not told one by one; 0 where nobody says. */
export function capacityOf({ station }: Entry): number {
  return station.plugs.length || (station.capacity ?? 0)
}

function possibleFeatures({ station, basis }: Entry): Feature[] {
  const found: Feature[] = basis.some(({ measuredAt }) => measuredAt !== null) ? ['free-now', 'live'] : []
  if (station.openingHours?.kind === 'always') found.push('always-open')
  if (station.reservable === true) found.push('reservable')
  return found
}

export function hasFeature(entry: Entry, feature: string, now: number): boolean {
  const { station, basis } = entry
  switch (feature) {
    case 'free-now':
      return isFreeNow(entry, now)
    case 'live':
      return freshnessOfAll(basis, now) === 'live'
    case 'always-open':
      return station.openingHours?.kind === 'always'
    case 'reservable':
      return station.reservable === true
    default:
      return false
  }
}
