/** Milliseconds between two attempts: `shortest` after the first failure, doubled after each one up to `longest`. */
const shortest = 2_000
const maxPause = 30_000

/** @param failures number of failures in a row, from 1 */
export function pauseAfter(failures: number): number {
  return Math.min(shortest * 2 ** (failures - 1), maxPause)
}

/**
 * Resolves when the next attempt is due: after a pause, or at once when the device has a network again or the page
 * becomes visible or gets the focus. A hidden page waits. With an aborted `signal` it never resolves.
 */
export function untilNextTry(failures: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController()
    const stop = AbortSignal.any(signal ? [done.signal, signal] : [done.signal])
    if (stop.aborted) return
    const go = () => {
      done.abort()
      resolve()
    }
    const isSeen = () => document.visibilityState === 'visible'
    const timer = setTimeout(() => isSeen() && go(), pauseAfter(failures))
    stop.addEventListener('abort', () => clearTimeout(timer), { once: true })
    window.addEventListener('online', go, { signal: stop })
    window.addEventListener('focus', go, { signal: stop })
    document.addEventListener('visibilitychange', () => isSeen() && go(), { signal: stop })
  })
}
