import { descriptionAt, type PlugTable } from '../../api/plug-table'
import type { StationRecord } from '../../model/station'
import { compareNames } from './compare-names'

export interface JoinedPlugs {
  /** In the order of the input. */
  stations: StationRecord[]
  /** Rows of the plugs of each station, by name. */
  plugRows: (readonly number[])[]
  /** Number of plugs left out because another plug has the same id. */
  repeatedPlugs: number
  /** Rows of plugs without a loaded station. */
  plugsWithoutStation: number[]
}

/** Joins stations with their plugs. */
export function joinPlugs(stations: readonly StationRecord[], plugs: PlugTable): JoinedPlugs {
  const indexes = new Map(stations.map(({ id }, index) => [id, index]))
  const rowsByStation: number[][] = stations.map(() => [])
  const plugsWithoutStation: number[] = []
  let repeatedPlugs = 0
  let previousId = ''
  let stationIndex: number | undefined
  for (let row = 0; row < plugs.ids.length; row += 1) {
    const kept = plugs.others.size === 0 ? row : findKeptRow(plugs, row, indexes)
    if (kept === null) {
      repeatedPlugs += 1
      continue
    }
    const stationId = plugs.stationIds[kept] ?? ''
    // The service usually lists the plugs of a station one after the other: then one look-up is enough for all of them.
    if (stationId !== previousId || row === 0) {
      previousId = stationId
      stationIndex = indexes.get(stationId)
    }
    if (stationIndex === undefined) plugsWithoutStation.push(kept)
    else rowsByStation[stationIndex]?.push(kept)
  }
  // An array that grew keeps memory for more elements; its copy does not.
  const plugRows = rowsByStation.map((rows) => sortByName(rows.slice(), plugs))
  return {
    stations: stations.map((station, index) => withReservable(station, plugRows[index] ?? [], plugs)),
    plugRows,
    repeatedPlugs,
    plugsWithoutStation,
  }
}

/**
 * Returns the row that is kept of all rows with the id of `row`: the first one with a loaded station, else the first
 * one.
 * @param stationIndexes has the ids of the loaded stations
 * @returns `null` if `row` is not the first of its id
 */
function findKeptRow(
  { ids, first, stationIds, others }: PlugTable,
  row: number,
  stationIndexes: ReadonlyMap<string, number>,
): number | null {
  const id = ids[row] ?? ''
  if (first.get(id) !== row) return null
  const rows = [row, ...(others.get(id) ?? [])]
  return rows.find((each) => stationIndexes.has(stationIds[each] ?? '')) ?? row
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
