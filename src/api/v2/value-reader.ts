import type { LatestRow } from '../../contract/mobility-v2'
import type { Level } from '../../model/station'
import { cleanText } from '../../model/text'
import type { RowResult } from '../collect'
import { findStaleAfter, interpretReading } from '../meaning'
import { parseTimestamp } from '../timestamp'
import type { ValueTable } from '../value-table'
import { ValueTableBuilder } from '../value-table-builder'
import { parseReading } from './rows'

type Period = LatestRow['mperiod']

/** A data type with its cached readings. */
interface DataTypeCache {
  /** Series number by period, and kind number by unit. */
  series: Map<Period, { number: number; kinds: Map<LatestRow['tunit'], number> }>
  /** Index of each parsed reading, by the value as sent. */
  readings: Map<unknown, number>
}

/** Reads rows of latest values. Series and readings that occur in many rows are parsed once. */
export class ValueReader {
  readonly #table: ValueTableBuilder
  readonly #types = new Map<string, DataTypeCache>()
  #series = 0

  /** @param now epoch milliseconds of the request: a later measurement is used only if its series has no other */
  constructor(now?: number) {
    this.#table = new ValueTableBuilder(now)
  }

  read(level: Level, row: LatestRow): RowResult {
    if (row.mvalue === null || row.mvalue === undefined) return 'no-value'
    const type = this.#findType(row.tname)
    const kind = this.#findKind(type, row)
    const reading = this.#findReading(type, row.tname, row.mvalue)
    const measuredAt = parseTimestamp(row.mvalidtime) ?? Number.NaN
    const isFirst = this.#table.add(level, row.scode, { kind, reading, measuredAt })
    return isFirst ? 'kept' : 'repeated'
  }

  finish(): ValueTable {
    return this.#table.finish()
  }

  #findType(name: string): DataTypeCache {
    let type = this.#types.get(name)
    if (type === undefined) {
      type = { series: new Map(), readings: new Map() }
      this.#types.set(name, type)
    }
    return type
  }

  #findKind({ series }: DataTypeCache, { tname, mperiod, tunit }: LatestRow): number {
    let cached = series.get(mperiod)
    if (cached === undefined) {
      cached = { number: this.#series++, kinds: new Map() }
      series.set(mperiod, cached)
    }
    let kind = cached.kinds.get(tunit)
    if (kind === undefined) {
      const staleAfter = findStaleAfter(tname)
      const read = { dataType: tname, period: mperiod ?? null, unit: cleanText(tunit), staleAfter }
      kind = this.#table.addKind(read, cached.number)
      cached.kinds.set(tunit, kind)
    }
    return kind
  }

  #findReading(
    { readings }: DataTypeCache,
    name: string,
    measured: NonNullable<LatestRow['mvalue']>,
  ): number {
    let index = readings.get(measured)
    if (index === undefined) {
      const reading = parseReading(measured)
      index = this.#table.addReading({ reading, meaning: interpretReading(name, reading) })
      readings.set(measured, index)
    }
    return index
  }
}
