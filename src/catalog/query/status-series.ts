import { valueAt } from '../../api/table-rows'
import { kindAt, noRow } from '../../api/value-table'
import { plugLabel } from '../../model/evse-id'
import type { SeriesKey } from '../../model/history'
import { isOutOfUse } from '../../model/status'
import type { Value } from '../../model/value'
import { filterByBounds } from '../build/bounds'
import type { CatalogData } from '../build/catalog-data'
import type { CatalogEntry } from '../build/catalog-entry'
import { listStationValues } from '../build/entry-objects'
import type { StatusQuery, StatusSeries, StatusStation, StatusStations } from '../status-series'
import { matchStation, type StationFilter } from './station-filter'

/** Data type of plugs in feeds of the family `workgroup`. 0 means "not free", for a fault as for a car. */
const freeOrNot = 'echarging-plug-status'

/** Matching stations with series of the query, by name, at most `limit`. */
export function listStatusSeries(
  { entries }: Pick<CatalogData, 'entries'>,
  filter: StationFilter,
  { bounds, withNumbers = false }: Pick<StatusQuery, 'bounds' | 'withNumbers'>,
  limit: number,
): StatusStations {
  const matching = filterByBounds(entries, bounds).filter((entry) => matchStation(entry, filter) !== null)
  const sending = matching
    .filter((entry) => listPlugs(entry, withNumbers).length > 0 || (withNumbers && findOwn(entry)))
    .sort((one, other) => one.station.name.localeCompare(other.station.name))
  const stations = sending.slice(0, limit).map((entry) => describe(entry, withNumbers))
  return { stations, matched: sending.length, total: matching.length }
}

/** Plugs with a status; without numbers only those whose status can be a fault. */
function listPlugs({ tables, plugRows }: CatalogEntry, withNumbers: boolean): number[] {
  return plugRows.filter((plug) => {
    const value = tables.plugEvidence[plug] ?? noRow
    return value !== noRow && (withNumbers || kindAt(tables.values, value).dataType !== freeOrNot)
  })
}

/** Number of free plugs that the station itself reports. */
function findOwn(entry: CatalogEntry): Value | undefined {
  return listStationValues(entry).find(({ meaning }) => meaning.kind === 'free')
}

function describe(entry: CatalogEntry, withNumbers: boolean): StatusStation {
  const { id, name, provider, state } = entry.station
  const plugs = listPlugs(entry, withNumbers).map((plug) => describePlug(entry, plug))
  const own = plugs.length === 0 ? findOwn(entry) : undefined
  const series = own ? [{ ...describeValue(own, 'station'), label: '' }] : plugs
  return { id, name, provider, isOutOfUse: isOutOfUse(state), series }
}

function describePlug({ tables }: CatalogEntry, plug: number): StatusSeries {
  const { ids, names } = tables.plugs
  const id = ids[plug] ?? ''
  const value = valueAt(tables.values, tables.plugEvidence[plug] ?? noRow, id)
  return { ...describeValue(value, 'plug'), label: plugLabel({ id, name: names[plug] ?? id }) }
}

function describeValue(value: Value, level: SeriesKey['level']): Omit<StatusSeries, 'label'> {
  const { stationId: id, dataType, period, measuredAt, meaning, access } = value
  return {
    key: { level, id, dataType, period },
    access,
    latest:
      measuredAt !== null && meaning.kind === 'status' ? { at: measuredAt, status: meaning.status } : null,
  }
}
