import type { Endpoint } from './endpoint'
import { flat, measurement } from './mobility-v2'
import { z } from './zod'

// A file of its own, so that it is not part of the script before the first list.

/** A row of `…/{from}/{to}`: one value of one series, the oldest first. */
export const sampleRowSchema = z.looseObject({
  ...measurement,
  /** Time of the record, in the format of `mvalidtime`. */
  mtransactiontime: z.nullish(z.string()),
})

export type SampleRow = z.infer<typeof sampleRowSchema>

/** `from` and `to`: ISO 8601, UTC without an offset. `to` is exclusive. */
export const flatHistory = {
  ...flat,
  operation: 'get_v2_flat_history',
  path: '/v2/flat/{stationTypes}/{dataTypes}/{from}/{to}',
} satisfies Endpoint
