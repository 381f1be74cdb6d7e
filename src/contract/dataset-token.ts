import type { Endpoint } from './endpoint'
import { z } from './zod'

/**
 * The refresh-token method of the mobility datasets. The interface does not show where the credentials go; in
 * an address they would end up in logs (ASVS 14.2.1), so they are form fields of a POST. 401 for wrong ones.
 */
export const refreshToken = {
  method: 'POST',
  operation: 'post_rest_refresh_token',
  path: '/rest/refresh-token',
  summary: 'A new token for valid credentials.',
  query: z.object({}),
  form: z.object({ user: z.string(), pw: z.string() }),
  answer: z.looseObject({
    refreshToken: z.string(),
    /** `expireDate` in epoch milliseconds. */
    accessToken: z.looseObject({ token: z.string(), expireDate: z.number() }),
  }),
} satisfies Endpoint
