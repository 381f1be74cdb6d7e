import type { History, SeriesGroup, SeriesKey } from '../model/history'
import type { PartName } from '../model/parts'
import type { Station } from '../model/station'
import type { Checked, Collected } from './collect'
import type { Call } from './get-json'
import type { PlugTable } from './plug-table'
import type { Level, Measured, ValueTable } from './value-table'

/** A series that exists at the service, whether or not its values are for the asker. */
export interface Series {
  level: Level
  stationId: string
  dataType: string
}

/** Ids of the stations and plugs that have a series with a status. */
export type ListedIds = Readonly<Record<Level, ReadonlySet<string>>>

/** Plugs of all stations. */
export interface PlugAnswer extends Checked {
  plugs: PlugTable
}

/** Newest values of all stations and plugs. */
export interface ValueAnswer extends Checked {
  values: ValueTable
}

/** A station that was asked for by its id. */
export interface FoundStation {
  station: Station
  /** Whether the service still updates it: only then it is listed. */
  isActive: boolean
}

/**
 * One way the service speaks, in words of the model. Adding a dialect is adding a file.
 * Every answer holds all records, never one page of them.
 * @throws ApiError
 */
export interface Dialect {
  /** Which parts the service has; those that it has not are empty and never asked for. */
  readonly parts: readonly PartName[]
  /** Asks for the least of a part that shows whether the service answers for it. */
  look(part: PartName, call: Call): Promise<void>
  /** Stations, still without their plugs. */
  stations(call: Call): Promise<Collected<Station>>
  plugs(call: Call): Promise<PlugAnswer>
  /** One station, also where it is inactive or outside of the region; without its plugs. Absent where it cannot be asked. */
  find?(id: string, call: Call): Promise<Collected<FoundStation>>
  /** Ids that the service lists as stations without telling more of them. */
  undetailed(call: Call): Promise<string[]>
  /** Newest value of every series that the call's token may see; all `open`. */
  latestValues(call: Call): Promise<ValueAnswer>
  /** Stations and plugs that have a series with a status. */
  statusSeries(call: Call): Promise<ListedIds>
  /** All series of one station and its plugs. */
  seriesOf(station: Station, call: Call): Promise<Collected<Series>>
  /**
   * Newest values of one station, where the service has them station by station only: then `latestValues` is
   * empty. Absent where `latestValues` has all.
   */
  valuesOf?(station: Station, call: Call): Promise<Collected<Measured>>
  /**
   * What one series measured in `[from, to)`, epoch milliseconds, as far as the call's token may see it. Asked
   * for in spans where the service grants no more at once; spans that failed are `missing`.
   */
  history(key: SeriesKey, from: number, to: number, call: Call): Promise<History>
  /**
   * The same of several series in as few calls, in the order of `ids`. Absent where each needs calls of its own.
   */
  histories?(group: SeriesGroup, from: number, to: number, call: Call): Promise<History[]>
}
