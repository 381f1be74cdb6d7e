import type { EachField } from '../model/each-field'
import type { Connector } from '../model/station'
import type { PlugDescription } from './metadata/metadata'
import { noRow } from './value-table'

/**
 * Plugs in columns, because most share their description with thousands of others. One row for each pair of plug and
 * station: a plug of two stations has two rows, and only with the list of stations is it known which of the two exists.
 * Plain data, so that it can be cloned.
 */
export interface PlugTable {
  readonly ids: readonly string[]
  readonly names: readonly string[]
  /** Id of each row's station. */
  readonly stationIds: readonly string[]
  /** Rows of inactive stations, which the service does not list. */
  readonly inactiveRows: ReadonlySet<number>
  readonly descriptions: readonly PlugDescription[]
  /** Index of each row's description in `descriptions`. */
  readonly descriptionIndexes: readonly number[]
  /** First row of each id. */
  readonly first: ReadonlyMap<string, number>
  /** Further rows of an id, in their order. */
  readonly others: ReadonlyMap<string, readonly number[]>
}

export const emptyPlugTable: PlugTable = {
  ids: [],
  names: [],
  stationIds: [],
  inactiveRows: new Set(),
  descriptions: [],
  descriptionIndexes: [],
  first: new Map(),
  others: new Map(),
}

/** @throws RangeError for a row that is not there */
export function descriptionAt({ descriptions, descriptionIndexes }: PlugTable, row: number): PlugDescription {
  const description = descriptions[descriptionIndexes[row] ?? noRow]
  if (description === undefined) throw new RangeError(`No row ${row}.`)
  return description
}

export interface PlugRecord {
  id: string
  name: string
  stationId: string
  /** Whether the station is inactive. */
  isStationInactive: boolean
}

/** Equal connectors have equal keys. */
function toConnectorKey({ type, powerKw, current }: Connector): string {
  return Object.values({ type, powerKw, current } satisfies EachField<Connector>).join('\n')
}

export class PlugTableBuilder {
  readonly #ids: string[] = []
  readonly #names: string[] = []
  readonly #stationIds: string[] = []
  readonly #inactiveRows = new Set<number>()
  readonly #descriptions: PlugDescription[] = []
  readonly #indexes = new Map<string, number>()
  readonly #descriptionIndexes: number[] = []
  readonly #first = new Map<string, number>()
  readonly #others = new Map<string, number[]>()

  /** @returns its index for `add`, the same for equal descriptions */
  addDescription(description: PlugDescription): number {
    const { connectors, reservable, rawFields = [] } = description
    if (rawFields.length > 0) return this.#descriptions.push(description) - 1
    const key = Object.values({
      reservable: `${reservable}`,
      connectors: connectors.map(toConnectorKey).join('\n'),
    } satisfies Record<Exclude<keyof PlugDescription, 'rawFields'>, string>).join('\n')
    let index = this.#indexes.get(key)
    if (index === undefined) {
      index = this.#descriptions.push(description) - 1
      this.#indexes.set(key, index)
    }
    return index
  }

  /** @returns whether it is the first row of this plug and station */
  add({ id, name, stationId, isStationInactive }: PlugRecord, descriptionIndex: number): boolean {
    const row = this.#ids.length
    const first = this.#first.get(id)
    if (first === undefined) this.#first.set(id, row)
    else if (!this.#addOther(id, [first, ...(this.#others.get(id) ?? [])], stationId, row)) return false
    this.#ids.push(id)
    this.#names.push(name)
    // The service usually lists the plugs of a station one after the other: then they share one string.
    this.#stationIds.push(
      this.#stationIds[row - 1] === stationId ? (this.#stationIds[row - 1] ?? '') : stationId,
    )
    this.#descriptionIndexes.push(descriptionIndex)
    if (isStationInactive) this.#inactiveRows.add(row)
    return true
  }

  finish(): PlugTable {
    return {
      ids: this.#ids,
      names: this.#names,
      stationIds: this.#stationIds,
      inactiveRows: this.#inactiveRows,
      first: this.#first,
      others: this.#others,
      descriptions: this.#descriptions,
      descriptionIndexes: this.#descriptionIndexes,
    }
  }

  #addOther(id: string, rows: readonly number[], stationId: string, row: number): boolean {
    if (rows.some((other) => this.#stationIds[other] === stationId)) return false
    this.#others.set(id, [...rows.slice(1), row])
    return true
  }
}
