import type { TokenSet } from './token-set'

/** Request of the provider's logout. */
export interface SignOutRequest {
  address: string
  /** Form fields, because browsers store URLs on disk and providers log them; `null`: a plain GET. */
  fields: Readonly<Record<string, string>> | null
}

/** Interface of the identity provider for the session. Every call settles within seconds, see `openid-provider.ts`. */
export interface Provider {
  /**
   * Prepares a sign-in and returns the URL to redirect to.
   * @param silent signal of a sign-in without a page of the provider (`prompt=none`); an abort cancels it
   * @throws SignInError
   */
  authorize(returnTo: string, silent?: AbortSignal): Promise<string>
  /** Exchanges the code of the redirect URL for tokens. @throws SignInError */
  exchange(callbackUrl: string): Promise<TokenSet>
  /** @throws TokenSetEndedError if it can never be refreshed; other errors if a later attempt may help */
  refresh(tokenSet: TokenSet): Promise<TokenSet>
  /** Revokes the tokens, if the provider has a revocation. Rejects if it does not answer, or answers 5xx. */
  revoke(tokenSet: TokenSet): Promise<void>
  /** As `revoke`, but rejects also if a provider without a revocation does not answer. */
  revokeAtSignOut(tokenSet: TokenSet): Promise<void>
  /** Request that ends the provider's session; `null`: it has no logout. */
  endSession(tokenSet: TokenSet, returnTo: string): Promise<SignOutRequest | null>
}
