import {
  getStationDetails,
  getStations,
  stationRecordSchema,
  type V1Station,
} from '../../contract/emobility-v1'
import type { History, SeriesKey } from '../../model/history'
import type { PartName } from '../../model/parts'
import type { Station, StationRecord } from '../../model/station'
import { cleanText } from '../../model/text'
import { type CollectedItems, collect } from '../collect'
import type { Dialect } from '../dialect'
import { type Call, getJson } from '../get-json'
import type { ListedSeries } from '../listed-series'
import { skipRawFields } from '../metadata/families/family'
import { workgroup } from '../metadata/families/workgroup'
import { addTimeZone } from '../metadata/parse-opening-hours'
import { parseCoordinates } from '../position'
import { noRows } from '../row-counts'
import type { MeasuredValue } from '../value-table'
import { type DataType, fetchDataTypes, fetchHistory, newestValues } from './measured'

/**
 * The deprecated v1, in both variants (with `_t`, later without). It has stations and, by single station, values; it
 * has no plugs.
 */
export class MobilityV1 implements Dialect {
  readonly parts = ['stations'] as const
  readonly keepsRawFields = false
  readonly #base: string
  readonly #timeZone: string | undefined
  /** Ids whose record the service sent, rejected ones too; `null`: not yet requested. */
  #idsWithRecord: ReadonlySet<string> | null = null
  readonly #dataTypes = new Map<string, Promise<DataType[]>>()

  /** @param timeZone zone of opening hours, which state none */
  constructor(base: string, timeZone?: string) {
    this.#base = base
    this.#timeZone = timeZone
  }

  /** v1 has no limit, so the list of ids is the smallest call. */
  async probe(_: PartName, call: Call): Promise<void> {
    await getJson(getStations, { base: this.#base }, call)
  }

  async stations(call: Call): Promise<CollectedItems<StationRecord>> {
    const records = await getJson(getStationDetails, { base: this.#base }, call)
    const read = collect(records, {
      schema: stationRecordSchema,
      getKey: (record) => record.id,
      read: (record) => readRecord(record, this.#timeZone),
    })
    this.#idsWithRecord = new Set([...read.items, ...read.rejected].map(({ id }) => id))
    this.#dataTypes.clear()
    return read
  }

  async idsWithoutRecord(call: Call): Promise<string[]> {
    const ids = await getJson(getStations, { base: this.#base }, call)
    if (this.#idsWithRecord === null) await this.stations(call)
    return [...new Set(ids)].filter((id) => id !== '' && !this.#idsWithRecord?.has(id))
  }

  async stationSeries({ id }: Pick<Station, 'id'>, call: Call): Promise<CollectedItems<ListedSeries>> {
    const names = (await this.#fetchDataTypes(id, call)).map(({ name }) => name)
    const items = [...new Set(names)].map(
      (dataType) => ({ level: 'station', measuredId: id, dataType }) as const,
    )
    return { items, rejected: [], counts: { ...noRows, received: items.length } }
  }

  async stationValues({ id }: Pick<Station, 'id'>, call: Call): Promise<CollectedItems<MeasuredValue>> {
    return newestValues(this.#base, id, await this.#fetchDataTypes(id, call), call)
  }

  async history(key: SeriesKey, from: number, to: number, call: Call): Promise<History> {
    // A plug may have the id of a station.
    if (key.level === 'plug') return { from, to, samples: [], missing: [], rejected: 0 }
    return fetchHistory(this.#base, key, { from, to }, call)
  }

  /** Requested once without a token and kept as long as the stations, because the data types are open data. */
  #fetchDataTypes(id: string, { token: _, ...call }: Call): Promise<DataType[]> {
    const cached = this.#dataTypes.get(id)
    if (cached) return cached
    const loading = fetchDataTypes(this.#base, id, call)
    this.#dataTypes.set(id, loading)
    // A failed call is repeated at the next query.
    loading.catch(() => {
      if (this.#dataTypes.get(id) === loading) this.#dataTypes.delete(id)
    })
    return loading
  }
}

function readRecord(record: V1Station, timeZone: string | undefined): StationRecord {
  // The record has the same fields as the metadata of the family `workgroup`.
  const description = workgroup.describe(record, skipRawFields)
  return {
    ...description,
    openingHours: addTimeZone(description.openingHours, timeZone),
    id: record.id,
    name: cleanText(record.name) || cleanText(record.id),
    ...parseCoordinates(record.longitude, record.latitude),
    origins: [],
  }
}
