import {
  getStationDetails,
  getStations,
  type StationRecord,
  stationRecordSchema,
} from '../../contract/emobility-v1'
import type { History, SeriesKey } from '../../model/history'
import type { PartName } from '../../model/parts'
import type { Station } from '../../model/station'
import { cleanText } from '../../model/text'
import { type Collected, collect, emptyAnswer } from '../collect'
import type { Dialect, ListedIds, Series } from '../dialect'
import { type Call, getJson } from '../get-json'
import { workgroup } from '../metadata/families/workgroup'
import { findUnread } from '../metadata/unread'
import { emptyPlugTable } from '../plug-table'
import { parsePlacement } from '../position'
import { emptyValueTable, type Measured } from '../value-table'
import { type DataType, fetchDataTypes, fetchHistory, newestValues } from './measured'

const noSeries: ListedIds = { station: new Set(), plug: new Set() }
const nothing = { rejected: emptyAnswer.rejected, counts: emptyAnswer.counts }

/**
 * The deprecated v1, in both variants (with `_t`, later without). It has places and, station by station, what
 * they measure; it has no plugs.
 */
export class MobilityV1 implements Dialect {
  readonly parts = ['stations'] as const
  readonly #base: string
  /** Ids that came with details; `null` before anyone asked. */
  #detailed: ReadonlySet<string> | null = null
  readonly #dataTypes = new Map<string, Promise<DataType[]>>()

  constructor(base: string) {
    this.#base = base
  }

  /** There is no limit in v1: the bare ids are the least. */
  async look(_: PartName, call: Call): Promise<void> {
    await getJson(getStations, { base: this.#base }, call)
  }

  async stations(call: Call): Promise<Collected<Station>> {
    const records = await getJson(getStationDetails, { base: this.#base }, call)
    const read = collect(records, {
      schema: stationRecordSchema,
      keyOf: (record) => record.id,
      read: readRecord,
    })
    this.#detailed = new Set([...read.items, ...read.rejected].map(({ id }) => id))
    this.#dataTypes.clear()
    return read
  }

  async undetailed(call: Call): Promise<string[]> {
    const ids = await getJson(getStations, { base: this.#base }, call)
    if (this.#detailed === null) await this.stations(call)
    return [...new Set(ids)].filter((id) => id !== '' && !this.#detailed?.has(id))
  }

  async plugs() {
    return { ...nothing, plugs: emptyPlugTable }
  }

  /** v1 measures by station and data type only, never all at once: see `valuesOf`. */
  async latestValues() {
    return { ...nothing, values: emptyValueTable }
  }

  async statusSeries() {
    return noSeries
  }

  async seriesOf({ id }: Station, call: Call): Promise<Collected<Series>> {
    const names = (await this.#dataTypesOf(id, call)).map(({ name }) => name)
    const items = [...new Set(names)].map(
      (dataType) => ({ level: 'station', stationId: id, dataType }) as const,
    )
    return { ...emptyAnswer, items, counts: { ...emptyAnswer.counts, received: items.length } }
  }

  async valuesOf({ id }: Station, call: Call): Promise<Collected<Measured>> {
    return newestValues(this.#base, id, await this.#dataTypesOf(id, call), call)
  }

  async history(key: SeriesKey, from: number, to: number, call: Call): Promise<History> {
    // A plug may bear the id of a station.
    if (key.level === 'plug') return { from, to, samples: [], missing: [], rejected: 0 }
    return fetchHistory(this.#base, key, { from, to }, call)
  }

  /** Asked once as everyone and kept as long as the places: which data types there are is open. */
  #dataTypesOf(id: string, { token: _, ...call }: Call): Promise<DataType[]> {
    const known = this.#dataTypes.get(id)
    if (known) return known
    const asked = fetchDataTypes(this.#base, id, call)
    this.#dataTypes.set(id, asked)
    // A failure is asked again.
    asked.catch(() => this.#dataTypes.delete(id))
    return asked
  }
}

function readRecord(record: StationRecord): Station {
  return {
    id: record.id,
    name: cleanText(record.name) || cleanText(record.id),
    ...parsePlacement(record.longitude, record.latitude),
    origins: [],
    plugs: [],
    // The record and the metadata of family A are the same fields.
    ...workgroup.describe(record, findUnread),
  }
}
