import { type SignInError, toSignInError } from '../errors'
import { failedSignIn } from '../session-state'
import { withTimeout } from '../with-timeout'
import { mayBeSignedIn } from './session-markers'
import { currentView, type SessionParts } from './session-parts'

/** Milliseconds in which the provider must answer, or the page goes on without it. */
const timeout = 2000

/** Reasons that a device without a network causes. */
const offlineReasons: readonly SignInError['reason'][] = ['unreachable', 'not-loaded']

/** The steps of a session's `resume` in a tab in which somebody may be signed in. */
export async function resume(parts: SessionParts): Promise<boolean> {
  const { page, store, markers, getProvider, logFailure } = parts
  const abort = new AbortController()
  // After a pause, the person may sign in themselves meanwhile.
  const stop = store.subscribe(() => abort.abort())
  const authorizing = getProvider().then((provider) => provider.authorize(currentView(page), abort.signal))
  try {
    const address = await withTimeout(timeout, authorizing)
    if (abort.signal.aborted) return false
    markers.storeResumeAttempt()
    page.location.replace(address)
    return true
  } catch (cause) {
    if (!abort.signal.aborted) fail(toSignInError(cause))
    return false
  } finally {
    stop()
    abort.abort()
  }

  function fail(error: SignInError): void {
    logFailure(error.cause)
    const isOffline = !page.navigator.onLine && offlineReasons.includes(error.reason)
    if (isOffline) pauseUntilOnline(parts)
    else store.dispatch(failedSignIn(error, true))
  }
}

/** Waits for the device's network, and then resumes once. Without an answer, the person sees why. */
function pauseUntilOnline(parts: SessionParts): void {
  const { page, store } = parts
  store.dispatch({ kind: 'paused' })
  const paused = store.state
  const onOnline = () => {
    if (store.state !== paused) return
    if (mayBeSignedIn(page)) void resume(parts)
    else store.dispatch({ kind: 'not-resumed' })
  }
  page.addEventListener('online', onOnline, { once: true })
}
