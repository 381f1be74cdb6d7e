import { isTrusted } from '../model/freshness'
import type { Level } from '../model/station'
import { type InterpretedReading, noRow, type SeriesKind, type ValueTable } from './value-table'

/** A value of a series; `kind` and `reading` by their numbers. */
interface NumberedValue {
  kind: number
  reading: number
  /** Epoch milliseconds; `NaN`: no timestamp. */
  measuredAt: number
}

/** Builds a table of values, row by row. Of several values of a series it keeps the latest, see `#replaces`. */
export class ValueTableBuilder {
  readonly #now: number
  readonly #kinds: SeriesKind[] = []
  /** Series of each kind, by number. Kinds that differ only in their unit have the same series. */
  readonly #seriesOf: number[] = []
  readonly #kindIndexes: number[] = []
  readonly #readings: InterpretedReading[] = []
  readonly #readingIndexes: number[] = []
  readonly #measuredAt: number[] = []
  readonly #first = { station: new Map<string, number>(), plug: new Map<string, number>() }
  readonly #next: number[] = []

  /** @param now time of the request, epoch milliseconds: later timestamps are not trusted; absent: all are */
  constructor(now = Number.POSITIVE_INFINITY) {
    this.#now = now
  }

  /**
   * @param series number of the data type and period: kinds with the same one differ in their unit
   * @returns number of the kind for `add`
   */
  addKind(kind: SeriesKind, series: number): number {
    this.#seriesOf.push(series)
    return this.#kinds.push(kind) - 1
  }

  /** @returns number of the reading for `add` */
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
      accessCodes: null,
      first: this.#first,
      next: this.#next,
    }
  }

  #set(row: number, { kind, reading, measuredAt }: NumberedValue): void {
    this.#kindIndexes[row] = kind
    this.#readingIndexes[row] = reading
    this.#measuredAt[row] = measuredAt
  }

  /**
   * Whether the value replaces the kept one: it is later, or as late and less favourable, so that nobody drives there
   * in vain. One in the future counts only if there is no other.
   * @param other row of the kept value
   */
  #replaces({ reading, measuredAt }: NumberedValue, other: number): boolean {
    const lead = this.#momentOf(measuredAt) - this.#momentOf(this.#measuredAt[other])
    const isLessFavourable =
      countFree(this.#readings[reading]) < countFree(this.#readings[this.#readingIndexes[other] ?? 0])
    return lead > 0 || (lead === 0 && isLessFavourable)
  }

  /** A value without a timestamp, or with one in the future, counts as the oldest. */
  #momentOf(measuredAt = 0): number {
    return isTrusted(measuredAt, this.#now) ? measuredAt : 0
  }
}

function countFree(reading: InterpretedReading | undefined): number {
  if (reading?.meaning.kind === 'free') return reading.meaning.free
  return reading?.meaning.kind === 'status' && reading.meaning.status === 'available' ? 1 : 0
}
