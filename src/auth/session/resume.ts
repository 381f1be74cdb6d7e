import { toSignInError } from '../errors'
import { failedSignIn } from '../session-state'
import { withTimeout } from '../with-timeout'
import { currentView, type SessionParts } from './session-parts'

/** Milliseconds in which the provider must answer, or the page goes on without it. */
const timeout = 2000

/** The steps of a session's `resume` in a tab in which somebody may be signed in. */
export async function resume({
  page,
  store,
  markers,
  getProvider,
  logFailure,
}: SessionParts): Promise<boolean> {
  const abort = new AbortController()
  const authorizing = getProvider().then((provider) => provider.authorize(currentView(page), abort.signal))
  try {
    const address = await withTimeout(timeout, authorizing)
    markers.storeResumeAttempt()
    page.location.replace(address)
    return true
  } catch (cause) {
    abort.abort()
    const error = toSignInError(cause)
    logFailure(error.cause)
    store.dispatch(failedSignIn(error, true))
    return false
  }
}
