import { type CryptoKey, jwtVerify } from 'jose'
import { type MobilityClaims, mobilityAudience } from './accounts'

/** Reads the roles for the mobility API out of an access token. @throws when it is not one, or no longer good */
export type AccessTokenVerifier = (token: string) => Promise<ReadonlySet<string>>

/**
 * One algorithm, one key, which nothing in a token can name another of; and the type of access tokens, so that an
 * ID token of the same provider is none (RFC 9068 §4).
 */
export function accessTokenVerifier(publicKey: CryptoKey, issuer: string): AccessTokenVerifier {
  return async (token) => {
    const { payload } = await jwtVerify<MobilityClaims>(token, publicKey, {
      algorithms: ['RS256'],
      issuer,
      audience: mobilityAudience,
      typ: 'at+jwt',
      requiredClaims: ['exp', 'sub'],
    })
    return new Set(payload.resource_access?.[mobilityAudience].roles)
  }
}
