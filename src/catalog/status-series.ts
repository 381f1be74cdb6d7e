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

/** Series that the status of a plug or of a station is derived from. */
export interface StatusSeries {
  key: SeriesKey
  /** Label of the plug (`plugLabel`); `''`: the station itself. */
  label: string
  access: Access
  /** Its latest value; `at` in epoch milliseconds. `null`: no time, or no status. */
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
  /** Number of matching stations with such a series. */
  matched: number
  /** Number of matching stations. */
  total: number
}
