import type { ServiceV2Config } from '../../config'
import { flatPaths } from '../../contract/flat-paths'
import { envelope } from '../../contract/row-shapes'
import type { History, SeriesKey } from '../../model/history'
import { type PartName, partNames } from '../../model/parts'
import type { Bounds, Station } from '../../model/station'
import { type Collected, collect } from '../collect'
import type { Dialect, FoundStation, Measured, Series, StationPlug } from '../dialect'
import { type Envelope, type Rows, readPages } from '../envelope'
import { type Call, getJson } from '../get-json'
import { statusDataTypes } from '../meaning'
import { leaveUnread, type ReadUnread } from '../metadata/families/family'
import { foundReading, latestReading, plugReading, seriesReading, stationReading } from './readings'
import { active, withCode } from './where'

interface Question {
  path: string
  segments: Record<string, string>
  select: string
  where: string
}

/** An address of this many ids stays far below the 8 kB that servers take. */
const idsPerCall = 50

export interface ReadingOptions {
  /** Of opening hours that name none. */
  timeZone?: string | undefined
  /** Keep what was not understood, for viewers who are shown it; default `true`. */
  keepsUnread?: boolean
}

/** The mobility API v2, in its flat form. */
export class MobilityV2 implements Dialect {
  readonly #service: ServiceV2Config
  readonly #timeZone: string | undefined
  readonly #keepsUnread: boolean
  readonly #active: string
  /** Stations and, where the service has them, plugs. */
  readonly #stationTypes: string

  /**
   * @param box what to ask for; `null`: everything
   */
  constructor(service: ServiceV2Config, box: Bounds | null, options: ReadingOptions = {}) {
    this.#service = service
    this.#timeZone = options.timeZone
    this.#keepsUnread = options.keepsUnread ?? true
    this.#active = active(box)
    this.#stationTypes = [service.stationType, service.plugType].filter((type) => type !== null).join()
  }

  get parts(): PartName[] {
    return partNames.filter((part) => this.#questionOf(part) !== null)
  }

  async look(part: PartName, call: Call): Promise<void> {
    const question = this.#questionOf(part)
    if (question) await this.#page(question, { limit: 1 }, call)
  }

  async stations(call: Call): Promise<Collected<Station>> {
    return collect(
      await this.#rowsOf('stations', call),
      stationReading(await this.#readUnread(), this.#timeZone),
    )
  }

  async plugs(call: Call): Promise<Collected<StationPlug>> {
    return collect(await this.#rowsOf('plugs', call), plugReading(await this.#readUnread()))
  }

  async latestValues(call: Call): Promise<Collected<Measured>> {
    return collect(await this.#rowsOf('values', call), latestReading(this.#service))
  }

  async statusSeries(call: Call): Promise<Collected<Series>> {
    return collect(await this.#rowsOf('series', call), seriesReading(this.#service))
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
      {
        path: flatPaths.stations,
        segments: { stationTypes: this.#service.stationType },
        select: 'scode,sname,sactive,sorigin,scoordinate,smetadata',
        where: withCode([id]),
      },
      call,
    )
    return collect(rows, foundReading(await this.#readUnread()))
  }

  /** Every id of a list comes with its row. */
  async undetailed(): Promise<string[]> {
    return []
  }

  async history(key: SeriesKey, from: number, to: number, call: Call): Promise<History> {
    const { historyOf } = await import('./history')
    return historyOf(this.#service, key, { from, to }, call)
  }

  /** Few viewers need it, so its script comes with the first answer; stations are worth showing without. */
  async #readUnread(): Promise<ReadUnread> {
    if (!this.#keepsUnread) return leaveUnread
    const script = await import('../metadata/unread').catch(() => null)
    return script?.unreadOf ?? leaveUnread
  }

  #seriesRows(dataTypes: string, where: string, call: Call): Promise<Rows> {
    return this.#rows(this.#seriesQuestion(dataTypes, where), call)
  }

  #seriesQuestion(dataTypes: string, where: string): Question {
    const segments = { stationTypes: this.#stationTypes, dataTypes }
    return { path: flatPaths.series, segments, select: 'stype,scode,tname', where }
  }

  /** `null` for what the service does not have. */
  #questionOf(part: PartName): Question | null {
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
        return { path: flatPaths.stations, segments: { stationTypes: plugType }, select, where }
      }
      case 'series': {
        // A series that is never asked for would have no value and pass for a closed one.
        const asked = dataTypes.split(',')
        const wanted =
          dataTypes === '*' ? statusDataTypes : statusDataTypes.filter((type) => asked.includes(type))
        return wanted.length === 0 ? null : this.#seriesQuestion(wanted.join(), where)
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

  async #rowsOf(part: PartName, call: Call): Promise<Rows> {
    const question = this.#questionOf(part)
    return question ? this.#rows(question, call) : { rows: [], isCutOff: false }
  }

  #rows(question: Question, call: Call): Promise<Rows> {
    const { baseUrl, pageSize } = this.#service
    return readPages(pageSize, (limit, offset) => this.#page(question, { limit, offset }, call), baseUrl)
  }

  #page(question: Question, range: { limit: number; offset?: number }, call: Call): Promise<Envelope> {
    const { path, segments, select, where } = question
    const query = { ...range, select, where }
    return getJson({ path, answer: envelope }, { base: this.#service.baseUrl, segments, query }, call)
  }
}
