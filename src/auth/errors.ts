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

/** Failures that a silent sign-in also shows. The others are usual ends of the provider's session. */
export const failuresShownAfterSilentSignIn: readonly SignInFailure[] = ['unreachable', 'untrusted', 'clock']

/** A failed sign-in. It contains no answer of the provider, because answers contain codes and tokens. */
export class SignInError extends Error {
  override name = 'SignInError' as const
  readonly reason: SignInFailure
  constructor(reason: SignInFailure) {
    super(`Sign-in failed: ${reason}`)
    this.reason = reason
  }
}
