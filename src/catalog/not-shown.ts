import type { Station } from '../model/station'
import type { RowKind } from './row-accounts'

/** A station that is not on the map; without doubted coordinates it states none. */
export type Unplaced = Pick<Station, 'id' | 'name' | 'doubted'>

/**
 * What the service answers for the id of a station that is not loaded. `refused`: it has a record that cannot be read.
 * `not-loaded`: it is active, and outside of the region that is asked for, or new.
 */
export type LookUp = { kind: 'unknown' | 'refused' } | { kind: 'inactive' | 'not-loaded'; station: Station }

/** A record that was refused. */
export interface Rejected {
  kind: RowKind
  /** Its place in the answer, from 0. */
  row: number
  /** Id of the record if it had one, as a person should see it. */
  id: string
  /** Field and reason, e.g. `scode: expected string`. */
  reason: string
}
