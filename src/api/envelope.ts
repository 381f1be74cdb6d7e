import type { envelopeSchema } from '../contract/mobility-v2'
import type { z } from '../contract/zod'

export type Envelope = z.output<typeof envelopeSchema>

/** Rows of a page if the service ignores the limit. */
const defaultPageSize = 200

/** Whether another page follows one of `count` rows. @param limit echoed by the service */
export function hasNextPage(count: number, limit: number): boolean {
  return count === defaultPageSize || (limit > 0 && count >= limit)
}

/** Rows of a flat call. */
export interface Rows {
  rows: unknown[]
  /** Whether the service repeats a page, so that there may be more rows. */
  isCutOff: boolean
}
