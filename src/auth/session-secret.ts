import { base64url, type JWTPayload } from 'jose'

/**
 * The same for all tabs that one session at the provider has signed in, and guessed by nobody else: a provider's
 * `sid` is random (Keycloak's a UUID). Without one only the person is known, and whoever knows their `sub` can guess it.
 * A hash, because it is published: no part of a token may be.
 */
export async function deriveSessionSecret({ iss, sub, sid }: JWTPayload): Promise<string> {
  const text = JSON.stringify(['plugboard sign-out', iss, sub, sid ?? null])
  return base64url.encode(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  )
}
