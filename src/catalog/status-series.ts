import type { SeriesKey } from '../model/history'
import type { Status } from '../model/status'
import type { Access } from '../model/value'
import type { StationQuery } from './station-query'

export interface StatusQuery extends Pick<StationQuery, 'filters' | 'bounds' | 'now'> {
  /**
   * Adds plugs that report only "free" or "not free", and the number of free plugs of stations whose plugs report no
   * status.
   */
  withNumbers?: boolean
}

/** The series from which the status of a plug, or of a station, follows. */
export interface StatusSeries {
  key: SeriesKey
  /** Id on the plug; `''`: the station itself. */
  label: string
  access: Access
  /** Its latest value; `at` in epoch milliseconds. `null` without a time. */
  latest: { at: number; status: Status } | null
}

/** A station with series of the query. */
export interface StatusStation {
  id: string
  name: string
  provider: string
  /** Whether its operator has taken it out of use. */
  isOutOfUse: boolean
  series: StatusSeries[]
}

export interface StatusStations {
  /** By name. */
  stations: StatusStation[]
  /** Stations that match and have such a series. */
  matched: number
  /** Stations that match. */
  of: number
}
