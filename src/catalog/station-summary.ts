import type { Freshness } from '../model/freshness'
import type { Position } from '../model/station'
import type { Status } from '../model/status'

/**
 * A contradiction in what a station reports. `plugs`: it counts other free plugs than its plugs report; `capacity`: it
 * counts more free plugs than it has.
 */
export interface Conflict {
  kind: 'plugs' | 'capacity'
  /** Free plugs, as the station counts them. */
  counted: number
  /** Free plugs as the plugs report them, or plugs in all. */
  against: number
}

/** What a row, a tooltip or a print-out shows of a station. */
export interface StationSummary {
  id: string
  /** Ids of other records of the same site; links to them open this station. */
  aliases: readonly string[]
  name: string
  municipality: string
  address: string
  provider: string
  position: Position | null
  /** Metres from the query's origin, `null` when either position is not known. */
  distance: number | null
  /** In the answer to filters that ask for a connector or power: status and numbers of the plugs that fit. */
  status: Status
  freshness: Freshness
  /** Epoch milliseconds of the newest measurement behind the status; where something is free, of those that say so. */
  measuredAt: number | null
  /** `isUnchanged` of all that is behind the status: `measuredAt` says since when it is so. */
  pushed: boolean
  /** Free plugs as reported, also while it is shut or out of use; `null` where that is not known. Never 0 for unknown. */
  free: number | null
  /** Plugs in all, `null` where that is not known. */
  total: number | null
  /** Something is known to be free, live, and nobody is known to be kept out. */
  freeNow: boolean
  /** Its sign must not look like now. */
  faded: boolean
  /** The state in which its operator takes it out of use, such as `FAULT`; `null` without one. It rules the status. */
  outOfUse: string | null
  /** It is closed now; until when, epoch milliseconds, `null` where that is not known. `null`: not known to be closed. */
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
