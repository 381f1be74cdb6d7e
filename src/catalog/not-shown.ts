import type { UnusedReason } from '../api/collect'
import type { Station } from '../model/station'

/** The lists that a person is told about. */
export type RowKind = 'stations' | 'plugs' | 'values'

/** Why a row was merged into another one: both are the same record, or describe one site in two feeds. */
export type MergedReason = 'repeated' | 'same-place'

/** Why a row that can be read is not shown. */
export type SetAsideReason =
  | UnusedReason
  | 'station-inactive'
  | 'station-refused'
  | 'station-missing'
  | 'no-owner'

export type Counts<Reason extends string> = Partial<Record<Reason, number>>

/**
 * What became of the rows of one list: nothing vanishes.
 * `received` = `shown` + all of `merged` + `refused` + all of `setAside`.
 */
export interface RowAccount {
  received: number
  shown: number
  merged: Counts<MergedReason>
  /** Each stands among the rejected records, with its reason. */
  refused: number
  setAside: Counts<SetAsideReason>
  /** There may be more rows that the service did not send. */
  isCutOff: boolean
}

export type RowAccounts = Readonly<Record<RowKind, RowAccount>>

/** A station that is not on the map; without doubted coordinates it states none. */
export type Unplaced = Pick<Station, 'id' | 'name' | 'doubted'>

export interface NotShown {
  accounts: RowAccounts
  unplaced: Unplaced[]
}

/**
 * What the service answers for the id of a station that is not loaded. `refused`: it has a record that cannot be read.
 * `not-loaded`: it is active, and outside of the region that is asked for, or new.
 */
export type LookUp = { kind: 'unknown' | 'refused' } | { kind: 'inactive' | 'not-loaded'; station: Station }

/** A record that was refused. */
export interface Rejected {
  kind: RowKind
  /** Index in the answer, from 0. */
  row: number
  /** Id of the record if it had one, as a person should see it. */
  id: string
  /** Field and reason, e.g. `scode: expected string`. */
  reason: string
}
