import type { ServiceV2Config } from '../../config/config'
import type { EndpointRequest } from '../../contract/endpoint'
import { flatPaths } from '../../contract/flat-paths'
import { envelope } from '../../contract/row-shapes'
import type { Parser } from '../../contract/shape'
import type { History, SeriesGroup, SeriesKey } from '../../model/history'
import { type PartName, partNames } from '../../model/parts'
import type { Bounds, Station, StationRecord } from '../../model/station'
import type { CollectedItems } from '../collect'
import type { Dialect, FoundStation, PlugAnswer, ValueAnswer } from '../dialect'
import { type Envelope, hasNextPage, type Rows } from '../envelope'
import { type Call, getJson } from '../get-json'
import type { ListedIds, ListedSeries } from '../listed-series'
import { statusDataTypes } from '../meaning'
import { type FindRawFields, skipRawFields } from '../metadata/families/family'
import { type RowParser, readBatches, shareMetadata } from '../read-batches'
import { collectListedIds, collectPlugs, collectStations, collectValues } from './collect-rows'
import type { HistorySource } from './history'
import { activeCondition } from './where'

interface ListRequest {
  path: string
  segments: Record<string, string>
  select: string
  where: string
}

interface PageRange {
  limit: number
  offset?: number
}

export interface ParseOptions {
  /** Zone of opening hours without one. */
  timeZone?: string | undefined
  /** Whether to keep raw fields, for viewers who see them; default `true`. */
  keepsRawFields?: boolean
}

/** First answer of a part. */
interface ParsedPart<Read> {
  json: unknown
  /** Its rows, if they are all rows of the part and were read while the text was parsed. */
  read: Read | null
}

const partParser = <Read>(): Parser<{ page: Envelope; read: Read | null }, ParsedPart<Read>> => ({
  safeParse({ json, read }) {
    const parsed = envelope.safeParse(json)
    return parsed.success ? { success: true, data: { page: parsed.data, read } } : parsed
  },
})

const loadHistory = () => import('./history')

/** The mobility API v2, in its flat form. */
export class MobilityV2 implements Dialect {
  readonly keepsRawFields: boolean
  readonly #service: ServiceV2Config
  readonly #historySource: HistorySource
  readonly #timeZone: string | undefined
  readonly #active: string
  /** Station types: stations and, if the service has them, plugs. */
  readonly #stationTypes: string

  /**
   * @param box region to request; `null`: everything
   */
  constructor(service: ServiceV2Config, box: Bounds | null, options: ParseOptions = {}) {
    this.#service = service
    this.#historySource = { service, allowedRange: { longest: Number.POSITIVE_INFINITY } }
    this.#timeZone = options.timeZone
    this.keepsRawFields = options.keepsRawFields ?? true
    this.#active = activeCondition(box)
    this.#stationTypes = [service.stationType, service.plugType].filter((type) => type !== null).join()
  }

  get parts(): PartName[] {
    return partNames.filter((part) => this.#listRequest(part) !== null)
  }

  async probe(part: PartName, call: Call): Promise<void> {
    const request = this.#listRequest(part)
    if (request) await this.#fetchPage({ ...request, answer: envelope }, { limit: 1 }, call)
  }

  async stations(call: Call): Promise<CollectedItems<StationRecord>> {
    return this.#readPart('stations', call, (rows, findRaw) => collectStations(rows, findRaw, this.#timeZone))
  }

  async plugs(call: Call): Promise<PlugAnswer> {
    return this.#readPart('plugs', call, collectPlugs, shareMetadata())
  }

  async latestValues(call: Call): Promise<ValueAnswer> {
    return this.#readPart('values', call, (rows) => collectValues(rows, this.#service, call.now))
  }

  async statusSeries(call: Call): Promise<ListedIds> {
    return this.#readPart('series', call, (rows) => collectListedIds(rows, this.#service))
  }

  async stationSeries(station: Station, call: Call): Promise<CollectedItems<ListedSeries>> {
    const { fetchStationSeries } = await import('./one-station')
    const fetchSeriesRows = (where: string) =>
      this.#fetchRows(this.#seriesRequest(this.#service.dataTypes, where), call)
    return fetchStationSeries(station, this.#service, fetchSeriesRows)
  }

  async find(id: string, call: Call): Promise<CollectedItems<FoundStation>> {
    const { findStation } = await import('./one-station')
    const segments = { stationTypes: this.#service.stationType }
    const fetchStationRows = (select: string, where: string) =>
      this.#fetchRows({ path: flatPaths.stations, segments, select, where }, call)
    const findRaw = await this.#loadFindRawFields()
    return findStation(id, { findRaw, timeZone: this.#timeZone }, fetchStationRows)
  }

  /** Every id of a list comes with its row. */
  async idsWithoutRecord(): Promise<string[]> {
    return []
  }

  async history(key: SeriesKey, from: number, to: number, call: Call): Promise<History> {
    return (await loadHistory()).fetchOneHistory(this.#historySource, key, { from, to }, call)
  }

  async histories(group: SeriesGroup, from: number, to: number, call: Call): Promise<History[]> {
    return (await loadHistory()).fetchHistories(this.#historySource, group, { from, to }, call)
  }

  /** Loaded on demand, because few viewers need it before the first stations. */
  async #loadFindRawFields(): Promise<FindRawFields> {
    if (!this.keepsRawFields) return skipRawFields
    // Without the script, stations are shown without their raw fields.
    const script = await import('../metadata/raw-fields').catch(() => null)
    return script?.findRawFields ?? skipRawFields
  }

  #seriesRequest(dataTypes: string, where: string): ListRequest {
    const segments = { stationTypes: this.#stationTypes, dataTypes }
    return { path: flatPaths.series, segments, select: 'stype,scode,tname', where }
  }

  /** `null`: the service does not have it. */
  #listRequest(part: PartName): ListRequest | null {
    const { stationType, plugType, dataTypes } = this.#service
    const where = this.#active
    switch (part) {
      case 'stations': {
        const select = 'scode,sname,sorigin,scoordinate,smetadata'
        return { path: flatPaths.stations, segments: { stationTypes: stationType }, select, where }
      }
      case 'plugs': {
        if (plugType === null) return null
        const select = 'scode,sname,pcode,pactive,smetadata'
        const segments = { stationTypes: plugType }
        return { path: flatPaths.stations, segments, select, where }
      }
      case 'series': {
        // A series that is never requested would have no value and be taken for a closed one.
        const requested = dataTypes.split(',')
        const wanted =
          dataTypes === '*' ? statusDataTypes : statusDataTypes.filter((type) => requested.includes(type))
        return wanted.length === 0 ? null : this.#seriesRequest(wanted.join(), where)
      }
      case 'values': {
        const select = 'stype,scode,tname,tunit,mperiod,mvalue,mvalidtime'
        return {
          path: flatPaths.latest,
          segments: { stationTypes: this.#stationTypes, dataTypes },
          select,
          where,
        }
      }
    }
  }

  /** An answer with all rows is read while it is parsed. */
  async #readPart<Read>(
    part: PartName,
    call: Call,
    read: (answer: Rows | Iterable<unknown>, findRaw: FindRawFields) => Read,
    parser?: RowParser,
  ): Promise<Read> {
    const request = this.#listRequest(part)
    const loading = part === 'stations' || part === 'plugs' ? this.#loadFindRawFields() : skipRawFields
    if (request === null) return read([], await loading)
    const limit = this.#service.pageSize
    const requestsAll = limit < 0
    const parse = async (text: string): Promise<ParsedPart<Read>> => {
      const findRaw = await loading
      const found = requestsAll ? readBatches(text, (rows) => read(rows, findRaw), parser) : null
      if (found === null || hasNextPage(found.count, Number(found.answer.limit)))
        return { json: JSON.parse(text), read: null }
      return { json: found.answer, read: found.read }
    }
    const first = await this.#fetchPage(
      { ...request, parse, answer: partParser<Read>() },
      { limit, offset: 0 },
      call,
    )
    return first.read ?? read(await this.#fetchRows(request, call, first.page), await loading)
  }

  /** @param first the first page, if it is loaded */
  async #fetchRows(request: ListRequest, call: Call, first?: Envelope): Promise<Rows> {
    // Loaded on demand: most services send a list in one answer.
    const { readPages } = await import('../read-pages')
    const { baseUrl, pageSize } = this.#service
    const endpoint = { ...request, answer: envelope }
    const getPage = async (limit: number, offset: number) =>
      (offset === 0 && first) || this.#fetchPage(endpoint, { limit, offset }, call)
    return readPages({ baseUrl, pageSize }, getPage)
  }

  #fetchPage<Answer, Json>(
    { segments, select, where, ...endpoint }: ListRequest & EndpointRequest<Answer, Json>,
    range: PageRange,
    call: Call,
  ): Promise<Answer> {
    const query = { ...range, select, where }
    return getJson(endpoint, { base: this.#service.baseUrl, segments, query }, call)
  }
}
