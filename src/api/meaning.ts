import { staleAfterPolled, staleAfterPushed } from '../model/freshness'
import type { PlugStatus } from '../model/status'
import type { Meaning, Occupancy, Value } from '../model/value'

/** Data types for the number of free plugs of a station or free places of a car park. */
const freeCounts = ['number-available', 'free']
/** Status of plugs in feeds of the family `workgroup`: 1, or 0 for "not free", for a fault as for a car. */
const freeOrNot = 'echarging-plug-status'
/** Data types for the status of a plug, also by words of OCPI and of OICP. */
const plugStatus = [freeOrNot, 'echarging-plug-status-ocpi', 'echarging-plug-status-oicp']

/** All data types that a status depends on. */
export const statusDataTypes: readonly string[] = [...freeCounts, ...plugStatus]

/** Whether the status of a plug by this data type can be a fault. */
export function canReportFault(dataType: string): boolean {
  return dataType !== freeOrNot
}

/**
 * Returns the milliseconds after which a value is stale. The period is not used: that of OCPI's values is always 1 s.
 */
export function findStaleAfter(dataType: string): number {
  return dataType.endsWith('-ocpi') ? staleAfterPushed : staleAfterPolled
}

/**
 * Words of OCPI and OICP, in lower case and without separators. OCPI's BLOCKED is a physical barrier, such
 * as a car, in front of a working plug, so the plug is occupied. INOPERATIVE, PLANNED and REMOVED plugs cannot be used
 * at all.
 */
const statusWords: readonly (readonly [word: string, status: PlugStatus, detail?: Occupancy])[] = [
  ['available', 'available'],
  ['blocked', 'occupied', 'blocked'],
  ['charging', 'occupied', 'charging'],
  ['occupied', 'occupied'],
  ['reserved', 'reserved'],
  ['inoperative', 'out-of-order'],
  ['outoforder', 'out-of-order'],
  ['outofservice', 'out-of-order'],
  ['planned', 'out-of-order'],
  ['removed', 'out-of-order'],
  ['unknown', 'unknown'],
  // Family `workgroup`.
  ['1', 'available'],
  ['0', 'unavailable'],
]

const plain: Meaning = { kind: 'plain' }
const notUnderstoodStatus: Meaning = { kind: 'status', status: 'not-understood' }
const notUnderstoodNumber: Meaning = { kind: 'not-understood' }
/** One object for each word, shared by all plugs. */
const meanings = new Map<string, Meaning>(
  statusWords.map(([word, status, detail]) => [
    word,
    { kind: 'status', status, ...(detail === undefined ? {} : { detail }) },
  ]),
)

export function interpretReading(dataType: string, reading: Value['reading']): Meaning {
  if (freeCounts.includes(dataType)) {
    const free = parseCount(reading)
    return free === null ? notUnderstoodNumber : { kind: 'free', free }
  }
  if (!plugStatus.includes(dataType)) return plain
  if (reading.kind === 'json') return notUnderstoodStatus
  const word = reading.kind === 'number' ? String(reading.number) : reading.text
  return meanings.get(word.toLowerCase().replace(/[\s_-]/g, '')) ?? notUnderstoodStatus
}

/** Parses a whole number ≥ 0, also from text; `null`: anything else. */
function parseCount(reading: Value['reading']): number | null {
  if (reading.kind === 'text') return /^\d{1,9}$/.test(reading.text) ? Number(reading.text) : null
  return reading.kind === 'number' && reading.number >= 0 && Number.isInteger(reading.number)
    ? reading.number
    : null
}
