import type { CatalogEntry } from '../build/catalog-entry'
import { isOpen } from '../build/summarise'
import { applyFilter, type StationFilter } from './station-filter'

/** Counts the stations that the filter "open now" alone leaves out because their opening hours are unknown. */
export function countUnknownHours(entries: readonly CatalogEntry[], filter: StationFilter): number {
  const { chosen, now } = filter
  if (!chosen.feature.has('open-now')) return 0
  const feature = new Set([...chosen.feature].filter((one) => one !== 'open-now'))
  const otherFilters: StationFilter = { ...filter, chosen: { ...chosen, feature } }
  return entries.filter((entry) => isOpen(entry, now) === null && applyFilter(entry, otherFilters) !== null)
    .length
}
