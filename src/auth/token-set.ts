import type { Account } from './session-state'

/**
 * Tokens of a sign-in or a refresh, their account and session secret. They are kept in memory only and never part of
 * the session's state.
 */
export interface TokenSet {
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
