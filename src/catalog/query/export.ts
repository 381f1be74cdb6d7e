import type { Bounds, Level } from '../../model/station'
import { mayBeClosed, type Value } from '../../model/value'
import type { CatalogEntry } from '../build/catalog-entry'
import { listPlugStates, listStationValues, type PlugState, plugValuesAt } from '../build/entry-objects'
import { isOpen, summarise } from '../build/summarise'
import type { ExportedPlug, ExportRow, LevelValue } from '../station-export'
import type { StationQuery } from '../station-query'
import { computeDistance, sortEntries, toListOrder } from './order'
import { applyFilter, type StationFilter } from './station-filter'

/** Rows in the order of `query`. The summary is of the matching plugs, `whole` and values are of all plugs. */
export function listExportRows(
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
    const { origins, state } = filtered.station
    const entry = entryByFiltered.get(filtered) ?? filtered
    const closed = listLevelValues(entry).filter(({ access }) => mayBeClosed(access))
    const summary = summarise(filtered, filter.now, computeDistance(filtered, query.origin))
    const open = isOpen(filtered, filter.now)
    const { free, total } = entry
    return {
      summary,
      whole: { free, total },
      station: { origins, state },
      open,
      plugs: listPlugStates(entry).map(toExportedPlug),
      closed,
    }
  })
}

function toExportedPlug({ plug: { id, name, connectors }, status, evidence }: PlugState): ExportedPlug {
  return { id, name, connectors, status, measuredAt: evidence?.measuredAt ?? null }
}

/** Latest values of the station and of its plugs. */
function listLevelValues(entry: CatalogEntry): LevelValue[] {
  const { tables, plugRows } = entry
  const plugValues = plugRows.flatMap((row) => plugValuesAt(tables, row))
  return [...listStationValues(entry).map(toLevel('station')), ...plugValues.map(toLevel('plug'))]
}

const toLevel =
  (level: Level) =>
  (value: Value): LevelValue => ({ ...value, level })
