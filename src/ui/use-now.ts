import { useSyncExternalStore } from 'react'
import { clock } from '../clock'

/** Ages are told in minutes; half of that keeps them true to one. */
const step = 30_000

/** Calls `listener` when now may be another one, and somebody looks: at once when a hidden page is shown again. */
export function subscribeToNow(listener: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') listener()
  }
  const timer = setInterval(look, step)
  const stop = clock.subscribe(look)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    stop()
    document.removeEventListener('visibilitychange', look)
  }
}

/** Now in epoch milliseconds, rounded up to the half minute: what components take for now. */
export function roundedNow(): number {
  return Math.ceil(clock.now() / step) * step
}

/** Now, to the half minute, so that a render is not a new instant each time. */
export function useNow(): number {
  return useSyncExternalStore(subscribeToNow, roundedNow)
}
