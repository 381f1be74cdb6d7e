import { decodeJwt, type JWTVerifyGetKey } from 'jose'
import type { TokenAnswer } from '../../contract/identity'
import { UntrustedError } from '../provider-errors'
import type { TokenSet } from '../token-set'
import { readAccount } from './account'
import { type IdTokenClaims, verifyIdToken } from './id-token'
import { deriveSessionSecret } from './session-secret'

/** Who must have issued an ID token, and for whom. */
export interface ExpectedIssuer {
  issuer: string
  clientId: string
  keys: JWTVerifyGetKey
}

/**
 * The token set of a sign-in.
 * @throws UntrustedError without a valid ID token; other errors if the provider's keys cannot be loaded
 */
export async function readTokenSet(
  answer: TokenAnswer,
  nonce: string,
  { keys, ...expected }: ExpectedIssuer,
): Promise<TokenSet> {
  const { id_token: idToken, access_token: accessToken } = answer
  if (!idToken) throw new UntrustedError('token answer: no ID token')
  const claims = await verifyIdToken(idToken, keys, { ...expected, accessToken, nonce })
  return {
    accessToken,
    refreshToken: answer.refresh_token ?? null,
    idToken,
    lifetimeSeconds: answer.expires_in ?? null,
    account: readAccount(expected.issuer, claims, accessToken),
    sessionSecret: await deriveSessionSecret(claims),
  }
}

/**
 * The token set of a token refresh. It keeps what the answer leaves out.
 * @throws UntrustedError if the answer has an invalid ID token; other errors if the provider's keys cannot be loaded
 */
export async function readRefreshedTokenSet(
  answer: TokenAnswer,
  tokenSet: TokenSet,
  { keys, ...expected }: ExpectedIssuer,
): Promise<TokenSet> {
  const { id_token: idToken, access_token: accessToken } = answer
  const previous = decodeJwt<IdTokenClaims>(tokenSet.idToken) // verified when it arrived
  const claims = idToken ? await verifyIdToken(idToken, keys, { ...expected, accessToken, previous }) : null
  return {
    ...tokenSet,
    accessToken,
    refreshToken: answer.refresh_token ?? tokenSet.refreshToken,
    idToken: idToken ?? tokenSet.idToken,
    lifetimeSeconds: answer.expires_in ?? null,
    account: claims ? readAccount(expected.issuer, claims, accessToken) : tokenSet.account,
  }
}
