import type { UnusedReason } from '../api/collect'
import type { Station } from '../model/station'
import type { Access } from '../model/value'

/** Lists whose rows are accounted for. */
export type RowKind = 'stations' | 'plugs' | 'values'

/** Reason for merging two rows: the same record twice, or one site in two feeds. */
export type MergedReason = 'repeated' | 'same-place'

/** Reason why a valid row is not shown. */
export type SetAsideReason =
  | UnusedReason
  | 'station-inactive'
  | 'station-refused'
  | 'station-missing'
  | 'no-owner'

export type Counts<Reason extends string> = Partial<Record<Reason, number>>

/**
 * Account of the rows of one list, so that none is lost without a reason.
 * `received` = `shown` + all of `merged` + `refused` + all of `setAside`.
 */
export interface RowOutcomeCounts {
  received: number
  shown: number
  merged: Counts<MergedReason>
  /** Each is listed in the rejected records with its reason. */
  refused: number
  setAside: Counts<SetAsideReason>
  /** Whether the service may have more rows than it sent. */
  isCutOff: boolean
}

export type RowOutcomes = Readonly<Record<RowKind, RowOutcomeCounts>>

/** A station that is not on the map. Without doubted coordinates it has none. */
export type Unplaced = Pick<Station, 'id' | 'name' | 'doubted'>

export interface NotShown {
  accounts: RowOutcomes
  unplaced: Unplaced[]
}

/**
 * Answer of the service for the id of a station that is not loaded. `refused`: its record cannot be parsed.
 * `not-loaded`: it is active, and new or outside the configured region.
 */
export type LookUp = { kind: 'unknown' | 'refused' } | { kind: 'inactive' | 'not-loaded'; station: Station }

/** A record that was refused. */
export interface Rejected {
  kind: RowKind
  /** Index in the answer, from 0. */
  row: number
  /** Id of the record, if any, cleaned for display. */
  id: string
  /** Field and reason, e.g. `scode: expected string`. */
  reason: string
}

/** A refused record in the worker. `raw`: the record as it came, of some of them only; see `api/collect.ts`. */
export interface KeptRejected extends Rejected {
  raw?: unknown
}

/** A refused record with its text. */
export interface RejectedSample extends Pick<Rejected, 'row' | 'id'> {
  /** Its JSON without invisible characters, cut to 4,000 characters and 12 levels. */
  text: string
  isCut: boolean
  /** `closed`: what everyone gets does not have this record. */
  access: Access
}

/** Refused records of one list and one reason. */
export interface RejectionGroup extends Pick<Rejected, 'kind' | 'reason'> {
  count: number
  /** The first of them; none if they come from the device's copy. */
  rows: RejectedSample[]
}
