import { type FilterGroup, features } from '../model/filters'
import { mayBeOld } from '../model/freshness'
import { statuses } from '../model/status'
import type { FacetOption, Facets } from './door'
import type { Entry } from './entry'
import { fittingPart, type Need } from './fitting'
import { capacityOf, hasFeature, type Options, perGroup, powerOf, wordsOf } from './options'
import { fitsFeatures, fitsPlace, fitsStatus, type PlaceFilter, placeFilters, type Sieve } from './sieve'
import { freshnessOfStatus } from './summary'

type Counts<Key> = Map<Key, number>

interface Tally {
  groups: Record<FilterGroup, Counts<string>>
  power: Counts<number>
  capacity: Counts<number>
  /** Stations whose status may be old, counted by status. */
  old: Counts<string>
  matched: number
}

/**
 * A station counts for an option when it passes all groups but perhaps the option's own: in that group the
 * option would be chosen instead.
 */
export function countFacets(entries: readonly Entry[], sieve: Sieve, options: Options): Facets {
  const tally: Tally = {
    groups: perGroup((group) => zeroes(options.words[group])),
    power: zeroes(options.steps.power),
    capacity: zeroes(options.steps.capacity),
    old: new Map(),
    matched: 0,
  }
  const needs = needsOf(sieve, options)
  // Each of these options is a need, with which every chosen status acts.
  const needing = { ...sieve, chosen: { ...sieve.chosen, status: sieve.partStatus } }
  for (const entry of entries) {
    if (!sieve.found(entry.station)) continue
    const failed = placeFilters.filter((filter) => !fitsPlace(entry, filter, sieve))
    if (failed.length > 1) continue
    const part = fittingPart(entry, sieve.need)
    if (part && fitsStatus(part, sieve) && fitsFeatures(part, sieve)) {
      if (failed.length === 0) tally.matched += 1
      for (const filter of failed.length === 0 ? placeFilters : failed) countPlace(entry, filter, tally)
    }
    if (failed.length > 0) continue
    if (part) countNow(part, sieve, tally)
    countNeeds(entry, needing, needs, tally)
  }
  return {
    groups: {
      ...perGroup((group) => sorted(group, tally.groups[group])),
      status: sorted('status', tally.groups.status).map((option) => ({
        ...option,
        old: tally.old.get(option.value) ?? 0,
      })),
    },
    power: steps(tally.power),
    capacity: steps(tally.capacity),
    matched: tally.matched,
    ignored: sieve.ignored,
  }
}

function countPlace(entry: Entry, filter: PlaceFilter, { groups, capacity }: Tally): void {
  if (filter !== 'capacity') for (const word of wordsOf[filter](entry)) add(groups[filter], word)
  else for (const step of capacity.keys()) if (step <= capacityOf(entry)) add(capacity, step)
}

/** Status and features, of the plugs that fit. */
function countNow(part: Entry, sieve: Sieve, { groups, old }: Tally): void {
  if (fitsFeatures(part, sieve)) {
    // A part of a station can have a status that no whole one has.
    if (groups.status.size > 0) {
      increase(groups.status, part.status)
      if (mayBeOld(freshnessOfStatus(part, sieve.now))) increase(old, part.status)
    }
    if (fitsStatus(part, sieve))
      for (const word of groups.feature.keys())
        if (hasFeature(part, word, sieve.now)) add(groups.feature, word)
  }
}

/** What would be needed with each connector or power instead of the chosen. */
interface Needs {
  connector: ReadonlyMap<string, Need>
  power: readonly [step: number, Need][]
}

function needsOf({ need }: Sieve, { words, steps }: Options): Needs {
  return {
    connector: new Map([...words.connector].map((word) => [word, { ...need, types: new Set([word]) }])),
    power: steps.power.map((step) => [step, { ...need, power: step }]),
  }
}

/** Connectors and power: each option makes other plugs fit. */
function countNeeds(entry: Entry, sieve: Sieve, needs: Needs, { groups, power }: Tally): void {
  // What the whole has not, no part of it has.
  if (!fitsFeatures(entry, sieve)) return
  const anyPart = sieve.chosen.status.size === 0 && sieve.chosen.feature.size === 0
  const fits = (need: Need): boolean => {
    // Each option stands for a connector that is there: alone, it always fits.
    if (anyPart && (need.power === 0 || need.types.size === 0)) return true
    const part = fittingPart(entry, need)
    return part !== null && fitsStatus(part, sieve) && fitsFeatures(part, sieve)
  }
  for (const word of wordsOf.connector(entry)) {
    const need = needs.connector.get(word)
    if (need && fits(need)) add(groups.connector, word)
  }
  const strongest = powerOf(entry)
  for (const [step, need] of needs.power) {
    if (step > strongest) break
    if (fits(need)) add(power, step)
  }
}

function steps(counts: Counts<number>): { value: number; count: number }[] {
  return [...counts].map(([value, count]) => ({ value, count }))
}

function zeroes<Key>(keys: Iterable<Key>): Counts<Key> {
  return new Map([...keys].map((key) => [key, 0]))
}

function increase<Key>(counts: Counts<Key>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function add<Key>(counts: Counts<Key>, key: Key): void {
  const count = counts.get(key)
  // What the deployment cannot answer is no option.
  if (count !== undefined) counts.set(key, count + 1)
}

/** Groups that have an order of their own. */
const ranks: Partial<Record<FilterGroup, readonly string[]>> = { status: statuses, feature: features }

function sorted(group: FilterGroup, counts: Counts<string>): FacetOption[] {
  const options = [...counts].map(([value, count]) => ({ value, count }))
  const rank = ranks[group]
  return rank ? options.sort((one, other) => rank.indexOf(one.value) - rank.indexOf(other.value)) : options
}
