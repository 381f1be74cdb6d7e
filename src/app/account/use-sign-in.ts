import { useSession } from '../../auth/SessionContext'
import { currentView } from '../../auth/session/session-parts'

/** Returns the start of a sign-in, which comes back to this view. Its failure is a reason in the session's state. */
export function useSignIn(): () => void {
  const { signIn } = useSession()
  return () => void signIn(currentView(window)).catch(() => undefined)
}
