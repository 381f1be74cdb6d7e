import { canReportFault } from '../../../api/meaning'
import { valueAt } from '../../../api/table-rows'
import { kindAt, noRow } from '../../../api/value-table'
import { plugLabel } from '../../../model/evse-id'
import type { SeriesKey } from '../../../model/history'
import { findPartFailure, statusParts } from '../../../model/part-failure'
import { isOutOfUse } from '../../../model/status'
import type { Value } from '../../../model/value'
import { filterByBounds } from '../../build/bounds'
import type { CatalogData } from '../../build/catalog-data'
import type { CatalogEntry } from '../../build/catalog-entry'
import { listStationValues } from '../../build/entry-objects'
import type { StationSeries, StatusQuery, StatusSeries, StatusSeriesPage } from '../../status-series'
import { applyFilter, type StationFilter } from '../station-filter'

/** Matching stations with series of the query, by name, at most `limit`. */
export function listStatusSeries(
  { entries, snapshot }: Pick<CatalogData, 'entries' | 'snapshot'>,
  filter: StationFilter,
  { bounds, withFreeReports = false }: Pick<StatusQuery, 'bounds' | 'withFreeReports'>,
  limit: number,
): StatusSeriesPage {
  const matching = filterByBounds(entries, bounds).filter((entry) => applyFilter(entry, filter) !== null)
  const entriesWithSeries = matching.filter(
    (entry) => listPlugs(entry, withFreeReports).length > 0 || (withFreeReports && findFreeCount(entry)),
  )
  const stations = entriesWithSeries.slice(0, limit).map((entry) => toStationSeries(entry, withFreeReports))
  const failure = findPartFailure(snapshot.parts, statusParts)
  return { stations, withSeries: entriesWithSeries.length, matched: matching.length, failure }
}

/** Plugs with a status; without free reports only those whose status can be a fault. */
function listPlugs(entry: CatalogEntry, withFreeReports: boolean): number[] {
  return entry.plugRows.filter((plug) => {
    const dataType = findStatusDataType(entry, plug)
    return dataType !== null && (withFreeReports || canReportFault(dataType))
  })
}

/** Data type that a plug's status is derived from; `null`: none. */
export function findStatusDataType({ tables }: CatalogEntry, plug: number): string | null {
  const value = tables.plugEvidence[plug] ?? noRow
  return value === noRow ? null : kindAt(tables.values, value).dataType
}

/** Number of free plugs that the station itself reports. */
function findFreeCount(entry: CatalogEntry): Value | undefined {
  return listStationValues(entry).find(({ meaning }) => meaning.kind === 'free')
}

function toStationSeries(entry: CatalogEntry, withFreeReports: boolean): StationSeries {
  const { id, name, provider, state } = entry.station
  const plugs = listPlugs(entry, withFreeReports).map((plug) => describePlug(entry, plug))
  const freeCount = plugs.length === 0 ? findFreeCount(entry) : undefined
  const series = freeCount ? [{ ...describeValue(freeCount, 'station'), label: '' }] : plugs
  return { id, name, provider, isOutOfUse: isOutOfUse(state), series }
}

function describePlug({ tables }: CatalogEntry, plug: number): StatusSeries {
  const { ids, names } = tables.plugs
  const id = ids[plug] ?? ''
  const value = valueAt(tables.values, tables.plugEvidence[plug] ?? noRow, id)
  return { ...describeValue(value, 'plug'), label: plugLabel({ id, name: names[plug] ?? id }) }
}

function describeValue(value: Value, level: SeriesKey['level']): Omit<StatusSeries, 'label'> {
  const { measuredId: id, dataType, period, measuredAt, meaning, access } = value
  return {
    key: { level, id, dataType, period },
    access,
    latest: measuredAt !== null && meaning.kind === 'status' ? { measuredAt, status: meaning.status } : null,
  }
}
