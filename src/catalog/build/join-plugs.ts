import { descriptionAt, type PlugTable } from '../../api/plug-table'
import type { StationRecord } from './catalog-entry'
import { compareNames } from './compare-names'

export interface JoinedPlugs {
  /** In the order of their names, so that no question has to sort by name again. */
  stations: StationRecord[]
  /** Of each station, the rows of its plugs in the order of their names. */
  plugRows: (readonly number[])[]
  /** Plugs left out because another plug has the same id. */
  repeated: number
  /** Rows of plugs of stations that are not there. */
  orphans: number[]
}

/** Stations with their plugs. */
export function joinPlugs(stations: readonly StationRecord[], plugs: PlugTable): JoinedPlugs {
  const sorted = [...stations].sort(
    (one, other) => compareNames(one.name, other.name) || compareNames(one.id, other.id),
  )
  const places = new Map(sorted.map(({ id }, place) => [id, place]))
  const rowsOf: number[][] = sorted.map(() => [])
  const orphans: number[] = []
  let repeated = 0
  let lastId = ''
  let lastPlace: number | undefined
  for (const [row, id] of plugs.ids.entries()) {
    if (plugs.others.size > 0 && !isFirst(plugs, row, id)) {
      repeated += 1
      continue
    }
    const kept = plugs.others.has(id) ? keptRow(plugs, row, id, places) : row
    const stationId = plugs.stationIds[kept] ?? ''
    if (stationId !== lastId || row === 0) {
      lastId = stationId
      lastPlace = places.get(stationId)
    }
    if (lastPlace === undefined) orphans.push(kept)
    else rowsOf[lastPlace]?.push(kept)
  }
  const plugRows = rowsOf.map((rows) => sortByName(rows, plugs))
  return {
    stations: sorted.map((station, at) => withReservable(station, plugRows[at] ?? [], plugs)),
    plugRows,
    repeated,
    orphans,
  }
}

function isFirst({ first }: PlugTable, row: number, id: string): boolean {
  return first.get(id) === row
}

/** One row for each id: the first one whose station is there, else the first one. */
function keptRow(
  { stationIds, others }: PlugTable,
  row: number,
  id: string,
  stations: ReadonlyMap<string, number>,
): number {
  const claims = [row, ...(others.get(id) ?? [])]
  return claims.find((claim) => stations.has(stationIds[claim] ?? '')) ?? row
}

function sortByName(rows: number[], { names }: PlugTable): number[] {
  return rows.length < 2
    ? rows
    : rows.sort((one, other) => compareNames(names[one] ?? '', names[other] ?? ''))
}

/** A station can be booked where one of its plugs can, unless it says otherwise. */
function withReservable(station: StationRecord, rows: readonly number[], plugs: PlugTable): StationRecord {
  if (station.reservable !== null) return station
  return rows.some((row) => descriptionAt(plugs, row).reservable) ? { ...station, reservable: true } : station
}
