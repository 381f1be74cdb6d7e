import { z } from './zod'

/** Error body of the mobility API v2; quota errors have `policy` and `hint` instead of `code` and `error`. */
export const errorBodySchema = z.looseObject({
  message: z.string(),
  timestamp: z.optional(z.string()),
  code: z.optional(z.number()),
  error: z.optional(z.string()),
  description: z.optional(z.string()),
  policy: z.optional(z.string()),
  hint: z.optional(z.string()),
})
export type ErrorBody = z.infer<typeof errorBodySchema>

/** Error body of v1. */
export const v1ErrorBodySchema = z.looseObject({
  status: z.number(),
  name: z.string(),
  description: z.string(),
})
export type V1ErrorBody = z.infer<typeof v1ErrorBodySchema>
