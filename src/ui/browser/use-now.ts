import { useSyncExternalStore } from 'react'
import { clock } from '../../clock'

/** Milliseconds. Ages are shown in minutes; half a minute keeps their error below one. */
export const nowStep = 30_000

/**
 * Calls `listener` when the rounded time changes and the page is visible; at once when a hidden page is shown again.
 */
export function subscribeToNow(listener: () => void): () => void {
  const notify = () => {
    if (document.visibilityState === 'visible') listener()
  }
  const timer = setInterval(notify, nowStep)
  const stop = clock.subscribe(notify)
  document.addEventListener('visibilitychange', notify)
  return () => {
    clearInterval(timer)
    stop()
    document.removeEventListener('visibilitychange', notify)
  }
}

/** Returns the current time in epoch milliseconds, rounded up to half a minute: the time for components. */
export function roundedNow(): number {
  return Math.ceil(clock.now() / nowStep) * nowStep
}

/** Returns the current time, rounded up to half a minute, so that it does not change with each render. */
export function useNow(): number {
  return useSyncExternalStore(subscribeToNow, roundedNow)
}
