import type { IdentityConfig } from '../config'
import { SignInError } from './errors'
import { initialState } from './initial-state'
import type { Session } from './session'
import { remainsSignedIn, type Storages } from './session-markers'
import type { SessionState } from './session-state'

export type LoadSession = () => Promise<Pick<typeof import('./session'), 'createSession'>>

const failed: SessionState = { ...initialState, reason: { kind: 'sign-in-failed', why: 'unreachable' } }

const loadReal: LoadSession = () => import('./session')

/**
 * The session of a page on which nobody is signed in and nobody comes back from the provider: its script is fetched when
 * somebody signs in, because the first list does not need it.
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
    // A page that comes back from the provider, or may be signed in still, has the real one from the start.
    completeSignIn: async () => undefined,
    resume: async () => false,
    resumable: () => available && remainsSignedIn(page),
    suspend: () => real?.suspend(),
    timeLeft: () => real?.timeLeft() ?? null,
    token: async (rejected) => real?.token(rejected) ?? null,
    tokenOf: (viewer) => async (rejected) => real?.tokenOf(viewer)(rejected) ?? null,
  }
}
