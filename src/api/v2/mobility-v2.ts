import type { ServiceV2Config } from '../../config'
import { flatLatest, flatSeries, flatStations } from '../../contract/mobility-v2'
import type { History, SeriesKey } from '../../model/history'
import type { Bounds, Station } from '../../model/station'
import { type Collected, collect, emptyAnswer } from '../collect'
import type { Dialect, FoundStation, Measured, Series, StationPlug } from '../dialect'
import { type Rows, readPages } from '../envelope'
import { type Call, getJson } from '../get-json'
import { statusDataTypes } from '../meaning'
import { foundReading, latestReading, plugReading, seriesReading, stationReading } from './readings'
import { active, withCode } from './where'

type FlatEndpoint = typeof flatStations | typeof flatSeries | typeof flatLatest

/** An address of this many ids stays far below the 8 kB that servers take. */
const idsPerCall = 50

/** The mobility API v2, in its flat form. */
export class MobilityV2 implements Dialect {
  readonly #service: ServiceV2Config
  readonly #active: string
  /** Stations and, where the service has them, plugs. */
  readonly #stationTypes: string

  /** @param box what to ask for; `null`: everything */
  constructor(service: ServiceV2Config, box: Bounds | null) {
    this.#service = service
    this.#active = active(box)
    this.#stationTypes = [service.stationType, service.plugType].filter((type) => type !== null).join()
  }

  async stations(call: Call): Promise<Collected<Station>> {
    const rows = await this.#rows(
      flatStations,
      { stationTypes: this.#service.stationType },
      'scode,sname,sorigin,scoordinate,smetadata',
      this.#active,
      call,
    )
    return collect(rows, stationReading)
  }

  async plugs(call: Call): Promise<Collected<StationPlug>> {
    const { plugType } = this.#service
    if (plugType === null) return emptyAnswer
    const rows = await this.#rows(
      flatStations,
      { stationTypes: plugType },
      'scode,sname,pcode,pactive,smetadata',
      this.#active,
      call,
    )
    return collect(rows, plugReading)
  }

  async latestValues(call: Call): Promise<Collected<Measured>> {
    const rows = await this.#rows(
      flatLatest,
      { stationTypes: this.#stationTypes, dataTypes: this.#service.dataTypes },
      'stype,scode,tname,tunit,mperiod,mvalue,mvalidtime',
      this.#active,
      call,
    )
    return collect(rows, latestReading(this.#service))
  }

  async statusSeries(call: Call): Promise<Collected<Series>> {
    const { dataTypes } = this.#service
    const asked = dataTypes.split(',')
    // A series that is never asked for would have no value and pass for a closed one.
    const wanted =
      dataTypes === '*' ? statusDataTypes : statusDataTypes.filter((type) => asked.includes(type))
    if (wanted.length === 0) return emptyAnswer
    return collect(await this.#seriesRows(wanted.join(), this.#active, call), seriesReading(this.#service))
  }

  async seriesOf(station: Station, call: Call): Promise<Collected<Series>> {
    const ids = [station.id, ...station.plugs.map((plug) => plug.id)]
    const calls: Promise<Rows>[] = []
    for (let from = 0; from < ids.length; from += idsPerCall)
      calls.push(
        this.#seriesRows(this.#service.dataTypes, withCode(ids.slice(from, from + idsPerCall)), call),
      )
    return collect(
      (await Promise.all(calls)).flatMap(({ rows }) => rows),
      seriesReading(this.#service),
    )
  }

  async find(id: string, call: Call): Promise<Collected<FoundStation>> {
    const rows = await this.#rows(
      flatStations,
      { stationTypes: this.#service.stationType },
      'scode,sname,sactive,sorigin,scoordinate,smetadata',
      withCode([id]),
      call,
    )
    return collect(rows, foundReading)
  }

  /** Every id of a list comes with its row. */
  async undetailed(): Promise<string[]> {
    return []
  }

  async history(key: SeriesKey, from: number, to: number, call: Call): Promise<History> {
    const { historyOf } = await import('./history')
    return historyOf(this.#service, key, { from, to }, call)
  }

  #seriesRows(dataTypes: string, where: string, call: Call): Promise<Rows> {
    const segments = { stationTypes: this.#stationTypes, dataTypes }
    return this.#rows(flatSeries, segments, 'stype,scode,tname', where, call)
  }

  #rows(
    endpoint: FlatEndpoint,
    segments: Record<string, string>,
    select: string,
    where: string,
    call: Call,
  ): Promise<Rows> {
    const { baseUrl: base, pageSize } = this.#service
    const getPage = (limit: number, offset: number) =>
      getJson(endpoint, { base, segments, query: { limit, offset, select, where } }, call)
    return readPages(pageSize, getPage, base)
  }
}
