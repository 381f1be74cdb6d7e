import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { UntrustedError } from './errors'

/** Asymmetric ones only: with a public client a shared-secret signature proves nothing. */
const algorithms = [
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
const clockTolerance = 60
/** Seconds; it was issued a moment ago, the rest is for wrong clocks. `exp` is the stricter bound. */
const maxTokenAge = 3600

export interface Expected {
  issuer: string
  clientId: string
  /** What the sign-in request sent; a renewal has none. */
  nonce?: string
  /** Who is signed in already; a renewal must be of the same person. */
  subject?: string
}

export type IdTokenClaims = JWTPayload & { sub: string }

/**
 * Signature and claims of an ID token (OpenID Connect Core §3.1.3.7, §12.2).
 * @throws UntrustedError; anything else when the provider's keys cannot be had
 */
export async function verifyIdToken(
  idToken: string,
  keys: JWTVerifyGetKey,
  { issuer, clientId, nonce, subject }: Expected,
): Promise<IdTokenClaims> {
  const { payload } = await jwtVerify(idToken, keys, {
    issuer,
    audience: clientId,
    algorithms,
    clockTolerance,
    maxTokenAge,
    requiredClaims: ['sub', 'exp'],
  }).catch((error: unknown) => {
    throw isVerdict(error) ? new UntrustedError(`ID token: ${error.code}`) : error
  })
  const { azp, aud } = payload
  const sub: unknown = payload.sub
  if (typeof sub !== 'string' || sub === '') throw new UntrustedError('ID token: sub')
  if (Array.isArray(aud) && aud.length > 1 && azp === undefined)
    throw new UntrustedError('ID token: azp missing')
  if (azp !== undefined && azp !== clientId) throw new UntrustedError('ID token: azp')
  if (nonce !== undefined && payload.nonce !== nonce) throw new UntrustedError('ID token: nonce')
  if (subject !== undefined && sub !== subject) throw new UntrustedError('ID token: sub changed')
  return { ...payload, sub }
}

/** jose reports a key server that is down through the same class as a forged token. */
function isVerdict(error: unknown): error is errors.JOSEError {
  return error instanceof errors.JOSEError && !['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC'].includes(error.code)
}
