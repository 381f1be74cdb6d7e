import type { StateStore } from 'oidc-client-ts'
import type { IdentityConfig } from '../../config/config'
import type { TokenAnswer } from '../../contract/identity'
import { SignInError, toSignInError } from '../errors'
import type { Provider, SignOutRequest } from '../provider'
import { ClockError, TokenRefusedError, TokenSetEndedError, UntrustedError } from '../provider-errors'
import { redirectTypes, type TabStorage } from '../redirect/pending-redirect'
import { callbackPath } from '../redirect/return-to'
import type { TokenSet } from '../token-set'
import { checkCallbackIssuer, discover, providerFetchOptions } from './discovery'
import { ProviderConnection } from './provider-connection'
import { createStateStore } from './state-store'
import { readRefreshedTokenSet, readTokenSet } from './token-answer'
import { requestTokens } from './token-request'

/**
 * The real identity provider. oidc-client-ts creates the requests and stores `state`, nonce and PKCE verifier. It
 * verifies neither metadata nor ID tokens (measured with 3.5), so this is done here.
 */
export class OpenIdProvider implements Provider {
  readonly #identity: IdentityConfig
  readonly #redirectUri: string
  readonly #stateStore: StateStore
  readonly #connection: ProviderConnection

  constructor(identity: IdentityConfig, page: TabStorage & Pick<Window, 'location'> = window) {
    const { origin } = page.location
    this.#identity = identity
    this.#redirectUri = `${origin}${callbackPath}`
    this.#stateStore = createStateStore(page)
    this.#connection = new ProviderConnection({
      identity,
      origin,
      redirectUri: this.#redirectUri,
      stateStore: this.#stateStore,
    })
  }

  async authorize(returnTo: string, silent?: AbortSignal): Promise<string> {
    this.#connection.reset() // so that an unreachable provider is noticed before the page is left
    const { client } = await this.#connection.get().catch(failSignIn)
    if (silent?.aborted) throw new SignInError('unreachable') // another sign-in may have stored its redirect by now
    const request = await client
      .createSigninRequest({
        nonce: randomNonce(),
        state: returnTo,
        request_type: silent ? redirectTypes.silentSignIn : redirectTypes.signIn,
        ...(silent && { prompt: 'none' }),
      })
      .catch((error: unknown) => {
        throw new SignInError('browser', error) // only WebCrypto and sessionStorage can fail here
      })
    return request.url
  }

  async exchange(callbackUrl: string): Promise<TokenSet> {
    try {
      return await this.#exchangeCode(callbackUrl)
    } catch (error) {
      return failSignIn(error)
    } finally {
      await this.#stateStore.remove(new URL(callbackUrl).searchParams.get('state') ?? '')
    }
  }

  async refresh(tokenSet: TokenSet): Promise<TokenSet> {
    if (tokenSet.refreshToken === null) throw new TokenSetEndedError('expired')
    try {
      return await this.#requestRefresh(tokenSet, tokenSet.refreshToken)
    } catch (error) {
      if (error instanceof TokenRefusedError) throw new TokenSetEndedError('revoked', error)
      if (error instanceof UntrustedError) throw new TokenSetEndedError('untrusted', error)
      throw error
    }
  }

  async revokeAtSignOut(tokenSet: TokenSet): Promise<void> {
    const { metadata } = await this.#connection.get()
    if (metadata.revocation_endpoint) await this.revoke(tokenSet)
    // The page must not be left for the logout of a provider that does not answer.
    else await discover(this.#identity.authority)
  }

  async revoke({ refreshToken, accessToken }: Pick<TokenSet, 'refreshToken' | 'accessToken'>): Promise<void> {
    const { clientId } = this.#identity
    const { metadata } = await this.#connection.get()
    if (!metadata.revocation_endpoint) return
    const response = await fetch(metadata.revocation_endpoint, {
      ...providerFetchOptions(),
      method: 'POST',
      body: new URLSearchParams({ token: refreshToken ?? accessToken, client_id: clientId }),
      keepalive: true,
    })
    if (response.status >= 500) throw new Error(`Revocation answered ${response.status}`)
  }

  async endSession({ idToken }: TokenSet, returnTo: string): Promise<SignOutRequest | null> {
    const { clientId, logout } = this.#identity
    const { client, metadata } = await this.#connection.get()
    if (!metadata.end_session_endpoint) return null
    const { url } = await client.createSignoutRequest({
      client_id: clientId,
      state: returnTo,
      request_type: redirectTypes.signOut,
    })
    return logout === 'get' ? { address: url, fields: null } : asForm(url, idToken)
  }

  async #exchangeCode(callbackUrl: string): Promise<TokenSet> {
    const { authority: issuer, clientId } = this.#identity
    const { client, metadata, keys } = await this.#connection.get()
    const { state, response } = await client.readSigninResponseState(callbackUrl, true).catch(() => {
      throw new SignInError('stale')
    })
    checkCallbackIssuer(callbackUrl, metadata)
    if (response.error) throw toAuthorizationError(response.error, state.request_type)
    if (!response.code || !state.code_verifier || !state.nonce) throw new SignInError('stale')
    const answer = await requestTokens(metadata.token_endpoint, {
      grant_type: 'authorization_code',
      code: response.code,
      redirect_uri: this.#redirectUri,
      code_verifier: state.code_verifier,
      client_id: clientId,
    })
    return await readTokenSet(answer, state.nonce, { issuer, clientId, keys }).catch((error: unknown) => {
      this.#revokeUnused(answer)
      throw error
    })
  }

  async #requestRefresh(tokenSet: TokenSet, refreshToken: string): Promise<TokenSet> {
    const { authority: issuer, clientId } = this.#identity
    const { metadata, keys } = await this.#connection.get()
    const answer = await requestTokens(metadata.token_endpoint, {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: clientId,
    })
    return await readRefreshedTokenSet(answer, tokenSet, { issuer, clientId, keys }).catch(
      (error: unknown) => {
        // A failure of the key server may be temporary, so the new tokens are not revoked.
        if (error instanceof UntrustedError) this.#revokeUnused(answer)
        throw error
      },
    )
  }

  /** Revokes tokens that failed a check, in the background. */
  #revokeUnused({ refresh_token: refreshToken, access_token: accessToken }: TokenAnswer): void {
    // A token that is not revoked expires by itself.
    void this.revoke({ refreshToken: refreshToken ?? null, accessToken }).catch(() => undefined)
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

/** Errors of OpenID Connect Core §3.1.2.6 for `prompt=none`: the person would have to do something. */
const needsPrompt = [
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
]
/** Errors of RFC 6749 §4.1.2.1 that stand for the statuses 500 and 503. */
const temporary = ['server_error', 'temporarily_unavailable']

function toAuthorizationError(error: string, requestType: string | undefined): SignInError {
  if (error === 'access_denied') return new SignInError('denied')
  if (temporary.includes(error)) return new SignInError('unreachable')
  const isSilent = requestType === redirectTypes.silentSignIn
  return new SignInError(isSilent && needsPrompt.includes(error) ? 'no-session' : 'refused')
}

function failSignIn(error: unknown): never {
  if (error instanceof ClockError) throw new SignInError('clock', error)
  if (error instanceof UntrustedError) throw new SignInError('untrusted', error)
  if (error instanceof TokenRefusedError) throw new SignInError('refused', error)
  throw toSignInError(error)
}

/** 192 random bits. oidc-client-ts sends a nonce only if it is given one. */
function randomNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
