import type { Access } from '../model/value'
import type { RowKind } from './row-outcomes'

/** What page and worker know of a record that we do not accept. */
interface RejectedFacts {
  kind: RowKind
  /** Index in the answer, from 0. */
  row: number
  /** Id of the record, if any, cleaned for display. */
  id: string
  /** Field and reason, e.g. `scode: expected string`. */
  reason: string
}

/** A rejected record in the worker. `raw`: the record as it came; absent for most, see `rawRecordLimits`. */
export interface RawRejectedRecord extends RejectedFacts {
  raw?: unknown
}

/** A rejected record, as the page lists it. */
export interface RejectedRecord extends RejectedFacts {
  /** `closed`: the answer to a request without a token rejects no record with this id for this reason. */
  access: Access
}

/** A rejected record with its text. */
export interface RejectedSample extends Pick<RejectedRecord, 'row' | 'id'> {
  /** Its JSON without invisible characters, cut to 4,000 characters and 12 levels. */
  text: string
  isCut: boolean
  /** `closed`: the answer to a request without a token does not have this record. */
  access: Access
}

/** Rejected records of one list and one reason. */
export interface RejectionGroup extends Pick<RejectedRecord, 'kind' | 'reason'> {
  count: number
  /** The first of them; none if they come from the device's copy. */
  rows: RejectedSample[]
}
