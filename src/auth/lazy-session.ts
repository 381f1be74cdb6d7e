import type { IdentityConfig } from '../config/config'
import { loadOnce } from '../retry/load-once'
import { createStore } from '../store'
import { findAvailability } from './availability'
import { initialState } from './initial-state'
import { logFailure } from './log-failure'
import type { Session } from './session/session'
import { mayBeSignedIn, type Storages } from './session/session-markers'
import type { SessionState } from './session-state'

export type LoadSession = () => Promise<Pick<typeof import('./session/session'), 'createSession'>>

const failed: SessionState = { ...initialState, reason: { kind: 'sign-in-failed', reason: 'not-loaded' } }

const importSession: LoadSession = () => import('./session/session')

/**
 * Session that loads its script at sign-in. For pages on which nobody can be signed in and that are no callback: the
 * first list does not need the script.
 * @param configured absent, or without a client: there is no login
 */
export function lazySession(
  configured: IdentityConfig | undefined,
  load: LoadSession = importSession,
  page: Storages & Pick<Window, 'top' | 'self'> = window,
): Session {
  const { identity, isFramed } = findAvailability(configured, page)
  const available = identity !== undefined
  const state = createStore<SessionState>(initialState)
  let session: Session | null = null
  const loadSession = loadOnce(async () => {
    const { createSession } = await load().catch((error: unknown) => {
      state.set(failed)
      logFailure(identity, error)
      throw error
    })
    const loaded = createSession(configured)
    loaded.subscribe(() => state.set(loaded.state()))
    session = loaded
    return loaded
  })

  return {
    available,
    isFramed,
    subscribe: state.subscribe,
    state: state.current,
    signIn: async (returnTo) => (await loadSession()).signIn(returnTo),
    signOut: async () => session?.signOut(),
    // A callback, or a tab that may be signed in, creates the real session at the start.
    finishRedirect: async () => undefined,
    resume: async () => false,
    canResume: () => available && mayBeSignedIn(page),
    suspend: () => session?.suspend(),
    timeLeft: () => session?.timeLeft() ?? null,
    tokenFor: (viewer) => async (report) => session?.tokenFor(viewer)(report) ?? null,
  }
}
