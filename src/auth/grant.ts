import type { Account } from './session-state'

/** What a sign-in or a renewal brought. Lives in memory only and never enters the session's state. */
export interface Grant {
  accessToken: string
  refreshToken: string | null
  /** Only for the provider's logout (`id_token_hint`), and never part of an address. */
  idToken: string
  /** Seconds that the access token is good for, counted from its request; `null` if the provider did not say. */
  lifetimeSeconds: number | null
  account: Account
  /**
   * Made of what only the tabs of one session at the provider were given. Published at its sign-out, so that other
   * scripts of the origin cannot sign a person out: they see it when it is of no use any more.
   */
  sessionSecret: string
}

/** How the browser leaves for the provider's logout. */
export interface SignOutRequest {
  address: string
  /** Sent as a form, because a browser keeps addresses on disk and a provider logs them; `null`: a plain visit. */
  fields: Readonly<Record<string, string>> | null
}

/** The identity provider, as the session sees it. Every call settles within seconds, see `provider.ts`. */
export interface Provider {
  /**
   * Prepares a sign-in. Gives the address to send the browser to.
   * @param quietly without any page of the provider's, and given up when this aborts
   * @throws SignInError
   */
  authorize(returnTo: string, quietly?: AbortSignal): Promise<string>
  /** Redeems the address that the provider sent the browser back to. @throws SignInError */
  exchange(callbackUrl: string): Promise<Grant>
  /** @throws GrantEndedError when it can never be renewed; anything else when trying later may help */
  refresh(grant: Grant): Promise<Grant>
  /** Makes the tokens worthless. Rejects only when the provider does not answer. */
  revoke(grant: Grant): Promise<void>
  /** What closes the provider's own session; `null` if it has no logout. */
  endSession(grant: Grant, returnTo: string): Promise<SignOutRequest | null>
}
