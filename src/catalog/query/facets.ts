import { type FilterGroup, features } from '../../model/filters'
import { mayBeOld } from '../../model/freshness'
import { statuses } from '../../model/status'
import type { CatalogEntry } from '../build/catalog-entry'
import { countCapacity, groupValues, mapGroups, maxPower, type Options } from '../build/options'
import { hasFeature } from '../build/station-features'
import { assessStatus } from '../build/summarise'
import type { FacetOption, Facets } from '../catalog-api'
import { type PlugRequirements, withMatchingPlugs } from './plug-requirements'
import {
  matchesFeatures,
  matchesStation,
  matchesStatus,
  type StationFilter,
  type StationGroup,
  stationGroups,
} from './station-filter'

type Counts<Key> = Map<Key, number>

interface Tally {
  groups: Record<FilterGroup, Counts<string>>
  power: Counts<number>
  capacity: Counts<number>
  /** Number of stations with an old status, by status. */
  old: Counts<string>
  matched: number
}

/**
 * Counts a station for an option if it matches all other groups, and the option alone in its group.
 */
export function countFacets(
  entries: readonly CatalogEntry[],
  filter: StationFilter,
  options: Options,
): Omit<Facets, 'isStatusComing'> {
  const tally: Tally = {
    groups: mapGroups((group) => zeroes(options.optionValues[group])),
    power: zeroes(options.steps.power),
    capacity: zeroes(options.steps.capacity),
    old: new Map(),
    matched: 0,
  }
  const needs = toRequirementOptions(filter, options)
  // Each of these options requires plugs, and then every chosen status is applied.
  const forPlugs = { ...filter, chosen: { ...filter.chosen, status: filter.partStatus } }
  for (const entry of entries) {
    if (!filter.matchesText(entry.station)) continue
    const failed = stationGroups.filter((group) => !matchesStation(entry, group, filter))
    if (failed.length > 1) continue
    const part = withMatchingPlugs(entry, filter.requirements)
    if (part && matchesStatus(part, filter) && matchesFeatures(part, filter)) {
      if (failed.length === 0) tally.matched += 1
      for (const group of failed.length === 0 ? stationGroups : failed)
        countStationOption(entry, group, tally)
    }
    if (failed.length > 0) continue
    if (part) countStatusAndFeatures(part, filter, tally)
    countRequirements(entry, forPlugs, needs, tally)
  }
  return {
    groups: {
      ...mapGroups((group) => sorted(group, tally.groups[group])),
      status: sorted('status', tally.groups.status).map((option) => ({
        ...option,
        old: tally.old.get(option.value) ?? 0,
      })),
    },
    power: steps(tally.power),
    capacity: steps(tally.capacity),
    matched: tally.matched,
    ignored: filter.ignored,
  }
}

function countStationOption(entry: CatalogEntry, filter: StationGroup, { groups, capacity }: Tally): void {
  if (filter !== 'capacity') for (const word of groupValues[filter](entry)) add(groups[filter], word)
  else for (const step of capacity.keys()) if (step <= countCapacity(entry)) add(capacity, step)
}

/** Counts status and features of the matching plugs. */
function countStatusAndFeatures(part: CatalogEntry, filter: StationFilter, { groups, old }: Tally): void {
  if (matchesFeatures(part, filter)) {
    // A part of a station can have a status that no whole station has.
    if (groups.status.size > 0 && part.status !== 'coming') {
      increase(groups.status, part.status)
      if (mayBeOld(assessStatus(part, filter.now))) increase(old, part.status)
    }
    if (matchesStatus(part, filter))
      for (const word of groups.feature.keys())
        if (hasFeature(part, word, filter.now)) add(groups.feature, word)
  }
}

/** Requirements with each connector or power instead of the chosen one. */
interface RequirementOptions {
  connector: ReadonlyMap<string, PlugRequirements>
  power: readonly [step: number, PlugRequirements][]
}

function toRequirementOptions(
  { requirements }: StationFilter,
  { optionValues, steps }: Options,
): RequirementOptions {
  return {
    connector: new Map(
      [...optionValues.connector].map((type) => [type, { ...requirements, types: new Set([type]) }]),
    ),
    power: steps.power.map((step) => [step, { ...requirements, power: step }]),
  }
}

/** Counts connectors and power: each option matches other plugs. */
function countRequirements(
  entry: CatalogEntry,
  filter: StationFilter,
  needs: RequirementOptions,
  { groups, power }: Tally,
): void {
  // A part has no more than the whole.
  if (!matchesFeatures(entry, filter)) return
  const anyPart = filter.chosen.status.size === 0 && filter.chosen.feature.size === 0
  const fits = (requirements: PlugRequirements): boolean => {
    // Each option is a connector of this station, so it matches without other requirements.
    if (anyPart && (requirements.power === 0 || requirements.types.size === 0)) return true
    const part = withMatchingPlugs(entry, requirements)
    return part !== null && matchesStatus(part, filter) && matchesFeatures(part, filter)
  }
  for (const word of groupValues.connector(entry)) {
    const requirements = needs.connector.get(word)
    if (requirements && fits(requirements)) add(groups.connector, word)
  }
  const strongest = maxPower(entry)
  for (const [step, requirements] of needs.power) {
    if (step > strongest) break
    if (fits(requirements)) add(power, step)
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
  // Options that the deployment cannot answer are left out.
  if (count !== undefined) counts.set(key, count + 1)
}

/** Groups with a fixed order. */
const ranks: Partial<Record<FilterGroup, readonly string[]>> = { status: statuses, feature: features }

function sorted(group: FilterGroup, counts: Counts<string>): FacetOption[] {
  const options = [...counts].map(([value, count]) => ({ value, count }))
  const rank = ranks[group]
  return rank ? options.sort((one, other) => rank.indexOf(one.value) - rank.indexOf(other.value)) : options
}
