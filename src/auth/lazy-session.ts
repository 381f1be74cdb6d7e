import type { IdentityConfig } from '../config'
import { SignInError } from './errors'
import { initialState } from './initial-state'
import type { Session } from './session'
import { mayHaveSession, type Storages } from './session-markers'
import type { SessionState } from './session-state'

export type LoadSession = () => Promise<Pick<typeof import('./session'), 'createSession'>>

const failed: SessionState = { ...initialState, reason: { kind: 'sign-in-failed', why: 'unreachable' } }

const loadReal: LoadSession = () => import('./session')

/**
 * Session that loads its script at sign-in. For pages on which nobody can be signed in and that are no callback: the
 * first list does not need the script.
 * @param configured absent, or without a client: there is no login
 */
export function lazySession(
  configured: IdentityConfig | undefined,
  load: LoadSession = loadReal,
  page: Storages & Pick<Window, 'top' | 'self'> = window,
): Session {
  const isFramed = page.top !== page.self
  const available = Boolean(configured?.clientId) && !isFramed
  const listeners = new Set<() => void>()
  let before: SessionState = initialState
  let real: Session | null = null
  let loading: Promise<Session> | null = null

  const tell = () => {
    for (const listener of listeners) listener()
  }

  function loaded(): Promise<Session> {
    loading ??= load().then(
      ({ createSession }) => {
        real = createSession(configured)
        real.subscribe(tell)
        return real
      },
      () => {
        loading = null
        before = failed
        tell()
        throw new SignInError('unreachable')
      },
    )
    return loading
  }

  return {
    available,
    isFramed,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => real?.state() ?? before,
    signIn: async (returnTo) => (await loaded()).signIn(returnTo),
    signOut: async () => real?.signOut(),
    // A callback, or a tab that may be signed in, creates the real session at the start.
    completeSignIn: async () => undefined,
    resume: async () => false,
    resumable: () => available && mayHaveSession(page),
    suspend: () => real?.suspend(),
    timeLeft: () => real?.timeLeft() ?? null,
    token: async (refused) => real?.token(refused) ?? null,
    tokenOf: (viewer) => async (refused) => real?.tokenOf(viewer)(refused) ?? null,
  }
}
