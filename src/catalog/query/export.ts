import type { Bounds } from '../../model/station'
import type { CatalogEntry } from '../build/catalog-entry'
import { listPlugStates, listValues, type PlugState } from '../build/entry-objects'
import { isOpen, summarise } from '../build/summarise'
import type { ExportedPlug, ExportRow } from '../exported'
import type { StationQuery } from '../station-query'
import { computeDistance, sortEntries, toListOrder } from './order'
import { reduceToMatch, type StationFilter } from './station-filter'

/** Rows in the order of `query`. The summary is of the matching plugs, `whole` and values are of all plugs. */
export function exportRows(
  entries: readonly CatalogEntry[],
  filter: StationFilter,
  query: StationQuery,
  firstBounds: Bounds | null,
): ExportRow[] {
  const wholeByReduced = new Map<CatalogEntry, CatalogEntry>()
  for (const entry of entries) {
    const reduced = reduceToMatch(entry, filter)
    if (reduced) wholeByReduced.set(reduced, entry)
  }
  return sortEntries([...wholeByReduced.keys()], toListOrder(query, firstBounds)).map((reduced) => {
    const { accessType, categories, origins, state } = reduced.station
    const whole = wholeByReduced.get(reduced) ?? reduced
    const closed = listValues(whole).filter(({ access }) => access !== 'open')
    const summary = summarise(reduced, filter.now, computeDistance(reduced, query.origin))
    const open = isOpen(reduced, filter.now)
    const { free, total } = whole
    return {
      summary,
      whole: { free, total },
      station: { accessType, categories, origins, state },
      open,
      plugs: listPlugStates(whole).map(toExportedPlug),
      closed,
    }
  })
}

function toExportedPlug({ plug: { id, name, connectors }, status, evidence }: PlugState): ExportedPlug {
  return { id, name, connectors, status, measuredAt: evidence?.measuredAt ?? null }
}
