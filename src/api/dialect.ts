import type { History, SeriesGroup, SeriesKey } from '../model/history'
import type { PartName } from '../model/parts'
import type { Station, StationRecord } from '../model/station'
import type { CollectedItems, RowCheck } from './collect'
import type { Call } from './get-json'
import type { ListedIds, ListedSeries } from './listed-series'
import type { PlugTable } from './plug-table'
import type { MeasuredValue, ValueTable } from './value-table'

/** Plugs of all stations. */
export interface PlugAnswer extends RowCheck {
  plugs: PlugTable
}

/** Newest values of all stations and plugs. */
export interface ValueAnswer extends RowCheck {
  values: ValueTable
}

/** Answer to a request for one station. */
export interface FoundStation {
  station: StationRecord
  /** Whether it is active: only active stations are listed. */
  isActive: boolean
}

/**
 * A version of the service's interface, in terms of the model. Each has a folder beside this file. Every answer has all
 * records, never a single page.
 * @throws ApiError
 */
export interface Dialect {
  /** Parts that the service has. Others are never requested. */
  readonly parts: readonly PartName[]
  /** Whether stations and plugs keep, as raw fields, what the model does not have. */
  readonly keepsRawFields: boolean
  /** Sends the smallest request that shows whether the service answers for a part. */
  probe(part: PartName, call: Call): Promise<void>
  stations(call: Call): Promise<CollectedItems<StationRecord>>
  /** Absent: no service of this version has plugs. */
  plugs?(call: Call): Promise<PlugAnswer>
  /** One station, also if it is inactive or outside the region. Absent: not supported. */
  find?(id: string, call: Call): Promise<CollectedItems<FoundStation>>
  /** Ids of stations that the service lists without sending their records. */
  idsWithoutRecord(call: Call): Promise<string[]>
  /**
   * Newest value of every series that the token may see, all marked `open`. Absent: no service of this version has it.
   */
  latestValues?(call: Call): Promise<ValueAnswer>
  /** Ids of stations and plugs with a status series. Absent: no service of this version has it. */
  statusSeries?(call: Call): Promise<ListedIds>
  /** All series of one station and its plugs. */
  stationSeries(station: Station, call: Call): Promise<CollectedItems<ListedSeries>>
  /**
   * Newest values of one station, for a service that has values of single stations only. Absent if `latestValues` has
   * all.
   */
  stationValues?(station: Pick<Station, 'id'>, call: Call): Promise<CollectedItems<MeasuredValue>>
  /**
   * History of one series in `[from, to)`, epoch milliseconds, as far as the token may see it. Loaded in chunks if the
   * service limits the range; failed chunks are `missing`.
   */
  history(key: SeriesKey, from: number, to: number, call: Call): Promise<History>
  /**
   * Histories of several series with as few calls as possible, in the order of `ids`. Absent: each series needs its own
   * calls.
   */
  histories?(group: SeriesGroup, from: number, to: number, call: Call): Promise<History[]>
}
