import type { RowSetAsideReason } from '../api/row-counts'
import type { Station } from '../model/station'

/** Lists of the service whose rows are counted by outcome. Those of the lists of series are not. */
export type RowKind = 'stations' | 'plugs' | 'values'

/** Reason for merging two rows: the same record twice, or one site in two feeds. */
export type MergedReason = 'repeated' | 'same-place'

/**
 * Reason to set a valid row aside, by itself or because of other rows. `station-…`: a plug whose station is inactive,
 * rejected or not in the list; `no-owner`: a value of a station or plug that is not loaded.
 */
export type SetAsideReason =
  | RowSetAsideReason
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

/**
 * A station that is not on the map. `invalidPosition`: its coordinates, which cannot be right; `null`: it states none.
 */
export type UnplacedStation = Pick<Station, 'id' | 'name' | 'invalidPosition'>

export interface RowReport {
  outcomes: RowOutcomes
  unplaced: UnplacedStation[]
}
