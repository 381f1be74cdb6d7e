/**
 * Reason why a session ended without a sign-out in this tab:
 * `expired` it cannot be refreshed; `revoked` the provider refused the refresh;
 * `refused` the service refuses even a new token; `untrusted` the refreshed token failed a check;
 * `other-tab` the person signed out in another tab;
 * `at-provider` at a reload, the provider had no session of the person any more.
 */
export type EndReason = 'expired' | 'revoked' | 'refused' | 'untrusted' | 'other-tab' | 'at-provider'

/** A token set that can never be refreshed. Other errors of a refresh may be temporary. */
export class TokenSetEndedError extends Error {
  override name = 'TokenSetEndedError' as const
  readonly reason: EndReason
  constructor(reason: EndReason, cause?: unknown) {
    super(`The session is over: ${reason}`, { cause })
    this.reason = reason
  }
}

/** The provider's metadata, callback or token failed a check. The message names which, without its content. */
export class UntrustedError extends Error {
  override name: 'UntrustedError' | 'ClockError' = 'UntrustedError'
}

/** Only the times of an ID token are wrong, by the device's clock. */
export class ClockError extends UntrustedError {
  override name = 'ClockError' as const
}

/** The token endpoint answered 400 or 401: a retry with the same code or refresh token is useless. */
export class TokenRefusedError extends Error {
  override name = 'TokenRefusedError' as const
}
