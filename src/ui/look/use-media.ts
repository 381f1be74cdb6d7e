import { useCallback, useState, useSyncExternalStore } from 'react'

/** Returns whether a media query matches, and updates on changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

/**
 * Returns `value`; during a print the last one from the screen, because media queries then match the paper.
 */
export function useScreenValue<T>(value: T): T {
  const isPrinted = useMedia('print')
  const [onScreen, setOnScreen] = useState(value)
  if (isPrinted) return onScreen
  if (onScreen !== value) setOnScreen(value)
  return value
}
