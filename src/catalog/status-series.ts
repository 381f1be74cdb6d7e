import type { Failure } from '../model/failure'
import type { SeriesKey } from '../model/history'
import type { PlugStatus } from '../model/status'
import type { Access } from '../model/value'
import type { StationQuery } from './station-query'

export interface StatusQuery extends Pick<StationQuery, 'filters' | 'bounds' | 'now'> {
  /**
   * Adds plugs that report only "free" or "not free", and, for stations whose plugs report no status, their number of
   * free plugs.
   */
  withFreeReports?: boolean
}

/** Series that the status of a plug or of a station is derived from. */
export interface StatusSeries {
  key: SeriesKey
  /** Label of the plug (`plugLabel`); `''`: the station itself. */
  label: string
  access: Access
  /** Its latest value; the time in epoch milliseconds. `null`: no time, or no status. */
  latest: { measuredAt: number; status: PlugStatus } | null
}

/** A station with series of the query. */
export interface StationSeries {
  id: string
  name: string
  provider: string
  /** Whether its operator has taken it out of use. */
  isOutOfUse: boolean
  series: StatusSeries[]
}

export interface StatusSeriesPage {
  /** By name. */
  stations: StationSeries[]
  /** Number of matching stations with such a series. */
  withSeries: number
  /** Number of matching stations, with or without such a series. */
  matched: number
  /** Why values or plugs, and so series, are missing; `null`: they are not. */
  failure: Failure | null
}
