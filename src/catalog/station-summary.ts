import type { Freshness } from '../model/freshness'
import type { Position } from '../model/station'
import type { Status } from '../model/status'

/**
 * A contradiction in a station's reports. `plugs`: its number of free plugs differs from the statuses of its plugs;
 * `capacity`: it reports more free plugs than it has.
 */
export interface Conflict {
  kind: 'plugs' | 'capacity'
  /** Free plugs by the station's own number. */
  counted: number
  /** Free plugs by their statuses, or the number of all plugs. */
  against: number
}

/** Data of a station for a row, a tooltip or a print-out. */
export interface StationSummary {
  id: string
  /** Ids of other records of the same site; links to them open this station. */
  aliases: readonly string[]
  name: string
  municipality: string
  address: string
  provider: string
  position: Position | null
  /** Metres from the query's origin; `null`: a position is unknown. */
  distance: number | null
  /** Status and numbers. If filters require a connector or power: of the matching plugs only. */
  status: Status
  freshness: Freshness
  /** Epoch milliseconds of the newest measurement for the status; if a plug is free, of the free plugs only. */
  measuredAt: number | null
  /** Whether `isUnchanged` is true for all its measurements, so that `measuredAt` is the start of the status. */
  pushed: boolean
  /** Reported number of free plugs, also while it is closed or out of use; `null`: unknown, never 0. */
  free: number | null
  /** Plugs in all, `null` where that is not known. */
  total: number | null
  /** Something is known to be free, live, and nobody is known to be kept out. */
  freeNow: boolean
  /** Its sign must not look like now. */
  faded: boolean
  /** The state in which its operator takes it out of use, such as `FAULT`; `null` without one. It rules the status. */
  outOfUse: string | null
  /**
   * It is closed now; until when, epoch milliseconds, `null` where that is not known. `null`: not known to be closed.
   */
  shut: { until: number | null } | null
  conflict: Conflict | null
  /** Distinct connectors, strongest first. */
  connectors: { type: string; powerKw: number | null }[]
  /** Latest values of this station that only a token reveals. */
  closedValues: number
}

/** A station to go to instead, as somebody sees it who needs a connector that another station has. */
export interface Alternative extends StationSummary {
  /** Connectors of the plugs that fit, and are free where that is known; `connectors` are all of the station. */
  fitting: StationSummary['connectors']
  /** The type of connector that all plugs that fit have; `null` where they differ. */
  fittingType: string | null
}
