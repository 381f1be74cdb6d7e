import { useSyncExternalStore } from 'react'
import { clock } from '../clock'

/** Ages are told in minutes; half of that keeps them true to one. */
const step = 30_000

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, step)
  const stop = clock.subscribe(listener)
  // Timers rest in a hidden tab: ages are put right the moment somebody looks again.
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    stop()
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Now in epoch milliseconds, rounded up to the half minute: what components take for now. */
export function roundedNow(): number {
  return Math.ceil(clock.now() / step) * step
}

/** Now, to the half minute, so that a render is not a new instant each time. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, roundedNow)
}
