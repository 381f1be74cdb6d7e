/** Reason why a valid row is not used: it has no value, or a station type or data type that was not requested. */
export type UnusedReason = 'no-value' | 'other-type' | 'not-requested'

/** Rows of an answer. `received` = items + rejected + `repeated` + all of `setAside`. */
export interface RowCounts {
  received: number
  /** Rows that repeat the record of another row. */
  repeated: number
  setAside: Partial<Record<UnusedReason, number>>
  /** Whether the service may have more rows than it sent. */
  isCutOff: boolean
}

export const noRows: RowCounts = { received: 0, repeated: 0, setAside: {}, isCutOff: false }
