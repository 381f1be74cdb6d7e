import { descriptionAt, type PlugTable } from '../../api/plug-table'
import { noRow } from '../../api/value-table'
import type { StationRecord } from '../../model/station'
import { compareNames } from './compare-names'

export interface JoinedPlugs {
  /** In the order of the input. */
  stations: StationRecord[]
  /** Rows of the plugs of each station, by name. */
  plugRows: (readonly number[])[]
  /** Number of plugs left out because another plug has the same id. */
  repeated: number
  /** Rows of plugs without a loaded station. */
  ownerlessPlugs: number[]
}

/** Joins stations with their plugs. */
export function joinPlugs(stations: readonly StationRecord[], plugs: PlugTable): JoinedPlugs {
  const indexes = new Map(stations.map(({ id }, index) => [id, index]))
  const rowsByStation: number[][] = stations.map(() => [])
  const ownerlessPlugs: number[] = []
  let repeated = 0
  let lastId = ''
  let lastIndex: number | undefined
  for (let row = 0; row < plugs.ids.length; row += 1) {
    const kept = plugs.others.size === 0 ? row : keptRow(plugs, row, indexes)
    if (kept === noRow) {
      repeated += 1
      continue
    }
    const stationId = plugs.stationIds[kept] ?? ''
    // Plugs of one station are adjacent.
    if (stationId !== lastId || row === 0) {
      lastId = stationId
      lastIndex = indexes.get(stationId)
    }
    if (lastIndex === undefined) ownerlessPlugs.push(kept)
    else rowsByStation[lastIndex]?.push(kept)
  }
  // An array that grew keeps memory for more elements; its copy does not.
  const plugRows = rowsByStation.map((rows) => sortByName(rows.slice(), plugs))
  return {
    stations: stations.map((station, index) => withReservable(station, plugRows[index] ?? [], plugs)),
    plugRows,
    repeated,
    ownerlessPlugs,
  }
}

/**
 * One row for each id: the first one with a loaded station, else the first one.
 * @returns `noRow` if `row` is not the first of its id
 */
function keptRow(
  { ids, first, stationIds, others }: PlugTable,
  row: number,
  stations: ReadonlyMap<string, number>,
): number {
  const id = ids[row] ?? ''
  if (first.get(id) !== row) return noRow
  const rows = [row, ...(others.get(id) ?? [])]
  return rows.find((each) => stations.has(stationIds[each] ?? '')) ?? row
}

function sortByName(rows: number[], { names }: PlugTable): number[] {
  return rows.length < 2
    ? rows
    : rows.sort((one, other) => compareNames(names[one] ?? '', names[other] ?? ''))
}

/** A station can be booked if one of its plugs can, unless its own record states otherwise. */
function withReservable(station: StationRecord, rows: readonly number[], plugs: PlugTable): StationRecord {
  if (station.reservable !== null) return station
  return rows.some((row) => descriptionAt(plugs, row).reservable) ? { ...station, reservable: true } : station
}
