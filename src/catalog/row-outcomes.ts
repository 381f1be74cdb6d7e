import type { UnusedReason } from '../api/collect'
import type { Station, StationRecord } from '../model/station'
import type { Access } from '../model/value'

/** Lists of the service whose rows are counted. Rows of the lists of series are not: rejected ones are left out. */
export type RowKind = 'stations' | 'plugs' | 'values'

/** Reason for merging two rows: the same record twice, or one site in two feeds. */
export type MergedReason = 'repeated' | 'same-place'

/** Reason why a valid row is not shown. `no-owner`: a value of a station or plug that is not loaded. */
export type SetAsideReason =
  | UnusedReason
  | 'station-inactive'
  | 'station-rejected'
  | 'station-missing'
  | 'no-owner'

export type ReasonCounts<Reason extends string> = Partial<Record<Reason, number>>

/**
 * Number of rows of one list by outcome, so that none is lost without a reason.
 * `received` = `shown` + all of `merged` + `rejected` + all of `setAside`.
 */
export interface RowOutcomeCounts {
  received: number
  shown: number
  merged: ReasonCounts<MergedReason>
  /** Each is listed in the rejected records with its reason. */
  rejected: number
  setAside: ReasonCounts<SetAsideReason>
  /** Whether the service may have more rows than it sent. */
  isCutOff: boolean
}

export type RowOutcomes = Readonly<Record<RowKind, RowOutcomeCounts>>

/** A station that is not on the map. `doubted` is `null` if it states no coordinates. */
export type UnplacedStation = Pick<Station, 'id' | 'name' | 'doubted'>

export interface RowReport {
  outcomes: RowOutcomes
  unplaced: UnplacedStation[]
}

/**
 * Answer of the service for the id of a station that is not loaded. `unknown`: the service has no such station;
 * `rejected`: its record cannot be parsed; `inactive`: the service marks it so and does not list it; `not-loaded`: it
 * is active, and new or outside the configured region.
 */
export type LookUp =
  | { kind: 'unknown' | 'rejected' }
  | { kind: 'inactive' | 'not-loaded'; station: StationRecord }

/** A record that we do not accept. */
export interface Rejected {
  kind: RowKind
  /** Index in the answer, from 0. */
  row: number
  /** Id of the record, if any, cleaned for display. */
  id: string
  /** Field and reason, e.g. `scode: expected string`. */
  reason: string
}

/** A rejected record in the worker. `raw`: the record as it came, of some of them only; see `api/collect.ts`. */
export interface KeptRejected extends Rejected {
  raw?: unknown
}

/** A rejected record with its text. */
export interface RejectedSample extends Pick<Rejected, 'row' | 'id'> {
  /** Its JSON without invisible characters, cut to 4,000 characters and 12 levels. */
  text: string
  isCut: boolean
  /** `closed`: the anonymous answer does not have this record. */
  access: Access
}

/** Rejected records of one list and one reason. */
export interface RejectionGroup extends Pick<Rejected, 'kind' | 'reason'> {
  count: number
  /** The first of them; none if they come from the device's copy. */
  rows: RejectedSample[]
}
