import type { Level } from '../model/station'
import type { Value } from '../model/value'

export interface MeasuredValue {
  level: Level
  value: Value
}

/** Common fields of a series' values, independent of the station or plug. */
export type SeriesKind = Pick<Value, 'dataType' | 'period' | 'unit' | 'staleAfter'>

/** A reading with its meaning. */
export type InterpretedReading = Pick<Value, 'reading' | 'meaning'>

/**
 * Latest values in columns: an object for each of a hundred thousand would take most of a load's time and memory.
 * Stations and plugs share few series and few readings. Plain data, so that it can be cloned.
 */
export interface ValueTable {
  /**
   * Number of rows that `first` and `next` lead to, each station and plug with a linked list of its rows. In a table
   * made of open rows the closed ones stay in the arrays, which are longer then, but no list leads to them.
   */
  readonly length: number
  readonly kinds: readonly SeriesKind[]
  /** Index of each row's kind in `kinds`. */
  readonly kindIndexes: readonly number[]
  readonly readings: readonly InterpretedReading[]
  /** Index of each row's reading in `readings`. */
  readonly readingIndexes: readonly number[]
  /** Epoch milliseconds; `NaN`: no timestamp. */
  readonly measuredAt: readonly number[]
  /** Code of each row's access, such as `openCode`; `null`: all are open. */
  readonly accessCodes: Uint8Array | null
  /** First row of each station and plug. */
  readonly first: Readonly<Record<Level, ReadonlyMap<string, number>>>
  /** Next row of the same station or plug, or `noRow`. */
  readonly next: readonly number[]
}

export const emptyValueTable: ValueTable = {
  length: 0,
  kinds: [],
  kindIndexes: [],
  readings: [],
  readingIndexes: [],
  measuredAt: [],
  accessCodes: null,
  next: [],
  first: { station: new Map(), plug: new Map() },
}

export const noRow = -1

/** Codes of access. `notKnownCode`: the value may be open or closed. */
export const openCode = 0
export const closedCode = 1
export const notKnownCode = 2

/** @throws RangeError for a row that is not there */
export function kindAt({ kinds, kindIndexes }: ValueTable, row: number): SeriesKind {
  const kind = kinds[kindIndexes[row] ?? noRow]
  if (kind === undefined) throw new RangeError(`No row ${row}.`)
  return kind
}

/** @throws RangeError for a row that is not there */
export function readingAt({ readings, readingIndexes }: ValueTable, row: number): InterpretedReading {
  const found = readings[readingIndexes[row] ?? noRow]
  if (found === undefined) throw new RangeError(`No row ${row}.`)
  return found
}

/** Row after `row` of the same station or plug, or `noRow`. */
export function nextRow({ next }: ValueTable, row: number): number {
  return next[row] ?? noRow
}

/** Rows of a station or plug, in the order of the answer. @param first its first row, or `noRow` */
export function rowsFrom(table: ValueTable, first: number): number[] {
  const rows: number[] = []
  for (let row = first; row !== noRow; row = nextRow(table, row)) rows.push(row)
  return rows
}
