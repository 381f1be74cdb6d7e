import { type InterpretedReading, type Level, noRow, type SeriesKind, type ValueTable } from './value-table'

/** Builds a table of values, row by row. It keeps one of several values of a series. */
export class ValueTableBuilder {
  readonly #kinds: SeriesKind[] = []
  /** Series number of each kind: two units of a series are one series. */
  readonly #seriesOf: number[] = []
  readonly #kindOf: number[] = []
  readonly #said: InterpretedReading[] = []
  readonly #saidOf: number[] = []
  readonly #measuredAt: number[] = []
  readonly #first = { station: new Map<string, number>(), plug: new Map<string, number>() }
  readonly #next: number[] = []

  /** @param series number of the data type and period @returns its number for `add` */
  addKind(kind: SeriesKind, series: number): number {
    this.#seriesOf.push(series)
    return this.#kinds.push(kind) - 1
  }

  /** @returns its number for `add` */
  addReading(said: InterpretedReading): number {
    return this.#said.push(said) - 1
  }

  /**
   * @param measuredAt epoch milliseconds; `NaN`: no timestamp
   * @returns whether it is the first value of its series
   */
  add(level: Level, id: string, kind: number, said: number, measuredAt: number): boolean {
    const row = this.#next.length
    const first = this.#first[level].get(id)
    if (first === undefined) this.#first[level].set(id, row)
    for (let other = first ?? noRow; other !== noRow; ) {
      if (this.#seriesOf[this.#kindOf[other] ?? 0] === this.#seriesOf[kind]) {
        if (this.#replaces(said, measuredAt, other)) this.#set(other, kind, said, measuredAt)
        return false
      }
      const next = this.#next[other] ?? noRow
      if (next === noRow) this.#next[other] = row
      other = next
    }
    this.#set(row, kind, said, measuredAt)
    this.#next[row] = noRow
    return true
  }

  finish(): ValueTable {
    return {
      ...{ length: this.#next.length, kinds: this.#kinds, kindOf: this.#kindOf },
      ...{ readings: this.#said, readingOf: this.#saidOf, measuredAt: this.#measuredAt },
      ...{ closed: null, first: this.#first, next: this.#next },
    }
  }

  #set(row: number, kind: number, said: number, measuredAt: number): void {
    this.#kindOf[row] = kind
    this.#saidOf[row] = said
    this.#measuredAt[row] = measuredAt
  }

  /** Keeps the later value; of two with the same time the less favourable one, so that nobody drives there in vain. */
  #replaces(said: number, measuredAt: number, other: number): boolean {
    const later = (measuredAt || 0) - (this.#measuredAt[other] || 0)
    const isLessFavourable = countFree(this.#said[said]) < countFree(this.#said[this.#saidOf[other] ?? 0])
    return later > 0 || (later === 0 && isLessFavourable)
  }
}

function countFree(said: InterpretedReading | undefined): number {
  if (said?.meaning.kind === 'free') return said.meaning.free
  return said?.meaning.kind === 'status' && said.meaning.status === 'available' ? 1 : 0
}
