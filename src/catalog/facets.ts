import { type FilterGroup, type Filters, filterGroups } from '../model/filters'
import { type Status, statuses } from '../model/status'
import type { FacetOption, Facets } from './door'
import type { Entry } from './entry'
import { searcher } from './search'

type Words = Record<FilterGroup, ReadonlySet<string>>

/** The words by which a station can be chosen in each group. */
const wordsOf: Record<FilterGroup, (entry: Entry) => readonly string[]> = {
  access: ({ station }) => [station.accessType],
  category: ({ station }) => station.categories,
  status: ({ status }) => [status],
  provider: ({ station }) => (station.provider === '' ? [] : [station.provider]),
}

/** All words that some station has: the options. */
export function wordsOfAll(entries: readonly Entry[]): Words {
  const words = { access: new Set(), category: new Set(), status: new Set(), provider: new Set() } as Record<
    FilterGroup,
    Set<string>
  >
  for (const entry of entries)
    for (const group of filterGroups) for (const word of wordsOf[group](entry)) words[group].add(word)
  return words
}

/** Filters as they act on the stations at hand. */
export interface Sieve {
  chosen: Words
  /** Chosen words that no station has: choosing only them chooses nothing away. */
  ignored: Facets['ignored']
  found: (entry: Entry) => boolean
}

export function sieveOf(filters: Filters, options: Words): Sieve {
  const find = searcher(filters.q)
  const chosenOf = (group: FilterGroup) => filters[group].filter((word) => options[group].has(word))
  return {
    chosen: {
      access: new Set(chosenOf('access')),
      category: new Set(chosenOf('category')),
      status: new Set(chosenOf('status')),
      provider: new Set(chosenOf('provider')),
    },
    ignored: filterGroups.flatMap((group) =>
      filters[group].filter((word) => !options[group].has(word)).map((value) => ({ group, value })),
    ),
    found: (entry) => find(entry.station),
  }
}

function fits(entry: Entry, group: FilterGroup, { chosen }: Sieve): boolean {
  return chosen[group].size === 0 || wordsOf[group](entry).some((word) => chosen[group].has(word))
}

export function matches(entry: Entry, sieve: Sieve): boolean {
  return filterGroups.every((group) => fits(entry, group, sieve)) && sieve.found(entry)
}

/**
 * A station counts for an option when it passes all groups but perhaps the option's own: in that group the
 * option would be chosen instead.
 */
export function countFacets(entries: readonly Entry[], sieve: Sieve, options: Words): Facets {
  const counts: Record<FilterGroup, Map<string, number>> = {
    access: zeroes(options.access),
    category: zeroes(options.category),
    status: zeroes(options.status),
    provider: zeroes(options.provider),
  }
  let matched = 0
  for (const entry of entries) {
    const failed = filterGroups.filter((group) => !fits(entry, group, sieve))
    if (failed.length > 1 || !sieve.found(entry)) continue
    if (failed.length === 0) matched += 1
    for (const group of failed.length === 0 ? filterGroups : failed)
      for (const word of wordsOf[group](entry)) counts[group].set(word, (counts[group].get(word) ?? 0) + 1)
  }
  return {
    groups: {
      access: byCount(counts.access),
      category: byCount(counts.category),
      status: byStatus(counts.status),
      provider: byCount(counts.provider),
    },
    matched,
    ignored: sieve.ignored,
  }
}

function zeroes(words: ReadonlySet<string>): Map<string, number> {
  return new Map([...words].map((word) => [word, 0]))
}

function optionsOf(counts: ReadonlyMap<string, number>): FacetOption[] {
  return [...counts].map(([value, count]) => ({ value, count }))
}

function byCount(counts: ReadonlyMap<string, number>): FacetOption[] {
  return optionsOf(counts).sort(
    (one, other) => other.count - one.count || one.value.localeCompare(other.value),
  )
}

function byStatus(counts: ReadonlyMap<string, number>): FacetOption[] {
  const rank = ({ value }: FacetOption) => statuses.indexOf(value as Status)
  return optionsOf(counts).sort((one, other) => rank(one) - rank(other))
}
