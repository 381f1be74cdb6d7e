import {
  type Amount,
  amounts,
  createByGroup,
  type FilterGroup,
  type Filters,
  filterGroups,
  hasRequirements,
  isPlugGroup,
  type PlugGroup,
  type PlugRequirements,
  plugGroups,
  type StatedGroup,
  statedGroups,
} from '../../model/filters'
import type { StationRecord } from '../../model/station'
import type { CatalogEntry } from '../build/catalog-entry'
import { groupValues, numberOfPlugs, type Options } from '../build/options'
import { hasFeature } from '../build/station-features'
import type { Facets } from '../catalog-api'
import { withMatchingPlugs } from './plug-requirements'

/** Filters by the station itself. The others check its plugs and their status. */
export type StationGroup = Exclude<StatedGroup, PlugGroup> | 'capacity'
export const stationGroups: readonly StationGroup[] = [
  ...statedGroups.filter((group) => !isPlugGroup(group)),
  'capacity',
]

/** Filters, without the values that no station of this catalog has. */
export interface StationFilter {
  chosen: Record<FilterGroup, ReadonlySet<string>>
  /** All chosen statuses: a station's matching plugs may have one that no whole station has. */
  everyStatus: ReadonlySet<string>
  requirements: PlugRequirements
  /** Minimum number of plugs; 0: any. */
  capacity: number
  /** Chosen values that no station has. They exclude no station. */
  ignored: Facets['ignored']
  matchesText: (station: StationRecord) => boolean
  now: number
}

/** Data that the filters read. */
interface FilterContext {
  options: Options
  /** Whether a station matches the filters' text. */
  matchesText: (station: StationRecord) => boolean
  /** Time for which freshness is assessed, epoch milliseconds. */
  now: number
}

export function createStationFilter(
  filters: Filters,
  { options, matchesText, now }: FilterContext,
): StationFilter {
  /** The chosen minimum amount; 0 (any) if no station has as much. */
  const amount = (name: Amount) => (filters[name] > options.max[name] ? 0 : filters[name])
  const requirements: PlugRequirements = {
    ...createByGroup(plugGroups, (group) =>
      filters[group].filter((value) => options.offered[group].has(value)),
    ),
    power: amount('power'),
  }
  // With plug requirements, a station has the status of its matching plugs, which no whole station may have.
  const isOffered = (group: FilterGroup, value: string) =>
    options.offered[group].has(value) || (group === 'status' && hasRequirements(requirements))
  const chosen = createByGroup(
    filterGroups,
    (group) => new Set<string>(filters[group].filter((value) => isOffered(group, value))),
  )
  const ignored: Facets['ignored'] = [
    ...filterGroups.flatMap((group) =>
      filters[group].filter((value) => !isOffered(group, value)).map((value) => ({ group, value })),
    ),
    ...amounts
      .filter((name) => amount(name) !== filters[name])
      .map((name) => ({ group: name, value: String(filters[name]) })),
  ]
  const everyStatus = new Set(filters.status)
  return { chosen, everyStatus, requirements, capacity: amount('capacity'), ignored, matchesText, now }
}

/** Whether the station itself has a chosen option of the group, or its minimum amount. */
export function matchesGroup(
  entry: CatalogEntry,
  group: StationGroup,
  { chosen, capacity }: StationFilter,
): boolean {
  if (group === 'capacity') return capacity === 0 || numberOfPlugs(entry) >= capacity
  return chosen[group].size === 0 || groupValues[group](entry).some((value) => chosen[group].has(value))
}

/** @param filtered the station with its matching plugs only, as `withMatchingPlugs` returns it */
export function matchesFeatures(filtered: CatalogEntry, { chosen, now }: StationFilter): boolean {
  for (const feature of chosen.feature) if (!hasFeature(filtered, feature, now)) return false
  return true
}

export function matchesStatus(filtered: CatalogEntry, { chosen }: StationFilter): boolean {
  return chosen.status.size === 0 || chosen.status.has(filtered.status)
}

/** The station with its matching plugs, and the status of those; `null`: the filter excludes it. */
export function applyFilter(entry: CatalogEntry, filter: StationFilter): CatalogEntry | null {
  if (
    !stationGroups.every((group) => matchesGroup(entry, group, filter)) ||
    !filter.matchesText(entry.station)
  )
    return null
  const filtered = withMatchingPlugs(entry, filter.requirements)
  return filtered && matchesStatus(filtered, filter) && matchesFeatures(filtered, filter) ? filtered : null
}
