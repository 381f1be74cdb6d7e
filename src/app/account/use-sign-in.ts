import { useSession } from '../../auth/SessionContext'

/** Returns the start of a sign-in, which comes back to this view. Its failure is a reason in the session's state. */
export function useSignIn(): () => void {
  const { signIn } = useSession()
  return () => void signIn(window.location.pathname + window.location.search).catch(() => undefined)
}
