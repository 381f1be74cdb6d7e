import { useEffect, useState } from 'react'

/** `on`: the screen stays on; `off`: the browser cannot keep it on, or refused to; `asked`: it has not answered yet. */
export type WakeLockState = 'asked' | 'on' | 'off'

/** Milliseconds between two requests. */
const interval = 60_000

/**
 * Keeps the screen on (Screen Wake Lock API). The browser ends the lock when the page is hidden, and on some devices
 * when the battery is low, so it is requested again whenever the page is visible and each minute.
 */
export function useWakeLock(): WakeLockState {
  const [state, setState] = useState<WakeLockState>('asked')
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isAsked = false
    let isOver = false
    const request = async () => {
      if (document.visibilityState !== 'visible' || isAsked || (lock && !lock.released)) return
      isAsked = true
      try {
        // Safari before 16.4, Firefox before 126 and pages without https do not have it.
        lock = (await navigator.wakeLock?.request('screen')) ?? null
      } catch {
        lock = null
      }
      isAsked = false
      if (isOver) void lock?.release()
      else setState(lock ? 'on' : 'off')
    }
    void request()
    const timer = setInterval(() => void request(), interval)
    const onVisible = () => void request()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      isOver = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
      void lock?.release()
    }
  }, [])
  return state
}
