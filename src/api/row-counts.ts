/**
 * Reason why a valid row is not used: it has no value, or a type of station or of data that was not requested
 * (`station-type`, `data-type`).
 */
export type UnusedReason = 'no-value' | 'station-type' | 'data-type'

/**
 * Rows of an answer. `received` = rows that are used + rejected ones + `repeated` + all of `setAside`; the first two
 * are counted elsewhere.
 */
export interface RowCounts {
  received: number
  /** Rows that repeat the record of another row. */
  repeated: number
  setAside: Partial<Record<UnusedReason, number>>
  /** Whether the service may have more rows than it sent. */
  isCutOff: boolean
}

export const noRows: RowCounts = { received: 0, repeated: 0, setAside: {}, isCutOff: false }
