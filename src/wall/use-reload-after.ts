import { useEffect, useEffectEvent } from 'react'

const reloadPage = () => window.location.reload()

/**
 * Reloads the page when a reload has been needed for so many milliseconds without a break.
 * @param reload how: a new version has a way of its own
 */
export function useReloadAfter(milliseconds: number, isNeeded: boolean, reload = reloadPage): void {
  const run = useEffectEvent(reload)
  useEffect(() => {
    if (!isNeeded) return
    const timer = setTimeout(() => run(), milliseconds)
    return () => clearTimeout(timer)
  }, [isNeeded, milliseconds])
}
