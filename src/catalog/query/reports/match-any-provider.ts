import type { Bounds } from '../../../model/station'
import { filterByBounds } from '../../build/bounds'
import type { CatalogEntry } from '../../build/catalog-entry'
import { applyFilter, matchesGroup, type StationFilter } from '../station-filter'

/**
 * Entries for counts by provider: those that match the filter if any provider is chosen. `filtered` is the station with
 * its matching plugs only.
 */
export function* matchAnyProvider(
  entries: readonly CatalogEntry[],
  bounds: Bounds | null,
  filter: StationFilter,
): Generator<{ entry: CatalogEntry; filtered: CatalogEntry; isOfProvider: boolean }> {
  const anyProvider = { ...filter, chosen: { ...filter.chosen, provider: new Set<string>() } }
  for (const entry of filterByBounds(entries, bounds)) {
    const filtered = applyFilter(entry, anyProvider)
    if (filtered) yield { entry, filtered, isOfProvider: matchesGroup(entry, 'provider', filter) }
  }
}
