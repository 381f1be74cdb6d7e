/** Milliseconds between two tries of something that fails: twice as long each time, from `shortest` on. */
const shortest = 2_000
const longest = 30_000

/** @param failures in a row, from 1 */
export function pauseAfter(failures: number): number {
  return Math.min(shortest * 2 ** (failures - 1), longest)
}

/**
 * Resolves when something that failed is worth another try: after a pause, and at once when the device has a network
 * again or somebody comes back to the page. A page that nobody sees waits. With an aborted `signal` it never resolves.
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
