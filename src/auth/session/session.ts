import type { IdentityConfig } from '../../config/config'
import type { TokenSource, Viewer } from '../../model/viewer'
import { findAvailability } from '../availability'
import { logFailure } from '../log-failure'
import { importProvider, type LoadProvider, loadProviderOnce } from '../provider/load-provider'
import type { RedirectCallback } from '../redirect/redirect-callback'
import type { SessionState } from '../session-state'
import type { TimeLeft } from '../tokens/tokens'
import { resume } from './resume'
import { createSessionMarkers, mayBeSignedIn } from './session-markers'
import type { SessionParts, Tab } from './session-parts'
import { SessionStore } from './session-store'
import { SignIn } from './sign-in'
import { signOut } from './sign-out'
import { TabTokenSet } from './tab-token-set'

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
   * Rejects if that fails, such as if the provider does not answer within 8 s. The state has the reason.
   */
  signIn(returnTo: string): Promise<void>
  /**
   * Makes the page anonymous synchronously; then informs other tabs, revokes the tokens and redirects to the provider's
   * logout, which redirects back to this view. If the provider does not answer within 2 s, the state has that its
   * session may remain. Never rejects.
   */
  signOut(): Promise<void>
  /** Processes the provider's answer: exchanges its code for tokens. The state has the result; never rejects. */
  finishRedirect(callback: RedirectCallback): Promise<void>
  /**
   * After a reload: signs in again without a prompt (`prompt=none`). `true`: the page is redirected and will come back
   * to this view; `false`: nobody was signed in, or the provider did not answer within 2 s, which is in the state. If
   * the device is offline, it is repeated when it is online. Never rejects.
   */
  resume(): Promise<boolean>
  /** Whether `resume` would redirect to the provider. */
  canResume(): boolean
  /** For a page that enters the back/forward cache: drops the tokens; `resume` can restore the session. */
  suspend(): void
  /** Remaining time of the viewer's token, and whether it can be refreshed; `null`: nobody is signed in. */
  timeLeft(): TimeLeft | null
  /** Token for one viewer's catalog; `null` after the viewer has changed, and for `anonymous`. */
  tokenFor(viewer: Viewer): TokenSource
}

export interface SessionOptions {
  provider?: LoadProvider
  page?: Tab
  now?: () => number
}

/** @param configured absent or without a client: no login */
export function createSession(configured: IdentityConfig | undefined, options: SessionOptions = {}): Session {
  const { page = window, now, provider: load = importProvider } = options
  const { identity, isFramed } = findAvailability(configured, page)
  const store = new SessionStore()
  const markers = createSessionMarkers(page)
  const parts: SessionParts = {
    page,
    store,
    markers,
    getProvider: loadProviderOnce(identity, load),
    logFailure: (cause) => logFailure(identity, cause),
  }
  const tabTokenSet = new TabTokenSet(parts, now)
  const signIn = new SignIn(parts, tabTokenSet)
  const canResume = () => identity !== undefined && mayBeSignedIn(page)

  return {
    available: identity !== undefined,
    isFramed,
    subscribe: (listener) => store.subscribe(listener),
    state: () => store.state,
    signIn: (returnTo) => signIn.redirect(returnTo),
    signOut: () => signOut(parts, tabTokenSet),
    async finishRedirect(callback) {
      if (isFramed) return
      switch (callback.kind) {
        case 'sign-out':
          return store.dispatch({ kind: 'provider-session', atProvider: 'closed' })
        case 'stale':
          return store.dispatch({ kind: 'sign-in-failed', reason: 'stale' })
        case 'sign-in':
          return signIn.exchange(callback.url, { isSilent: false })
        case 'silent-sign-in':
          return signIn.exchange(callback.url, { isSilent: true })
      }
    },
    resume: async () => canResume() && (await resume(parts)),
    canResume,
    suspend() {
      tabTokenSet.close()
      store.dispatch({ kind: 'suspended' })
    },
    timeLeft: () => tabTokenSet.tokens?.timeLeft() ?? null,
    tokenFor: (viewer) => async (report) =>
      store.state.viewer === viewer ? (tabTokenSet.tokens?.token(report) ?? null) : null,
  }
}
