import type { Collected, UnusedReason } from '../api/collect'

/** The lists that a person is told about. */
export type RowKind = 'stations' | 'plugs' | 'values'

/** Why another row stands for this one: it tells the same record, or the same place in another feed. */
export type MergedReason = 'repeated' | 'same-place'

/** Why a row that can be read is not shown. */
export type SetAsideReason =
  | UnusedReason
  | 'station-inactive'
  | 'station-refused'
  | 'station-missing'
  | 'no-owner'

type Counts<Reason extends string> = Partial<Record<Reason, number>>

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

export const noRows: RowAccount = {
  received: 0,
  shown: 0,
  merged: {},
  refused: 0,
  setAside: {},
  isCutOff: false,
}

/** As far as the answer itself goes; what is shown of it is known once it is joined with the others. */
export function accountOf({ rejected, counts }: Collected<unknown>): RowAccount {
  const { received, repeated, unused, isCutOff } = counts
  return { received, shown: 0, merged: { repeated }, refused: rejected.length, setAside: unused, isCutOff }
}

export function sumOf(counts: Counts<string>): number {
  return Object.values(counts).reduce((sum: number, count = 0) => sum + count, 0)
}
