import { backOff } from './back-off'

/** Milliseconds between two attempts, which a person may be waiting for. */
const pauses = { first: 2_000, longest: 30_000 }

/**
 * Resolves when the next attempt is due: after a pause, or at once when the device has a network again or the page
 * becomes visible or gets the focus. A hidden page waits. With an aborted `signal` it never resolves.
 */
export function waitForNextAttempt(failures: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController()
    const stop = AbortSignal.any(signal ? [done.signal, signal] : [done.signal])
    if (stop.aborted) return
    const finish = () => {
      done.abort()
      resolve()
    }
    const isSeen = () => document.visibilityState === 'visible'
    const finishIfSeen = () => isSeen() && finish()
    const timer = setTimeout(finishIfSeen, backOff(failures, pauses))
    stop.addEventListener('abort', () => clearTimeout(timer), { once: true })
    window.addEventListener('online', finishIfSeen, { signal: stop })
    window.addEventListener('focus', finish, { signal: stop })
    document.addEventListener('visibilitychange', finishIfSeen, { signal: stop })
  })
}
