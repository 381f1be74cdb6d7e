import type { IdentityConfig } from '../config'
import type { TokenSource, Viewer } from '../model/viewer'
import type { WakeEvents } from './auto-refresh'
import { failuresShownAfterSilentSignIn, SignInError } from './errors'
import type { Grant } from './grant'
import { initialState } from './initial-state'
import { importProvider, type LoadProvider, loadProviderOnce } from './load-provider'
import type { LogoutPage } from './logout-navigation'
import type { RedirectCallback } from './redirect-callback'
import { createSessionMarkers, type Storages } from './session-markers'
import { type SessionEvent, type SessionState, transition } from './session-state'
import { openSignOutChannel, type SignOutChannel } from './sign-out-channel'
import type { TokenRefresher } from './token-refresher'
import type { TimeLeft } from './tokens'
import { withTimeout } from './with-timeout'

/** Milliseconds in which the provider must answer, or the page goes on without it. */
const signInTimeout = 8000
const signOutTimeout = 2000
const resumeTimeout = 2000

export interface Session {
  /** Whether the configuration names a provider, and this page is not framed. */
  readonly available: boolean
  /** Whether the page is framed: then nobody can sign in. */
  readonly isFramed: boolean
  subscribe(listener: () => void): () => void
  /** The same object until something changes. */
  state(): SessionState
  /**
   * Redirects to the provider, which redirects back to `returnTo`.
   * @throws SignInError, also set in the state, if the provider does not answer within 8 s
   */
  signIn(returnTo: string): Promise<void>
  /**
   * Makes the page anonymous synchronously; then informs other tabs, revokes the tokens and redirects to the provider's
   * logout, which redirects back to this view. If the provider does not answer within 2 s, the state says that its
   * session may remain. Never rejects.
   */
  signOut(): Promise<void>
  /** Processes the provider's answer: exchanges its code for tokens. The state has the result; never rejects. */
  finishRedirect(callback: RedirectCallback | null): Promise<void>
  /**
   * After a reload: asks the provider silently whether the person is still signed in. `true`: the page is redirected and
   * will come back to this view; `false`: nobody was signed in, or the provider did not answer within 2 s, which the
   * state says. Never rejects.
   */
  resume(): Promise<boolean>
  /** Whether `resume` would ask the provider. */
  canResume(): boolean
  /** For a page that enters the back/forward cache: drops the tokens; `resume` can restore the session. */
  suspend(): void
  /** Milliseconds until the viewer's token expires; `null`: nobody is signed in. */
  timeLeft(): TimeLeft | null
  /** Token of the current viewer. */
  token: TokenSource
  /** Token for one viewer's catalog; `null` after the viewer has changed, and for `anonymous`. */
  tokenFor(viewer: Viewer): TokenSource
}

/** The parts of a browser tab that a session uses. */
export type Tab = Pick<Window, 'top' | 'self'> & LogoutPage & Storages & WakeEvents

export interface SessionOptions {
  provider?: LoadProvider
  page?: Tab
  now?: () => number
}

/** @param configured absent or without a client: no login */
export function createSession(configured: IdentityConfig | undefined, options: SessionOptions = {}): Session {
  const { page = window, now, provider: load = importProvider } = options
  // In a frame of another site a person cannot see who receives the password, or what they press.
  const isFramed = page.top !== page.self
  const identity = configured?.clientId && !isFramed ? configured : undefined
  const getProvider = loadProviderOnce(identity, load)
  const markers = createSessionMarkers(page)
  const listeners = new Set<() => void>()
  let current: SessionState = initialState
  let pendingSignIn: Promise<void> | null = null
  let refresher: TokenRefresher | null = null
  let channel: SignOutChannel | null = null
  /** Messages of other tabs during a sign-in. */
  const received = new Set<unknown>()
  let sessionSecret = ''

  function dispatch(event: SessionEvent): void {
    const next = transition(current, event)
    if (next === current) return
    current = next
    for (const listener of [...listeners]) listener()
  }

  const view = () => page.location.pathname + page.location.search + page.location.hash
  const revoke = async (grant: Grant) => (await getProvider()).revoke(grant)
  const endSession = async (grant: Grant) => (await getProvider()).endSession(grant, view())
  const revokeInBackground = (grant: Grant) => void revoke(grant).catch(() => undefined)

  async function loadRefresher(): Promise<TokenRefresher> {
    const { TokenRefresher } = await import('./token-refresher')
    refresher ??= new TokenRefresher({
      page,
      refresh: async (grant) => (await getProvider()).refresh(grant),
      onRefreshed: (account) => dispatch({ kind: 'refreshed', account }),
      onEnded: (why) => {
        markers.clearSignIn()
        dispatch({ kind: 'ended', why })
      },
      onLateGrant: revokeInBackground,
      // A message of another tab may be delayed in a tab that was frozen; the stored marker is not.
      onWake: () => {
        if (current.kind === 'signed-in' && markers.isSignedOut(sessionSecret)) endAfterOtherTab()
      },
      ...(now && { now }),
    })
    return refresher
  }

  /** Every tab has its own grant, so each must revoke its own. */
  function endAfterOtherTab(): void {
    const grant = refresher?.takeGrant()
    markers.clearSignIn()
    dispatch({ kind: 'ended', why: 'other-tab' })
    if (grant) revokeInBackground(grant)
  }

  function receive(message: unknown): void {
    if (current.kind !== 'signed-in') received.add(message)
    else if (message === sessionSecret) endAfterOtherTab()
    else markers.storeSignIn()
  }

  /** Sets the reason of a failed sign-in in the state. */
  async function attempt<T>(work: Promise<T>, isSilent = false): Promise<T> {
    dispatch({ kind: 'sign-in-started' })
    try {
      return await withTimeout(signInTimeout, work, () => new SignInError('unreachable'))
    } catch (cause) {
      const error = cause instanceof SignInError ? cause : new SignInError('unreachable')
      dispatch(
        !isSilent || failuresShownAfterSilentSignIn.includes(error.code)
          ? { kind: 'sign-in-failed', why: error.code }
          : { kind: 'not-resumed' },
      )
      throw error
    }
  }

  async function redirectToSignIn(returnTo: string): Promise<void> {
    const address = await attempt(getProvider().then((provider) => provider.authorize(returnTo)))
    page.location.assign(address)
    dispatch({ kind: 'redirected' })
  }

  async function exchangeCode(url: string, isSilent: boolean): Promise<void> {
    received.clear()
    channel ??= openSignOutChannel(page, receive)
    const exchange = getProvider().then((provider) => provider.exchange(url))
    try {
      const [loaded, grant] = await attempt(Promise.all([loadRefresher(), exchange]), isSilent)
      if (received.has(grant.sessionSecret)) {
        revokeInBackground(grant)
        return dispatch({ kind: 'ended', why: 'other-tab' })
      }
      // The person has signed out in another tab during this silent sign-in.
      if (isSilent && markers.hasNewSignOut()) {
        revokeInBackground(grant)
        return dispatch({ kind: 'not-resumed' })
      }
      loaded.setGrant(grant)
      sessionSecret = grant.sessionSecret
      markers.storeSignIn()
      dispatch({ kind: 'signed-in', account: grant.account })
    } catch {
      exchange.then(revokeInBackground, () => undefined) // too late to be used
    }
  }

  async function redirectToSignOut(grant: Grant): Promise<void> {
    const signedOut = current
    const answered = await withTimeout(
      signOutTimeout,
      revoke(grant).then(() => true),
      () => new Error('The provider does not answer'),
    ).catch(() => false)
    // A person who is signing in again must not be sent to the logout, nor lose the pending redirect.
    if (current !== signedOut) return
    const request = answered ? await endSession(grant).catch(() => null) : null
    if (request === null) dispatch({ kind: 'provider-session', atProvider: 'open' })
    else refresher?.navigateToLogout(request)
  }

  const token: TokenSource = async (refused) => refresher?.token(refused) ?? null

  return {
    available: identity !== undefined,
    isFramed,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => current,
    signIn(returnTo) {
      pendingSignIn ??= redirectToSignIn(returnTo).finally(() => {
        pendingSignIn = null
      })
      return pendingSignIn
    },
    async signOut() {
      const grant = refresher?.takeGrant()
      if (!grant) return
      dispatch({ kind: 'signed-out' })
      markers.storeSignOut(grant.sessionSecret)
      channel?.announce(grant.sessionSecret)
      await redirectToSignOut(grant)
    },
    async finishRedirect(callback) {
      if (isFramed) return
      if (callback?.kind === 'sign-out') dispatch({ kind: 'provider-session', atProvider: 'closed' })
      if (callback?.kind === 'stale') dispatch({ kind: 'sign-in-failed', why: 'stale' })
      if (callback?.kind === 'sign-in') await exchangeCode(callback.url, false)
      if (callback?.kind === 'silent-sign-in') await exchangeCode(callback.url, true)
    },
    async resume() {
      if (!identity || !markers.mayBeSignedIn()) return false
      const abort = new AbortController()
      const authorizing = getProvider().then((provider) => provider.authorize(view(), abort.signal))
      try {
        const address = await withTimeout(resumeTimeout, authorizing, () => new SignInError('unreachable'))
        markers.storeResumeAttempt()
        page.location.replace(address)
        return true
      } catch (error) {
        abort.abort()
        dispatch({ kind: 'sign-in-failed', why: error instanceof SignInError ? error.code : 'unreachable' })
        return false
      }
    },
    canResume: () => identity !== undefined && markers.mayBeSignedIn(),
    suspend() {
      refresher?.takeGrant()
      refresher?.close()
      channel?.close()
      dispatch({ kind: 'suspended' })
    },
    timeLeft: () => refresher?.timeLeft() ?? null,
    token,
    tokenFor: (viewer) => async (refused) => (current.viewer === viewer ? token(refused) : null),
  }
}
