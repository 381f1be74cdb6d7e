import { getStationDetails, type StationRecord, stationRecordSchema } from '../contract/emobility-v1'
import type { Station } from '../model/station'
import { type Collected, collect } from './collect'
import type { Dialect } from './dialect'
import { type Call, getJson } from './get-json'
import { positionOf } from './position'
import { cleanText } from './text'
import { workgroup } from './v2/families/workgroup'

const nothing: Collected<never> = { items: [], rejected: [] }

/** The deprecated v1, in both variants (with `_t`, later without). It tells places; it has no plugs. */
export class MobilityV1 implements Dialect {
  readonly #base: string
  constructor(base: string) {
    this.#base = base
  }

  async stations(call: Call): Promise<Collected<Station>> {
    const records = await getJson(getStationDetails, { base: this.#base }, call)
    return collect(records, { schema: stationRecordSchema, keyOf: (record) => record.id, read: readRecord })
  }

  async plugs() {
    return nothing
  }

  /** v1 measures by station and data type only (get-records), never all at once. */
  async latestValues() {
    return nothing
  }

  async statusSeries() {
    return nothing
  }

  async seriesOf() {
    return nothing
  }
}

function readRecord(record: StationRecord): Station {
  return {
    id: record.id,
    name: cleanText(record.name) || record.id,
    position: positionOf(record.longitude, record.latitude),
    origin: '',
    plugs: [],
    // The record and the metadata of family A are the same fields.
    ...workgroup.describe(record),
  }
}
