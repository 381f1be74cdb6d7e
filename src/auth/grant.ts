import type { Account } from './session-state'

/** Result of a sign-in or a refresh. It is kept in memory only and never part of the session's state. */
export interface Grant {
  accessToken: string
  refreshToken: string | null
  /** Only for the provider's logout (`id_token_hint`), never part of a URL. */
  idToken: string
  /** Lifetime of the access token in seconds from its request; `null`: not stated. */
  lifetimeSeconds: number | null
  account: Account
  /**
   * Derived from data that only tabs of the same provider session have. It is published at the sign-out, so that other
   * scripts of the origin cannot sign the person out: they see it only when it is useless.
   */
  sessionSecret: string
}

/** Request of the provider's logout. */
export interface SignOutRequest {
  address: string
  /** Form fields, because browsers store URLs on disk and providers log them; `null`: a plain GET. */
  fields: Readonly<Record<string, string>> | null
}

/** Interface of the identity provider for the session. Every call settles within seconds, see `provider.ts`. */
export interface Provider {
  /**
   * Prepares a sign-in and returns the URL to redirect to.
   * @param silent signal of a sign-in without a page of the provider (`prompt=none`); an abort cancels it
   * @throws SignInError
   */
  authorize(returnTo: string, silent?: AbortSignal): Promise<string>
  /** Exchanges the code of the redirect URL for tokens. @throws SignInError */
  exchange(callbackUrl: string): Promise<Grant>
  /** @throws GrantEndedError if it can never be refreshed; other errors if a later attempt may help */
  refresh(grant: Grant): Promise<Grant>
  /** Revokes the tokens, if the provider has a revocation. Rejects only if it does not answer. */
  revoke(grant: Grant): Promise<void>
  /** As `revoke`, but rejects also if a provider without a revocation does not answer. */
  revokeAtSignOut(grant: Grant): Promise<void>
  /** Request that ends the provider's session; `null`: it has no logout. */
  endSession(grant: Grant, returnTo: string): Promise<SignOutRequest | null>
}
