import type { IdentityConfig } from '../config'
import type { TokenSource, Viewer } from '../model/viewer'
import type { Arrival } from './arrival'
import { within } from './deadline'
import { SignInError } from './errors'
import type { Grant, Provider } from './grant'
import { initialState, type SessionEvent, type SessionState, transition } from './session-state'
import { openSignOutChannel } from './sign-out-channel'
import { createTokens } from './tokens'

/** Milliseconds in which the provider must answer, or the page goes on without it. */
const signInTimeout = 8000
const signOutTimeout = 2000

export interface Session {
  /** Whether the configuration names a provider at all. */
  readonly available: boolean
  subscribe(listener: () => void): () => void
  /** The same object until something changes. */
  state(): SessionState
  /**
   * Leaves for the provider, to come back to the path `returnTo`.
   * @throws SignInError, and the state says the same, when the provider does not answer within 8 s
   */
  signIn(returnTo: string): Promise<void>
  /**
   * Anonymous before it returns; then tells other tabs and the provider, and leaves for the provider's own logout,
   * which comes back to this view. A provider that does not answer within 2 s is left alone, and the state says
   * that its session may still be open. Never rejects.
   */
  signOut(): Promise<void>
  /** Redeems what the provider sent the browser back with. The state says how it went; never rejects. */
  completeSignIn(arrival: Arrival | null): Promise<void>
  /** The token of whoever is looking. */
  token: TokenSource
  /** The same for one viewer's catalog: `null` once someone else is looking, and always for `anonymous`. */
  tokenOf(viewer: Viewer): TokenSource
}

export interface SessionOptions {
  /** The real one is loaded when it is first needed: neither oidc-client-ts nor jose belong to the first paint. */
  provider?: (identity: IdentityConfig) => Promise<Provider>
  page?: Pick<Window, 'location'>
  now?: () => number
}

export function createSession(identity: IdentityConfig | undefined, options: SessionOptions = {}): Session {
  const { page = window, now } = options
  const load = options.provider ?? loadProvider
  const listeners = new Set<() => void>()
  let current = initialState
  let loading: Promise<Provider> | null = null
  let leaving: Promise<void> | null = null

  function change(event: SessionEvent): void {
    const next = transition(current, event)
    if (next === current) return
    current = next
    for (const listener of [...listeners]) listener()
  }

  /** One provider per session; a load that failed (offline) is tried again. */
  function provider(): Promise<Provider> {
    if (!identity) return Promise.reject(new SignInError('not-configured'))
    loading ??= load(identity).catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }

  const revoke = async (grant: Grant) => (await provider()).revoke(grant)
  const endSession = async (grant: Grant, returnTo: string) => (await provider()).endSession(grant, returnTo)
  const abandon = (grant: Grant) => void revoke(grant).catch(() => undefined)

  const tokens = createTokens({
    refresh: async (grant) => (await provider()).refresh(grant),
    onRenewed: (account) => change({ kind: 'renewed', account }),
    onEnded: (why) => change({ kind: 'ended', why }),
    onLate: abandon,
    ...(now && { now }),
  })

  // Every tab has a grant of its own, so each must drop and revoke its own.
  const announce = openSignOutChannel((viewer) => {
    if (current.kind !== 'signed-in' || current.viewer !== viewer) return
    const grant = tokens.drop()
    change({ kind: 'ended', why: 'other-tab' })
    if (grant) abandon(grant)
  })

  /** Says in the state why a sign-in came to nothing. */
  async function attempt<T>(work: Promise<T>): Promise<T> {
    change({ kind: 'sign-in-began' })
    try {
      return await within(signInTimeout, work, () => new SignInError('unreachable'))
    } catch (cause) {
      const error = cause instanceof SignInError ? cause : new SignInError('unreachable')
      change({ kind: 'sign-in-failed', why: error.code })
      throw error
    }
  }

  async function leaveForSignIn(returnTo: string): Promise<void> {
    const address = await attempt(provider().then((theirs) => theirs.authorize(returnTo)))
    page.location.assign(address)
    change({ kind: 'left-for-provider' })
  }

  async function leaveForSignOut(grant: Grant): Promise<void> {
    const { pathname, search, hash } = page.location
    const signedOut = current
    const answered = await within(
      signOutTimeout,
      revoke(grant).then(() => true),
      () => new Error('The provider does not answer'),
    ).catch(() => false)
    // Who signs in again already must not be dragged to the logout, nor lose the redirect that now waits.
    if (current !== signedOut) return
    const address = answered ? await endSession(grant, pathname + search + hash).catch(() => null) : null
    if (address === null) change({ kind: 'provider-session', atProvider: 'open' })
    else page.location.assign(address)
  }

  return {
    available: identity !== undefined,
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
      const grant = tokens.drop()
      if (!grant) return
      const { viewer } = current
      change({ kind: 'signed-out' })
      announce(viewer)
      await leaveForSignOut(grant)
    },
    async completeSignIn(arrival) {
      if (arrival?.kind === 'sign-out') change({ kind: 'provider-session', atProvider: 'closed' })
      if (arrival?.kind === 'stale') change({ kind: 'sign-in-failed', why: 'stale' })
      if (arrival?.kind !== 'sign-in') return
      const exchange = provider().then((theirs) => theirs.exchange(arrival.url))
      try {
        const grant = await attempt(exchange)
        tokens.hold(grant)
        change({ kind: 'signed-in', account: grant.account })
      } catch {
        exchange.then(abandon, () => undefined) // too late to be used
      }
    },
    token: tokens.token,
    tokenOf: (viewer) => async (rejected) => (current.viewer === viewer ? tokens.token(rejected) : null),
  }
}

async function loadProvider(identity: IdentityConfig): Promise<Provider> {
  const { createProvider } = await import('./provider')
  return createProvider(identity)
}
