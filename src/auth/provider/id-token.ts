import { base64url, decodeJwt, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { ClockError, UntrustedError } from '../provider-errors'

/** Asymmetric ones only: with a public client a shared-secret signature proves nothing. */
export const signatureAlgorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]
/** Seconds; also between the machines of one provider. */
const clockTolerance = 60
/** Seconds. The token was just issued; the rest is tolerance for wrong clocks. `exp` is the stricter bound. */
const maxTokenAge = 3600

/** A sign-in must have the nonce of its request; a refresh must have the person of the previous token. */
export type TokenContext = { nonce: string } | { previous: Pick<IdTokenClaims, 'sub' | 'iat'> }

/** `accessToken`: the one of the same answer. */
export type ExpectedToken = TokenContext & { issuer: string; clientId: string; accessToken: string }

export type IdTokenClaims = JWTPayload & { sub: string; iat: number; exp: number }

/**
 * Verifies signature and claims of an ID token (OpenID Connect Core §3.1.3.7, §12.2). The times of a refresh are
 * compared with the previous token's, which came directly from the provider, so that a wrong device clock does not end
 * the session.
 * @throws ClockError if only the times of a sign-in's token are wrong by the device's clock
 * @throws UntrustedError for other failed checks; other errors if the provider's keys cannot be loaded
 */
export async function verifyIdToken(
  idToken: string,
  keys: JWTVerifyGetKey,
  expected: ExpectedToken,
): Promise<IdTokenClaims> {
  const { clientId } = expected
  const { payload, alg } = await verifySignature(idToken, keys, expected).catch((error: unknown) => {
    throw isRejection(error) ? new UntrustedError(`ID token: ${error.code}`) : error
  })
  if (payload.at_hash !== undefined && payload.at_hash !== (await hashLeftHalf(expected.accessToken, alg)))
    throw new UntrustedError('ID token: at_hash')
  const { azp, aud, sub, iat } = payload
  if (typeof sub !== 'string' || sub === '') throw new UntrustedError('ID token: sub')
  if (Array.isArray(aud) && aud.length > 1 && azp === undefined)
    throw new UntrustedError('ID token: azp missing')
  if (azp !== undefined && azp !== clientId) throw new UntrustedError('ID token: azp')
  if ('previous' in expected) {
    const { previous } = expected
    if (sub !== previous.sub) throw new UntrustedError('ID token: sub changed')
    if (iat < previous.iat - clockTolerance) throw new UntrustedError('ID token: older than the one before')
  } else {
    if (payload.nonce !== expected.nonce) throw new UntrustedError('ID token: nonce')
    checkByClock(payload)
  }
  return payload
}

/** Checks that need neither the clock nor the sign-in, such as that it was issued before its expiry. */
async function verifySignature(
  idToken: string,
  keys: JWTVerifyGetKey,
  { issuer, clientId }: ExpectedToken,
): Promise<{ payload: IdTokenClaims; alg: string }> {
  const issuedAt = new Date(Number(decodeJwt(idToken).iat) * 1000)
  if (Number.isNaN(issuedAt.getTime())) throw new UntrustedError('ID token: iat')
  const { payload, protectedHeader } = await jwtVerify<IdTokenClaims>(idToken, keys, {
    issuer,
    audience: clientId,
    algorithms: signatureAlgorithms,
    currentDate: issuedAt,
    requiredClaims: ['sub', 'iat', 'exp'],
  })
  return { payload, alg: protectedHeader.alg }
}

/** OpenID Connect Core §3.1.3.6: uses the hash of the signature's algorithm; Ed25519 uses SHA-512. */
async function hashLeftHalf(accessToken: string, alg: string): Promise<string> {
  const bits = /(256|384|512)$/.exec(alg)?.[1] ?? '512'
  const hash = await crypto.subtle.digest(`SHA-${bits}`, new TextEncoder().encode(accessToken))
  return base64url.encode(new Uint8Array(hash, 0, hash.byteLength / 2))
}

/** @throws ClockError */
function checkByClock({ iat, exp }: IdTokenClaims, date = new Date()): void {
  const now = date.getTime() / 1000
  const isCurrent =
    iat <= now + clockTolerance && iat > now - maxTokenAge - clockTolerance && exp > now - clockTolerance
  if (!isCurrent) throw new ClockError('ID token: its times')
}

/** jose throws the same error class for an unreachable key server as for a forged token. */
function isRejection(error: unknown): error is errors.JOSEError {
  return error instanceof errors.JOSEError && !['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'].includes(error.code)
}
