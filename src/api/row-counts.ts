/**
 * Reason to set a valid row aside by itself: it has no value, or a type of station or of data that was not requested
 * (`station-type`, `data-type`).
 */
export type RowSetAsideReason = 'no-value' | 'station-type' | 'data-type'

/**
 * Rows of an answer. `received` = used rows + rejected ones + `repeated` + all of `setAside`. The used rows are the
 * answer's items, or the rows of its table; the rejected ones are beside these counts, see `RowCheck`.
 */
export interface RowCounts {
  received: number
  /** Rows with the key of an earlier row. */
  repeated: number
  setAside: Partial<Record<RowSetAsideReason, number>>
  /** Whether the service may have more rows than it sent. */
  isCutOff: boolean
}

export const noRows: RowCounts = { received: 0, repeated: 0, setAside: {}, isCutOff: false }
