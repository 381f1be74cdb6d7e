/** Milliseconds between two attempts: `minPause` after the first failure, doubled after each one up to `maxPause`. */
const minPause = 2_000
const maxPause = 30_000

/** @param failures number of failures in a row, from 1 */
export function pauseAfter(failures: number): number {
  return Math.min(minPause * 2 ** (failures - 1), maxPause)
}

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
    const timer = setTimeout(() => isSeen() && finish(), pauseAfter(failures))
    stop.addEventListener('abort', () => clearTimeout(timer), { once: true })
    window.addEventListener('online', finish, { signal: stop })
    window.addEventListener('focus', finish, { signal: stop })
    document.addEventListener('visibilitychange', () => isSeen() && finish(), { signal: stop })
  })
}
