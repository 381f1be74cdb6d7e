import { isRecord } from '../../contract/kinds'
import type { LatestRow, PlugRow, StationRow } from '../../contract/mobility-v2'
import { staleAfterPolled, staleAfterPushed } from '../../model/freshness'
import type { OpeningHours, Station } from '../../model/station'
import { cleanText } from '../../model/text'
import type { Value } from '../../model/value'
import type { StationPlug } from '../dialect'
import { meaningOf } from '../meaning'
import { describePlug, describeStation } from '../metadata/describe'
import type { ReadUnread } from '../metadata/families/family'
import { originOf, providerOf } from '../metadata/provider'
import { type Placement, placementOf } from '../position'
import { parseTimestamp } from '../timestamp'

/** `{x: longitude, y: latitude}`; a bad one costs the position, not the record. */
function coordinateOf(coordinate: unknown): Placement {
  if (isRecord(coordinate)) return placementOf(coordinate.x, coordinate.y)
  return placementOf(coordinate, coordinate)
}

/**
 * @param unread what finds the fields that have no place in the model
 * @param timeZone of opening hours that name none
 */
export function readStation(row: StationRow, unread: ReadUnread, timeZone?: string): Station {
  const description = describeStation(row.smetadata ?? {}, unread)
  const origin = row.sorigin ?? ''
  return {
    ...description,
    id: row.scode,
    name: cleanText(row.sname) || cleanText(row.scode),
    openingHours: hoursIn(description.openingHours, timeZone),
    ...coordinateOf(row.scoordinate),
    provider: providerOf(description.provider, origin),
    origins: [originOf(cleanText(origin))].filter((name) => name !== ''),
    plugs: [],
  }
}

function hoursIn(hours: OpeningHours | null, timeZone: string | undefined): OpeningHours | null {
  const lacks = hours?.kind === 'weekly' && hours.timeZone === undefined
  return lacks && timeZone !== undefined ? { ...hours, timeZone } : hours
}

export function readPlug(row: PlugRow, unread: ReadUnread): StationPlug {
  const plug = {
    id: row.scode,
    name: cleanText(row.sname) || cleanText(row.scode),
    ...describePlug(row.smetadata ?? {}, unread),
  }
  return { stationId: row.pcode, inactiveStation: row.pactive === false, plug }
}

export function readingOf(measured: NonNullable<LatestRow['mvalue']>): Value['reading'] {
  if (typeof measured === 'number') return { kind: 'number', number: measured }
  if (typeof measured === 'object') return { kind: 'json', json: jsonOf(measured) }
  return { kind: 'text', text: cleanText(String(measured)) }
}

/** What is nested too deep to be written down is not worth its record. */
function jsonOf(measured: object): string {
  try {
    return JSON.stringify(measured)
  } catch {
    return '{…}'
  }
}

/** @returns `null` for a series that is there without a value */
export function readValue(row: LatestRow): Value | null {
  if (row.mvalue === null || row.mvalue === undefined) return null
  const reading = readingOf(row.mvalue)
  return {
    stationId: row.scode,
    dataType: row.tname,
    period: row.mperiod ?? null,
    reading,
    meaning: meaningOf(row.tname, reading),
    unit: cleanText(row.tunit),
    measuredAt: parseTimestamp(row.mvalidtime),
    // By data type: OCPI values claim a period of one second.
    staleAfter: row.tname.endsWith('-ocpi') ? staleAfterPushed : staleAfterPolled,
    access: 'open',
  }
}
