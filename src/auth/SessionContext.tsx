import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Session } from './session'
import type { SessionState } from './session-state'

const SessionContext = createContext<Session | null>(null)

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>
}

export interface UsedSession
  extends Pick<Session, 'signIn' | 'signOut' | 'available' | 'isFramed' | 'timeLeft' | 'tokenOf'> {
  state: SessionState
}

/** Who is looking, and how to change that. Throws outside a `SessionProvider`. */
export function useSession(): UsedSession {
  const session = useContext(SessionContext)
  if (!session) throw new Error('useSession needs a SessionProvider above it')
  const state = useSyncExternalStore(session.subscribe, session.state, session.state)
  const { signIn, signOut, available, isFramed, timeLeft, tokenOf } = session
  return { state, signIn, signOut, available, isFramed, timeLeft, tokenOf }
}
