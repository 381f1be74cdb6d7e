import type { Freshness } from '../model/freshness'
import type { OpeningHours, Position, Station } from '../model/station'
import type { Status } from '../model/status'

/**
 * A contradiction in a station's reports. `plugs`: its number of free plugs differs from the statuses of its plugs;
 * `capacity`: it reports more free plugs than it has.
 */
export interface Conflict {
  kind: 'plugs' | 'capacity'
  /** The station's own number of free plugs. */
  counted: number
  /** What contradicts it: the free plugs by their statuses, or the number of all plugs. */
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
  accessType: Station['accessType']
  categories: Station['categories']
  position: Position | null
  /** Metres from the query's origin; `null`: a position is unknown. */
  distance: number | null
  /** Status and numbers. If filters have plug requirements: of the matching plugs only. */
  status: Status
  freshness: Freshness
  /**
   * Epoch milliseconds of the newest measurement of its plugs. If a plug is free and `isUnchanged` is false: of the
   * free plugs only, so that an old one is not hidden by another.
   */
  measuredAt: number | null
  /** Whether the service sends each change of all its plugs, so that `measuredAt` is the start of the status. */
  isUnchanged: boolean
  /** Reported number of free plugs, also while it is shut or out of use; `null`: unknown, never 0. */
  free: number | null
  /** Number of all plugs; `null`: unknown. */
  total: number | null
  /** Whether a plug is known to be free now, and the station is not known to be shut. */
  freeNow: boolean
  /** Whether its symbol is faded: the status is old, or the station is outside its opening hours. */
  faded: boolean
  /** The operator's state that takes it out of use, such as `FAULT`; `null`: none. It overrides the status. */
  outOfUse: string | null
  /**
   * Outside its opening hours now; `opensAt`: epoch milliseconds, `null`: unknown. `null`: not known to be outside
   * them.
   */
  shut: { opensAt: number | null } | null
  /**
   * Until when it is open: epoch milliseconds; `always`: it never closes; `weekly`: open now, for more than a week or
   * nobody knows how long. `null`: not known to be open now.
   */
  openUntil: number | OpeningHours['kind'] | null
  conflict: Conflict | null
  /**
   * Type of access if the station is not for everyone, such as `PRIVATE`; `null`: it is, or its access is not stated.
   */
  limitedAccess: string | null
  /** Distinct connectors, strongest first. */
  connectors: { type: string; powerKw: number | null }[]
  /** Those that meet the plug requirements; `null`: all do, or nothing is required. */
  matching: StationSummary['connectors'] | null
  /**
   * Those of the matching plugs that report to be free, if other matching connectors have no free plug. `null`: all
   * have one, none has, or the station is shut.
   */
  freeConnectors: StationSummary['connectors'] | null
  /** Number of closed latest values. */
  closedValues: number
}

/** A status, and what its measurements are worth. */
export type ShownStatus = Pick<
  StationSummary,
  'status' | 'freshness' | 'measuredAt' | 'isUnchanged' | 'faded'
>

/** Another station with a matching free plug: one with a connector of the station that it replaces. */
export interface Alternative extends StationSummary {
  /** Matching connectors of the matching plugs, only of the free ones if they are known. */
  matching: StationSummary['connectors']
  /** Type of all matching connectors; `null`: they differ. */
  matchingType: string | null
}

/** Whether the station is in use and not known to be shut, so that what its plugs report counts. */
export function isUsable({ outOfUse, shut }: Pick<StationSummary, 'outOfUse' | 'shut'>): boolean {
  return outOfUse === null && shut === null
}
