import type { Endpoint } from './endpoint'
import { tokenAnswerSchema, tokenPath } from './identity'
import { z } from './zod'

const secret = z.optional(z.string())

/**
 * Form fields of a token request (`application/x-www-form-urlencoded`). Since version 2020.10 the generic
 * client needs neither `client_secret` nor user credentials. For programs only: no script of the page holds it.
 */
export const tokenRequestSchema = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('password'),
    username: z.optional(z.string()),
    password: z.optional(z.string()),
    client_id: z.string(),
    client_secret: secret,
  }),
  z.object({
    grant_type: z.literal('refresh_token'),
    refresh_token: z.string(),
    client_id: z.string(),
    client_secret: secret,
  }),
])

/** Below the realm's address. */
export const tokenEndpoint = {
  method: 'POST',
  operation: 'post_token',
  path: tokenPath,
  query: z.object({}),
  form: tokenRequestSchema,
  answer: tokenAnswerSchema,
} satisfies Endpoint
