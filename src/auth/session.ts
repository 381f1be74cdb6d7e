import type { IdentityConfig } from '../config'
import type { TokenSource, Viewer } from '../model/viewer'
import type { Arrival } from './arrival'
import type { WakeEvents } from './auto-refresh'
import { SignInError, shownFailures } from './errors'
import type { Grant } from './grant'
import { initialState } from './initial-state'
import { type LoadProvider, loadProviderOnce, loadRealProvider } from './load-provider'
import type { LogoutPage } from './logout-navigation'
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
  /** Exchanges the code of the arrival for tokens. The state has the result; never rejects. */
  completeSignIn(arrival: Arrival | null): Promise<void>
  /**
   * After a reload: asks the provider silently whether the person is still signed in. `true`: the page is redirected and
   * will come back to this view; `false`: nobody was signed in, or the provider did not answer within 2 s, which the
   * state says. Never rejects.
   */
  resume(): Promise<boolean>
  /** Whether `resume` would ask. */
  resumable(): boolean
  /** For a page that enters the back/forward cache: drops the tokens; `resume` can restore the session. */
  suspend(): void
  /** Milliseconds until the viewer's token expires; `null`: nobody is signed in. */
  timeLeft(): TimeLeft | null
  /** Token of the current viewer. */
  token: TokenSource
  /** Token for one viewer's catalog; `null` after the viewer has changed, and for `anonymous`. */
  tokenOf(viewer: Viewer): TokenSource
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
  const { page = window, now, provider: load = loadRealProvider } = options
  // In a frame of another site a person cannot see who receives the password, or what they press.
  const isFramed = page.top !== page.self
  const identity = configured?.clientId && !isFramed ? configured : undefined
  const provider = loadProviderOnce(identity, load)
  const markers = createSessionMarkers(page)
  const listeners = new Set<() => void>()
  let current: SessionState = initialState
  let leaving: Promise<void> | null = null
  let refresher: TokenRefresher | null = null
  let channel: SignOutChannel | null = null
  /** Messages of the channel during a sign-in. */
  const heard = new Set<unknown>()
  let secret = ''

  function change(event: SessionEvent): void {
    const next = transition(current, event)
    if (next === current) return
    current = next
    for (const listener of [...listeners]) listener()
  }

  const view = () => page.location.pathname + page.location.search + page.location.hash
  const revoke = async (grant: Grant) => (await provider()).revoke(grant)
  const endSession = async (grant: Grant) => (await provider()).endSession(grant, view())
  const abandon = (grant: Grant) => void revoke(grant).catch(() => undefined)

  async function keep(): Promise<TokenRefresher> {
    const { createTokenRefresher } = await import('./token-refresher')
    refresher ??= createTokenRefresher({
      page,
      refresh: async (grant) => (await provider()).refresh(grant),
      onRenewed: (account) => change({ kind: 'renewed', account }),
      onEnded: (why) => {
        markers.clearSignIn()
        change({ kind: 'ended', why })
      },
      onLate: abandon,
      // A message of another tab may be delayed in a tab that was frozen; the stored marker is not.
      onWake: () => {
        if (current.kind === 'signed-in' && markers.isSignedOut(secret)) endHere()
      },
      ...(now && { now }),
    })
    return refresher
  }

  /** Every tab has its own grant, so each must revoke its own. */
  function endHere(): void {
    const grant = refresher?.drop()
    markers.clearSignIn()
    change({ kind: 'ended', why: 'other-tab' })
    if (grant) abandon(grant)
  }

  function hear(message: unknown): void {
    if (current.kind !== 'signed-in') heard.add(message)
    else if (message === secret) endHere()
    else markers.storeSignIn()
  }

  /** Sets the reason of a failed sign-in in the state. */
  async function attempt<T>(work: Promise<T>, isSilent = false): Promise<T> {
    change({ kind: 'sign-in-began' })
    try {
      return await withTimeout(signInTimeout, work, () => new SignInError('unreachable'))
    } catch (cause) {
      const error = cause instanceof SignInError ? cause : new SignInError('unreachable')
      change(
        !isSilent || shownFailures.includes(error.code)
          ? { kind: 'sign-in-failed', why: error.code }
          : { kind: 'not-resumed' },
      )
      throw error
    }
  }

  async function leaveForSignIn(returnTo: string): Promise<void> {
    const address = await attempt(provider().then((theirs) => theirs.authorize(returnTo)))
    page.location.assign(address)
    change({ kind: 'left-for-provider' })
  }

  async function redeem(url: string, isSilent: boolean): Promise<void> {
    heard.clear()
    channel ??= openSignOutChannel(page, hear)
    const exchange = provider().then((theirs) => theirs.exchange(url))
    try {
      const [{ setGrant }, grant] = await attempt(Promise.all([keep(), exchange]), isSilent)
      if (heard.has(grant.sessionSecret)) {
        abandon(grant)
        return change({ kind: 'ended', why: 'other-tab' })
      }
      // The person has signed out in another tab during this automatic sign-in.
      if (isSilent && markers.hasNewSignOut()) {
        abandon(grant)
        return change({ kind: 'not-resumed' })
      }
      setGrant(grant)
      secret = grant.sessionSecret
      markers.storeSignIn()
      change({ kind: 'signed-in', account: grant.account })
    } catch {
      exchange.then(abandon, () => undefined) // too late to be used
    }
  }

  async function leaveForSignOut(grant: Grant): Promise<void> {
    const signedOut = current
    const answered = await withTimeout(
      signOutTimeout,
      revoke(grant).then(() => true),
      () => new Error('The provider does not answer'),
    ).catch(() => false)
    // A person who is signing in again must not be sent to the logout, nor lose the pending redirect.
    if (current !== signedOut) return
    const request = answered ? await endSession(grant).catch(() => null) : null
    if (request === null) change({ kind: 'provider-session', atProvider: 'open' })
    else refresher?.navigateToLogout(request)
  }

  const token: TokenSource = async (rejected) => refresher?.token(rejected) ?? null

  return {
    available: identity !== undefined,
    isFramed,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => current,
    signIn(returnTo) {
      leaving ??= leaveForSignIn(returnTo).finally(() => {
        leaving = null
      })
      return leaving
    },
    async signOut() {
      const grant = refresher?.drop()
      if (!grant) return
      change({ kind: 'signed-out' })
      markers.storeSignOut(grant.sessionSecret)
      channel?.announce(grant.sessionSecret)
      await leaveForSignOut(grant)
    },
    async completeSignIn(arrival) {
      if (isFramed) return
      if (arrival?.kind === 'sign-out') change({ kind: 'provider-session', atProvider: 'closed' })
      if (arrival?.kind === 'stale') change({ kind: 'sign-in-failed', why: 'stale' })
      if (arrival?.kind === 'sign-in') await redeem(arrival.url, false)
      if (arrival?.kind === 'silent-sign-in') await redeem(arrival.url, true)
    },
    async resume() {
      if (!identity || !markers.mayBeSignedIn()) return false
      const patience = new AbortController()
      const asked = provider().then((theirs) => theirs.authorize(view(), patience.signal))
      try {
        const address = await withTimeout(resumeTimeout, asked, () => new SignInError('unreachable'))
        markers.storeResumeAttempt()
        page.location.replace(address)
        return true
      } catch (error) {
        patience.abort()
        change({ kind: 'sign-in-failed', why: error instanceof SignInError ? error.code : 'unreachable' })
        return false
      }
    },
    resumable: () => identity !== undefined && markers.mayBeSignedIn(),
    suspend() {
      refresher?.drop()
      refresher?.close()
      channel?.close()
      change({ kind: 'suspended' })
    },
    timeLeft: () => refresher?.timeLeft() ?? null,
    token,
    tokenOf: (viewer) => async (rejected) => (current.viewer === viewer ? token(rejected) : null),
  }
}
