import { useEffect } from 'react'

/** Reloads the page when `isNeeded` has been true for so many milliseconds without a break. */
export function useReloadWhile(isNeeded: boolean, milliseconds: number): void {
  useEffect(() => {
    if (!isNeeded) return
    const timer = setTimeout(() => window.location.reload(), milliseconds)
    return () => clearTimeout(timer)
  }, [isNeeded, milliseconds])
}
