import type { SeriesKey } from '../model/history'
import type { Status } from '../model/status'
import type { Access } from '../model/value'
import type { StationQuery } from './station-query'

export type StatusQuery = Pick<StationQuery, 'filters' | 'bounds' | 'now'>

/** The series from which the status of a plug follows. */
export interface StatusSeries {
  key: SeriesKey
  access: Access
  /** Its latest value; `at` in epoch milliseconds. `null` without a time. */
  latest: { at: number; status: Status } | null
}

/** A station whose plugs send a status that can be a fault. */
export interface StatusStation {
  id: string
  provider: string
  /** Its operator takes it out of use now, whatever its plugs report. */
  isOutOfUse: boolean
  /** Of those of its plugs whose status can be a fault. */
  series: StatusSeries[]
}

export interface StatusStations {
  /** By name. */
  stations: StatusStation[]
  /** Stations that match and whose plugs send such a status. */
  matched: number
  /** Stations that match. */
  of: number
}
