/**
 * Why a sign-in came to nothing:
 * `unreachable` the provider did not answer in time, or not in its own language;
 * `denied` the person or the provider said no; `refused` the provider would not take our request;
 * `stale` the address belongs to no sign-in that this tab waits for (reload, back, bookmark);
 * `untrusted` what came back failed a check; `clock` it failed by its times alone, so a clock is likely to be wrong;
 * `browser` the page may not store or encrypt here (insecure address,
 * blocked storage); `not-configured` the app has no login.
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

/** A sign-in came to nothing. Carries no answer of the provider's: those hold codes and tokens. */
export class SignInError extends Error {
  override name = 'SignInError' as const
  readonly code: SignInFailure
  constructor(code: SignInFailure) {
    super(`Sign-in failed: ${code}`)
    this.code = code
  }
}

/**
 * Why a session is over though nobody signed out here:
 * `expired` nothing is left to renew it with; `revoked` the provider would not renew it;
 * `refused` the service refuses even a fresh token; `untrusted` the renewal failed a check;
 * `other-tab` the person signed out elsewhere.
 */
export type EndCause = 'expired' | 'revoked' | 'refused' | 'untrusted' | 'other-tab'

/** A grant cannot be renewed, now or later. Any other error of a renewal is trouble that may pass. */
export class GrantEndedError extends Error {
  override name = 'GrantEndedError' as const
  readonly why: EndCause
  constructor(why: EndCause) {
    super(`The session is over: ${why}`)
    this.why = why
  }
}

/** Something of the provider's failed a check: its metadata, its callback or a token. Says which, never what it held. */
export class UntrustedError extends Error {
  override name = 'UntrustedError' as const
}

/** An ID token is right in all but its times, which do not fit the clock of this device. */
export class ClockError extends UntrustedError {}

/** The token endpoint answered 400 or 401: asking again with the same code or refresh token is of no use. */
export class TokenRefusedError extends Error {
  override name = 'TokenRefusedError' as const
}
