/**
 * Reason of a failed sign-in:
 * `unreachable` the provider did not answer in time, not as a provider, or that it is temporarily unavailable;
 * `not-loaded` a script of the page could not be loaded;
 * `denied` the person or the provider refused access; `refused` the provider refused our request;
 * `stale` the callback belongs to no pending sign-in of this tab (reload, back, bookmark);
 * `untrusted` the answer failed a check; `clock` only its times failed, so a clock is probably wrong;
 * `browser` the page cannot store or encrypt (insecure address, blocked storage); `not-configured` the app has no
 * login.
 */
export type SignInReason =
  | 'unreachable'
  | 'not-loaded'
  | 'denied'
  | 'refused'
  | 'stale'
  | 'untrusted'
  | 'clock'
  | 'browser'
  | 'not-configured'

/** Reasons of a failed silent sign-in that people see. */
export const shownSilentReasons: readonly SignInReason[] = [
  'unreachable',
  'not-loaded',
  'denied',
  'refused',
  'untrusted',
  'clock',
]

/** Only of a silent sign-in: the provider has no session that continues without a prompt. */
type NoSession = 'no-session'

/**
 * A failed sign-in. Neither it nor its cause contains an answer of the provider, because answers contain codes and
 * tokens.
 */
export class SignInError extends Error {
  override name = 'SignInError' as const
  readonly reason: SignInReason | NoSession
  constructor(reason: SignInReason | NoSession, cause?: unknown) {
    super(`Sign-in failed: ${reason}`, { cause })
    this.reason = reason
  }
}

/** Handles the failure of a dynamic import. @throws SignInError */
export function failNotLoaded(cause: unknown): never {
  throw new SignInError('not-loaded', cause)
}

/** Any other error, such as one of `fetch`, is the cause of a provider that cannot be reached. */
export const toSignInError = (error: unknown): SignInError =>
  error instanceof SignInError ? error : new SignInError('unreachable', error)
