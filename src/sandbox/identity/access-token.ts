import { type CryptoKey, jwtVerify } from 'jose'
import { type MobilityClaims, mobilityAudience } from './accounts'

/** Returns the roles of an access token for the mobility API. @throws if it is not a valid access token, or expired */
export type AccessTokenVerifier = (token: string) => Promise<ReadonlySet<string>>

/**
 * Accepts one algorithm and one key; a token cannot name others. It requires the type `at+jwt`, so that an ID token
 * of the same provider is refused (RFC 9068 §4).
 */
export function createAccessTokenVerifier(publicKey: CryptoKey, issuer: string): AccessTokenVerifier {
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
