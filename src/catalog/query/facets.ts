import {
  createByGroup,
  type FilterGroup,
  features,
  filterGroups,
  hasRequirements,
  type PlugGroup,
  type PlugRequirements,
  plugGroups,
  type StatedGroup,
  statedGroups,
} from '../../model/filters'
import { mayBeOld } from '../../model/freshness'
import { statuses } from '../../model/status'
import type { CatalogEntry } from '../build/catalog-entry'
import {
  type CountMap,
  countValues,
  groupValues,
  increase,
  maxPower,
  numberOfPlugs,
  type Options,
} from '../build/options'
import { hasFeature } from '../build/station-features'
import { assess } from '../build/summarise'
import type { FacetOption, Facets } from '../catalog-api'
import { withMatchingPlugs } from './plug-requirements'
import {
  matchesFeatures,
  matchesGroup,
  matchesStatus,
  type StationFilter,
  type StationGroup,
  stationGroups,
} from './station-filter'

/** Numbers of stations, counted entry by entry. Those with the same list, number or power are counted together. */
interface Counts {
  /**
   * By the list of values that a station has in the group, because stations have few different ones; `countValues` adds
   * them up by value.
   */
  byList: Record<StatedGroup, CountMap<readonly string[]>>
  /** By number of plugs. */
  capacities: CountMap<number>
  /** By power of the strongest connector. */
  strongest: CountMap<number>
  /** By value of each group, without the stations in `byList`. */
  groups: Record<FilterGroup, CountMap<string>>
  /** By minimum power, without the stations in `strongest`. */
  power: CountMap<number>
  /** Number of stations with an old status, by status. */
  old: CountMap<string>
  matched: number
}

/**
 * Counts how many stations the list would have with each option: a station counts for an option if it has it and
 * matches the filters of all other groups.
 */
export function countFacets(
  entries: readonly CatalogEntry[],
  filter: StationFilter,
  options: Options,
): Omit<Facets, 'isStatusComing'> {
  const counts: Counts = {
    byList: createByGroup(statedGroups, () => new Map()),
    capacities: new Map(),
    strongest: new Map(),
    groups: createByGroup(filterGroups, (group) => zeroes(options.offered[group])),
    power: zeroes(options.steps.power),
    old: new Map(),
    matched: 0,
  }
  const requirementOptions = toRequirementOptions(filter, options)
  // Also the chosen statuses that no station has with all its plugs: with other plugs, one may have them.
  const forPlugs = { ...filter, chosen: { ...filter.chosen, status: filter.everyStatus } }
  for (const entry of entries) {
    if (!filter.matchesText(entry.station)) continue
    const excluding = findExcludingGroup(entry, filter)
    if (excluding === 'several') continue
    const filtered = withMatchingPlugs(entry, filter.requirements)
    const matchesPlugs =
      filtered !== null && matchesStatus(filtered, filter) && matchesFeatures(filtered, filter)
    if (excluding !== null) {
      // Only another option of this group would show the station.
      if (matchesPlugs) countStationOption(entry, excluding, counts)
      continue
    }
    if (matchesPlugs) {
      counts.matched += 1
      for (const group of stationGroups) countStationOption(entry, group, counts)
    }
    if (filtered) countStatusAndFeatures(filtered, filter, counts)
    countRequirements(entry, forPlugs, requirementOptions, counts)
  }
  return toFacets(counts, filter, options)
}

function toFacets(
  { byList, capacities, strongest, groups, power, old, matched }: Counts,
  { ignored }: StationFilter,
  { steps }: Options,
): Omit<Facets, 'isStatusComing'> {
  for (const group of statedGroups)
    for (const [value, count] of countValues(byList[group])) add(groups[group], value, count)
  return {
    groups: {
      ...createByGroup(filterGroups, (group) => sortOptions(group, groups[group])),
      status: sortOptions('status', groups.status).map((option) => ({
        ...option,
        old: old.get(option.value) ?? 0,
      })),
    },
    power: steps.power.map((value) => ({
      value,
      count: (power.get(value) ?? 0) + countFrom(value, strongest),
    })),
    capacity: steps.capacity.map((value) => ({ value, count: countFrom(value, capacities) })),
    matched,
    ignored,
  }
}

/** The only group that excludes the station; `null`: none does. */
function findExcludingGroup(entry: CatalogEntry, filter: StationFilter): StationGroup | 'several' | null {
  let excluding: StationGroup | null = null
  for (const group of stationGroups) {
    if (matchesGroup(entry, group, filter)) continue
    if (excluding !== null) return 'several'
    excluding = group
  }
  return excluding
}

function countStationOption(entry: CatalogEntry, group: StationGroup, { byList, capacities }: Counts): void {
  if (group === 'capacity') increase(capacities, numberOfPlugs(entry))
  else increase(byList[group], groupValues[group](entry))
}

/** Counts status and features of the matching plugs. */
function countStatusAndFeatures(
  filtered: CatalogEntry,
  filter: StationFilter,
  { groups, old }: Counts,
): void {
  if (matchesFeatures(filtered, filter)) {
    // With some of its plugs, a station can have a status that none has with all of them.
    if (groups.status.size > 0 && filtered.status !== 'coming') {
      increase(groups.status, filtered.status)
      if (mayBeOld(assess(filtered, filter.now).freshness)) increase(old, filtered.status)
    }
    if (matchesStatus(filtered, filter))
      for (const feature of groups.feature.keys())
        if (hasFeature(filtered, feature, filter.now)) add(groups.feature, feature)
  }
}

/** Requirements with each option of a group, or each power, instead of the chosen ones. */
interface RequirementOptions {
  groups: Record<PlugGroup, { options: ReadonlyMap<string, PlugRequirements>; isAlone: boolean }>
  /** `isAlone`: a plug must meet nothing else. */
  power: { steps: readonly [step: number, PlugRequirements][]; isAlone: boolean }
}

function toRequirementOptions(
  { requirements }: StationFilter,
  { offered, steps }: Options,
): RequirementOptions {
  return {
    groups: createByGroup(plugGroups, (group) => ({
      options: new Map([...offered[group]].map((value) => [value, { ...requirements, [group]: [value] }])),
      isAlone: !hasRequirements({ ...requirements, [group]: [] }),
    })),
    power: {
      steps: steps.power.map((step) => [step, { ...requirements, power: step }]),
      isAlone: !hasRequirements({ ...requirements, power: 0 }),
    },
  }
}

/** Counts options of the plug's groups, and power: each option matches other plugs. */
function countRequirements(
  entry: CatalogEntry,
  filter: StationFilter,
  requirementOptions: RequirementOptions,
  { byList, strongest, groups, power }: Counts,
): void {
  // Without other filters, a station matches each option that it has, and each power up to its strongest.
  const needsPlugsOnly = filter.chosen.status.size === 0 && filter.chosen.feature.size === 0
  const fits = (requirements: PlugRequirements | undefined): boolean => {
    const filtered = requirements ? withMatchingPlugs(entry, requirements) : null
    return filtered !== null && matchesStatus(filtered, filter) && matchesFeatures(filtered, filter)
  }
  for (const group of plugGroups) {
    const { options, isAlone } = requirementOptions.groups[group]
    const values = groupValues[group](entry)
    if (needsPlugsOnly && isAlone) increase(byList[group], values)
    else for (const value of values) if (fits(options.get(value))) add(groups[group], value)
  }
  const max = maxPower(entry)
  const { steps, isAlone } = requirementOptions.power
  if (needsPlugsOnly && isAlone) increase(strongest, max)
  else for (const [step, requirements] of steps) if (step <= max && fits(requirements)) add(power, step)
}

/** Number of stations with at least this amount. */
function countFrom(min: number, amounts: CountMap<number>): number {
  let sum = 0
  for (const [amount, count] of amounts) if (amount >= min) sum += count
  return sum
}

function zeroes<Key>(keys: Iterable<Key>): CountMap<Key> {
  return new Map([...keys].map((key) => [key, 0]))
}

/** Counts a key. Keys that are not offered are left out. */
function add<Key>(counts: CountMap<Key>, key: Key, by = 1): void {
  if (counts.has(key)) increase(counts, key, by)
}

/** Groups with a fixed order. */
const ranks: Partial<Record<FilterGroup, readonly string[]>> = { status: statuses, feature: features }

function sortOptions(group: FilterGroup, counts: CountMap<string>): FacetOption[] {
  const options = [...counts].map(([value, count]) => ({ value, count }))
  const rank = ranks[group]
  return rank ? options.sort((one, other) => rank.indexOf(one.value) - rank.indexOf(other.value)) : options
}
