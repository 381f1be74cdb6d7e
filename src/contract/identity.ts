import { webAddressSchema } from './web-address'
import { z } from './zod'

/** Path of the token endpoint below the realm's address (`{auth_url}/auth/realms/{realm}`). */
export const tokenPath = '/protocol/openid-connect/token'

/** Token answer, field names of RFC 6749 §5.1; lifetimes in seconds. */
export const tokenAnswerSchema = z.looseObject({
  access_token: z.string(),
  token_type: z.string(),
  expires_in: z.optional(z.number()),
  refresh_token: z.optional(z.string()),
  id_token: z.optional(z.string()),
  scope: z.optional(z.string()),
})
export type TokenAnswer = z.infer<typeof tokenAnswerSchema>

/** Discovery document (OpenID Connect Discovery 1.0 §3), as far as the app uses it. */
export const providerMetadataSchema = z.looseObject({
  issuer: z.string(),
  authorization_endpoint: webAddressSchema,
  token_endpoint: webAddressSchema,
  jwks_uri: webAddressSchema,
  end_session_endpoint: z.optional(webAddressSchema),
  revocation_endpoint: z.optional(webAddressSchema),
  /** RFC 9207: whether the callback names its issuer. */
  authorization_response_iss_parameter_supported: z.optional(z.boolean()),
})
export type ProviderMetadata = z.infer<typeof providerMetadataSchema>
