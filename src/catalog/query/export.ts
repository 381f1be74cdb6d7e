import type { Bounds } from '../../model/station'
import type { CatalogEntry } from '../build/catalog-entry'
import { listPlugStates, listValues, type PlugState } from '../build/entry-objects'
import { isOpen, summarise } from '../build/summarise'
import type { ExportedPlug, ExportRow } from '../exported'
import type { StationQuery } from '../station-query'
import { computeDistance, sortEntries, toListOrder } from './order'
import { applyFilter, type StationFilter } from './station-filter'

/** Rows in the order of `query`. The summary is of the matching plugs, `whole` and values are of all plugs. */
export function exportRows(
  entries: readonly CatalogEntry[],
  filter: StationFilter,
  query: StationQuery,
  firstBounds: Bounds | null,
): ExportRow[] {
  const entryByFiltered = new Map<CatalogEntry, CatalogEntry>()
  for (const entry of entries) {
    const filtered = applyFilter(entry, filter)
    if (filtered) entryByFiltered.set(filtered, entry)
  }
  return sortEntries([...entryByFiltered.keys()], toListOrder(query, firstBounds)).map((filtered) => {
    const { accessType, categories, origins, state } = filtered.station
    const entry = entryByFiltered.get(filtered) ?? filtered
    const closed = listValues(entry).filter(({ access }) => access !== 'open')
    const summary = summarise(filtered, filter.now, computeDistance(filtered, query.origin))
    const open = isOpen(filtered, filter.now)
    const { free, total } = entry
    return {
      summary,
      whole: { free, total },
      station: { accessType, categories, origins, state },
      open,
      plugs: listPlugStates(entry).map(toExportedPlug),
      closed,
    }
  })
}

function toExportedPlug({ plug: { id, name, connectors }, status, evidence }: PlugState): ExportedPlug {
  return { id, name, connectors, status, measuredAt: evidence?.measuredAt ?? null }
}
