import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Session } from './session/session'
import type { SessionState } from './session-state'

const SessionContext = createContext<Session | null>(null)

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>
}

export interface SessionAccess
  extends Pick<Session, 'signIn' | 'signOut' | 'available' | 'isFramed' | 'timeLeft' | 'tokenFor'> {
  state: SessionState
}

/** Returns the session's state and actions. Throws outside a `SessionProvider`. */
export function useSession(): SessionAccess {
  const session = useContext(SessionContext)
  if (!session) throw new Error('No SessionProvider.')
  const state = useSyncExternalStore(session.subscribe, session.state, session.state)
  const { signIn, signOut, available, isFramed, timeLeft, tokenFor } = session
  return { state, signIn, signOut, available, isFramed, timeLeft, tokenFor }
}
