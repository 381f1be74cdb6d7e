import type { LatestRow, PlugRow, StationRow } from '../../contract/mobility-v2'
import { isRecord } from '../../contract/type-guards'
import type { StationRecord } from '../../model/station'
import { cleanText } from '../../model/text'
import type { Value } from '../../model/value'
import { describeStation } from '../metadata/describe'
import type { FindRawFields } from '../metadata/families/family'
import { addTimeZone } from '../metadata/parse-opening-hours'
import { nameOrigin, nameProvider } from '../metadata/provider'
import type { PlugRecord } from '../plug-table'
import { type Coordinates, parseCoordinates } from '../position'

/** `{x: longitude, y: latitude}`. A bad one loses the position, not the record. */
function parsePoint(point: unknown): Coordinates {
  if (isRecord(point)) return parseCoordinates(point.x, point.y)
  // Absent or unreadable: without an object there is no second number.
  return parseCoordinates(point, null)
}

/**
 * @param findRaw finds the fields that the model does not have
 * @param timeZone zone of opening hours without one
 */
export function readStation(row: StationRow, findRaw: FindRawFields, timeZone?: string): StationRecord {
  const station = describeStation(row.smetadata ?? {}, findRaw)
  const origin = row.sorigin ?? ''
  return Object.assign(station, parsePoint(row.scoordinate), {
    id: row.scode,
    name: cleanText(row.sname) || cleanText(row.scode),
    openingHours: addTimeZone(station.openingHours, timeZone),
    provider: nameProvider(station.provider, origin),
    origins: [nameOrigin(cleanText(origin))].filter((name) => name !== ''),
  })
}

export function readPlug(row: PlugRow): PlugRecord {
  const name = cleanText(row.sname) || cleanText(row.scode)
  return { id: row.scode, name, stationId: row.pcode, isStationInactive: row.pactive === false }
}

export function parseReading(measured: NonNullable<LatestRow['mvalue']>): Value['reading'] {
  if (typeof measured === 'number') return { kind: 'number', number: measured }
  if (typeof measured === 'object') return { kind: 'json', json: toJson(measured) }
  return { kind: 'text', text: cleanText(String(measured)) }
}

/** A value that is nested too deep for serializing becomes `{…}`; its record is kept. */
function toJson(measured: object): string {
  try {
    return JSON.stringify(measured)
  } catch {
    return '{…}'
  }
}
