import { base64url, type JWTPayload } from 'jose'

/**
 * Returns the same value in all tabs of one provider session. It cannot be guessed: `sid` is random (a UUID in
 * Keycloak). Without `sid` it depends on `sub` only, which others may have seen. Hashed, because it is published.
 */
export async function deriveSessionSecret({ iss, sub, sid }: JWTPayload): Promise<string> {
  const text = JSON.stringify(['plugboard sign-out', iss, sub, sid ?? null])
  return base64url.encode(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  )
}
