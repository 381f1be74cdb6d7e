import { valueAt } from '../../api/table-rows'
import { kindAt, noRow } from '../../api/value-table'
import { isOutOfUse } from '../../model/status'
import { filterByBounds } from '../build/bounds'
import type { CatalogData } from '../build/catalog-data'
import type { CatalogEntry } from '../build/catalog-entry'
import type { StatusQuery, StatusSeries, StatusStation, StatusStations } from '../status-series'
import { matchStation, type StationFilter } from './station-filter'

/** Data type of plugs in feeds of the regional working group. 0 means "not free", for a fault as for a car. */
const freeOrNot = 'echarging-plug-status'

/** Matching stations whose plugs send a status that can be a fault, by name, at most `most`. */
export function listStatusSeries(
  { entries }: Pick<CatalogData, 'entries'>,
  filter: StationFilter,
  { bounds }: Pick<StatusQuery, 'bounds'>,
  most: number,
): StatusStations {
  const matching = filterByBounds(entries, bounds).filter((entry) => matchStation(entry, filter) !== null)
  const sending = matching
    .filter((entry) => entry.plugRows.some((plug) => sendsStatus(entry, plug)))
    .sort((one, other) => one.station.name.localeCompare(other.station.name))
  const stations = sending.slice(0, most).map(describe)
  return { stations, matched: sending.length, of: matching.length }
}

function sendsStatus({ tables }: CatalogEntry, plug: number): boolean {
  const value = tables.evidenceOfPlug[plug] ?? noRow
  return value !== noRow && kindAt(tables.values, value).dataType !== freeOrNot
}

function describe(entry: CatalogEntry): StatusStation {
  const { station, plugRows } = entry
  return {
    id: station.id,
    provider: station.provider,
    isOutOfUse: isOutOfUse(station.state),
    series: plugRows.filter((plug) => sendsStatus(entry, plug)).map((plug) => describeSeries(entry, plug)),
  }
}

function describeSeries({ tables }: CatalogEntry, plug: number): StatusSeries {
  const id = tables.plugs.ids[plug] ?? ''
  const value = valueAt(tables.values, tables.evidenceOfPlug[plug] ?? noRow, id)
  const { dataType, period, measuredAt, meaning, access } = value
  return {
    key: { level: 'plug', id, dataType, period },
    access,
    latest:
      measuredAt !== null && meaning.kind === 'status' ? { at: measuredAt, status: meaning.status } : null,
  }
}
