import { decodeJwt, type JWTVerifyGetKey } from 'jose'
import { OidcClient } from 'oidc-client-ts'
import type { IdentityConfig } from '../config'
import type { ProviderMetadata, TokenAnswer } from '../contract/identity'
import { readAccount } from './account'
import { checkCallbackIssuer, discover, providerFetchOptions } from './discovery'
import { SignInError } from './errors'
import type { Grant, Provider, SignOutRequest } from './grant'
import { type IdTokenClaims, type TokenContext, verifyIdToken } from './id-token'
import { createKeys } from './keys'
import { redirectTypes, type TabStorage } from './pending-redirect'
import { ClockError, GrantEndedError, TokenRefusedError, UntrustedError } from './provider-errors'
import { callbackPath } from './return-to'
import { deriveSessionSecret } from './session-secret'
import { createStateStore } from './state-store'
import { requestTokens } from './token-request'

interface Connection {
  metadata: ProviderMetadata
  client: OidcClient
  keys: JWTVerifyGetKey
}

/**
 * The real identity provider. oidc-client-ts creates the requests and stores `state`, nonce and PKCE verifier. It
 * verifies neither metadata nor ID tokens (measured with 3.5), so this is done here.
 */
export function createProvider(
  identity: IdentityConfig,
  page: TabStorage & Pick<Window, 'location'> = window,
): Provider {
  const { authority, clientId, scope, logout } = identity
  const redirectUri = `${page.location.origin}${callbackPath}`
  const stateStore = createStateStore(page)
  let connection: Promise<Connection> | undefined

  async function connect(): Promise<Connection> {
    const metadata = await discover(authority)
    const client = new OidcClient({
      authority,
      metadata: {
        authorization_endpoint: metadata.authorization_endpoint,
        ...(metadata.end_session_endpoint && { end_session_endpoint: metadata.end_session_endpoint }),
      },
      client_id: clientId,
      redirect_uri: redirectUri,
      post_logout_redirect_uri: `${page.location.origin}/`,
      scope,
      response_type: 'code',
      stateStore,
      fetchRequestCredentials: 'omit',
      loadUserInfo: false,
    })
    return { metadata, client, keys: createKeys(metadata.jwks_uri) }
  }

  /** Cached metadata of the provider. A failed discovery is not cached. */
  function getConnection(): Promise<Connection> {
    connection ??= connect().catch((error: unknown) => {
      connection = undefined
      throw error
    })
    return connection
  }

  async function verify(idToken: string, accessToken: string, context: TokenContext): Promise<IdTokenClaims> {
    const { keys } = await getConnection()
    return await verifyIdToken(idToken, keys, { issuer: authority, clientId, accessToken, ...context })
  }

  async function toGrant(answer: TokenAnswer, nonce: string): Promise<Grant> {
    const { id_token: idToken, access_token: accessToken } = answer
    if (!idToken) throw new UntrustedError('token answer: no ID token')
    const claims = await verify(idToken, accessToken, { nonce })
    return {
      accessToken,
      refreshToken: answer.refresh_token ?? null,
      idToken,
      lifetimeSeconds: answer.expires_in ?? null,
      account: readAccount(authority, claims, accessToken),
      sessionSecret: await deriveSessionSecret(claims),
    }
  }

  async function toRefreshedGrant(answer: TokenAnswer, grant: Grant): Promise<Grant> {
    const { id_token: idToken, access_token: accessToken } = answer
    const previous = decodeJwt<IdTokenClaims>(grant.idToken) // verified when it arrived
    const claims = idToken ? await verify(idToken, accessToken, { previous }) : null
    return {
      ...grant,
      accessToken,
      refreshToken: answer.refresh_token ?? grant.refreshToken,
      idToken: idToken ?? grant.idToken,
      lifetimeSeconds: answer.expires_in ?? null,
      account: claims ? readAccount(authority, claims, accessToken) : grant.account,
    }
  }

  async function revoke({ refreshToken, accessToken }: Pick<Grant, 'refreshToken' | 'accessToken'>) {
    const { metadata } = await getConnection()
    if (!metadata.revocation_endpoint) {
      await discover(authority)
      return
    }
    const response = await fetch(metadata.revocation_endpoint, {
      ...providerFetchOptions(),
      method: 'POST',
      body: new URLSearchParams({ token: refreshToken ?? accessToken, client_id: clientId }),
      keepalive: true,
    })
    if (response.status >= 500) throw new Error(`Revocation answered ${response.status}`)
  }

  /** Revokes tokens that failed a check, in the background. */
  function revokeUnused({ refresh_token: refreshToken, access_token: accessToken }: TokenAnswer): void {
    void revoke({ refreshToken: refreshToken ?? null, accessToken }).catch(() => undefined)
  }

  return {
    async authorize(returnTo, silent) {
      connection = undefined // so that an unreachable provider is noticed before the page is left
      const { client } = await getConnection().catch(failSignIn)
      if (silent?.aborted) throw new SignInError('unreachable') // another sign-in may have stored its redirect by now
      const request = await client
        .createSigninRequest({
          nonce: randomNonce(),
          state: returnTo,
          request_type: silent ? redirectTypes.silentSignIn : redirectTypes.signIn,
          ...(silent && { prompt: 'none' }),
        })
        .catch(() => {
          throw new SignInError('browser') // only WebCrypto and sessionStorage can fail here
        })
      return request.url
    },

    async exchange(callbackUrl) {
      try {
        const { client, metadata } = await getConnection()
        const { state, response } = await client.readSigninResponseState(callbackUrl, true).catch(() => {
          throw new SignInError('stale')
        })
        checkCallbackIssuer(callbackUrl, metadata)
        if (response.error) throw new SignInError(response.error === 'access_denied' ? 'denied' : 'refused')
        if (!response.code || !state.code_verifier || !state.nonce) throw new SignInError('stale')
        const answer = await requestTokens(metadata.token_endpoint, {
          grant_type: 'authorization_code',
          code: response.code,
          redirect_uri: redirectUri,
          code_verifier: state.code_verifier,
          client_id: clientId,
        })
        return await toGrant(answer, state.nonce).catch((error: unknown) => {
          revokeUnused(answer)
          throw error
        })
      } catch (error) {
        return failSignIn(error)
      } finally {
        await stateStore.remove(new URL(callbackUrl).searchParams.get('state') ?? '')
      }
    },

    async refresh(grant) {
      if (grant.refreshToken === null) throw new GrantEndedError('expired')
      try {
        const { metadata } = await getConnection()
        const answer = await requestTokens(metadata.token_endpoint, {
          grant_type: 'refresh_token',
          refresh_token: grant.refreshToken,
          client_id: clientId,
        })
        return await toRefreshedGrant(answer, grant).catch((error: unknown) => {
          // A failure of the key server may be temporary, so the new tokens are not revoked.
          if (error instanceof UntrustedError) revokeUnused(answer)
          throw error
        })
      } catch (error) {
        if (error instanceof TokenRefusedError) throw new GrantEndedError('revoked')
        if (error instanceof UntrustedError) throw new GrantEndedError('untrusted')
        throw error
      }
    },

    revoke,

    async endSession({ idToken }, returnTo) {
      const { client, metadata } = await getConnection()
      if (!metadata.end_session_endpoint) return null
      const { url } = await client.createSignoutRequest({
        client_id: clientId,
        state: returnTo,
        request_type: redirectTypes.signOut,
      })
      return logout === 'get' ? { address: url, fields: null } : asForm(url, idToken)
    },
  }
}

/** RP-Initiated Logout 1.0 §2: providers accept the parameters as a form. The endpoint's URL may have others. */
function asForm(url: string, idToken: string): SignOutRequest {
  const address = new URL(url)
  const fields: Record<string, string> = { id_token_hint: idToken }
  for (const name of ['client_id', 'post_logout_redirect_uri', 'state']) {
    const value = address.searchParams.get(name)
    if (value !== null) fields[name] = value
    address.searchParams.delete(name)
  }
  return { address: address.href, fields }
}

function failSignIn(error: unknown): never {
  if (error instanceof SignInError) throw error
  if (error instanceof ClockError) throw new SignInError('clock')
  if (error instanceof UntrustedError) throw new SignInError('untrusted')
  if (error instanceof TokenRefusedError) throw new SignInError('refused')
  throw new SignInError('unreachable')
}

/** 192 random bits. oidc-client-ts sends a nonce only if it is given one. */
function randomNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
