import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface SmallStation {
  id: string
  /** Longitude and latitude. */
  coordinates: readonly [number, number] | null
}

/** Writes a recording of stations without plugs and values. @returns its folder, for `SANDBOX_REPLAY` */
export function recordStations(stations: readonly SmallStation[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'plugboard-world-'))
  const data = stations.map(({ id, coordinates }) => ({
    sactive: true,
    savailable: true,
    sorigin: 'TEST',
    scode: id,
    scoordinate: coordinates && { x: coordinates[0], y: coordinates[1], srid: 4326 },
    stype: 'EChargingStation',
    sname: `Place ${id}`,
    smetadata: { city: 'Locarno', accessType: 'PUBLIC' },
  }))
  const file = join(folder, 'flat/EChargingStation.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ offset: 0, limit: -1, data }))
  return folder
}

/** Ten places in a row to the east, at 46.1° N. */
export const placesInRow: readonly SmallStation[] = Array.from({ length: 10 }, (_, index) => ({
  id: `R${index}`,
  coordinates: [8.6 + index * 0.02, 46.1],
}))

/** Places at one point to the north-east of the row. */
export const placesAtPoint = (count: number): SmallStation[] =>
  Array.from({ length: count }, (_, index) => ({ id: `T${index}`, coordinates: [8.9, 46.2] }))
