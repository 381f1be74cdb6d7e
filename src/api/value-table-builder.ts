import type { Level } from '../model/station'
import { type InterpretedReading, noRow, type SeriesKind, type ValueTable } from './value-table'

/** A value of a series; `kind` and `reading` by their numbers. */
interface NumberedValue {
  kind: number
  reading: number
  /** Epoch milliseconds; `NaN`: no timestamp. */
  measuredAt: number
}

/** Builds a table of values, row by row. It keeps one of several values of a series. */
export class ValueTableBuilder {
  readonly #kinds: SeriesKind[] = []
  /** Series number of each kind: two units of a series are one series. */
  readonly #seriesOf: number[] = []
  readonly #kindIndexes: number[] = []
  readonly #readings: InterpretedReading[] = []
  readonly #readingIndexes: number[] = []
  readonly #measuredAt: number[] = []
  readonly #first = { station: new Map<string, number>(), plug: new Map<string, number>() }
  readonly #next: number[] = []

  /** @param series number of the data type and period @returns its number for `add` */
  addKind(kind: SeriesKind, series: number): number {
    this.#seriesOf.push(series)
    return this.#kinds.push(kind) - 1
  }

  /** @returns its number for `add` */
  addReading(reading: InterpretedReading): number {
    return this.#readings.push(reading) - 1
  }

  /** @returns whether it is the first value of its series */
  add(level: Level, id: string, value: NumberedValue): boolean {
    const row = this.#next.length
    const first = this.#first[level].get(id)
    if (first === undefined) this.#first[level].set(id, row)
    for (let other = first ?? noRow; other !== noRow; ) {
      if (this.#seriesOf[this.#kindIndexes[other] ?? 0] === this.#seriesOf[value.kind]) {
        if (this.#replaces(value, other)) this.#set(other, value)
        return false
      }
      const next = this.#next[other] ?? noRow
      if (next === noRow) this.#next[other] = row
      other = next
    }
    this.#set(row, value)
    this.#next[row] = noRow
    return true
  }

  finish(): ValueTable {
    return {
      length: this.#next.length,
      kinds: this.#kinds,
      kindIndexes: this.#kindIndexes,
      readings: this.#readings,
      readingIndexes: this.#readingIndexes,
      measuredAt: this.#measuredAt,
      closed: null,
      first: this.#first,
      next: this.#next,
    }
  }

  #set(row: number, { kind, reading, measuredAt }: NumberedValue): void {
    this.#kindIndexes[row] = kind
    this.#readingIndexes[row] = reading
    this.#measuredAt[row] = measuredAt
  }

  /** Keeps the later value; of two with the same time the less favourable one, so that nobody drives there in vain. */
  #replaces({ reading, measuredAt }: NumberedValue, other: number): boolean {
    const later = (measuredAt || 0) - (this.#measuredAt[other] || 0)
    const isLessFavourable =
      countFree(this.#readings[reading]) < countFree(this.#readings[this.#readingIndexes[other] ?? 0])
    return later > 0 || (later === 0 && isLessFavourable)
  }
}

function countFree(reading: InterpretedReading | undefined): number {
  if (reading?.meaning.kind === 'free') return reading.meaning.free
  return reading?.meaning.kind === 'status' && reading.meaning.status === 'available' ? 1 : 0
}
