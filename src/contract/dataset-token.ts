import type { Endpoint } from './endpoint'
import { z } from './zod'

const credentials = z.object({ user: z.string(), pw: z.string() })
const answer = z.looseObject({
  refreshToken: z.string(),
  /** `expireDate` in epoch milliseconds. */
  accessToken: z.looseObject({ token: z.string(), expireDate: z.number() }),
})
const path = '/rest/refresh-token'

/**
 * The refresh-token method of the mobility datasets, 401 for wrong credentials. The interface does not show where
 * they go: form fields of a POST stay out of logs (ASVS 14.2.1) and are tried first.
 */
export const refreshToken = {
  method: 'POST',
  operation: 'post_rest_refresh_token',
  path,
  query: z.object({}),
  form: credentials,
  answer,
} satisfies Endpoint

/** The same by query parameters, as the deployed v1 documents it. */
export const refreshTokenByQuery = {
  method: 'GET',
  operation: 'get_rest_refresh_token',
  path,
  query: credentials,
  answer,
} satisfies Endpoint
