/**
 * Reason of a failed sign-in:
 * `unreachable` the provider did not answer in time, or not as a provider;
 * `denied` the person or the provider refused access; `refused` the provider refused our request;
 * `stale` the callback belongs to no pending sign-in of this tab (reload, back, bookmark);
 * `untrusted` the answer failed a check; `clock` only its times failed, so a clock is probably wrong;
 * `browser` the page cannot store or encrypt (insecure address, blocked storage); `not-configured` the app has no
 * login.
 */
export type SignInFailure =
  | 'unreachable'
  | 'denied'
  | 'refused'
  | 'stale'
  | 'untrusted'
  | 'clock'
  | 'browser'
  | 'not-configured'

/** Failures that also an automatic sign-in shows. The others are usual ends of the provider's session. */
export const shownFailures: readonly SignInFailure[] = ['unreachable', 'untrusted', 'clock']

/** A failed sign-in. It contains no answer of the provider, because answers contain codes and tokens. */
export class SignInError extends Error {
  override name = 'SignInError' as const
  readonly code: SignInFailure
  constructor(code: SignInFailure) {
    super(`Sign-in failed: ${code}`)
    this.code = code
  }
}

/**
 * Reason why a session ended without a sign-out in this tab:
 * `expired` it cannot be renewed; `revoked` the provider refused the renewal;
 * `refused` the service refuses even a new token; `untrusted` the renewal failed a check;
 * `other-tab` the person signed out in another tab.
 */
export type EndCause = 'expired' | 'revoked' | 'refused' | 'untrusted' | 'other-tab'

/** A grant that can never be renewed. Other errors of a renewal may be temporary. */
export class GrantEndedError extends Error {
  override name = 'GrantEndedError' as const
  readonly why: EndCause
  constructor(why: EndCause) {
    super(`The session is over: ${why}`)
    this.why = why
  }
}

/** The provider's metadata, callback or token failed a check. The message names which, without its content. */
export class UntrustedError extends Error {
  override name = 'UntrustedError' as const
}

/** Only the times of an ID token are wrong, by the device's clock. */
export class ClockError extends UntrustedError {}

/** The token endpoint answered 400 or 401: a retry with the same code or refresh token is useless. */
export class TokenRefusedError extends Error {
  override name = 'TokenRefusedError' as const
}
