import { useCallback, useState, useSyncExternalStore } from 'react'

/** Whether a media query holds, followed as it changes. */
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

/** A value that follows from the size of the window. While a page is printed, media queries are asked of the paper. */
export function useScreenValue<T>(value: T): T {
  const isPrinted = useMedia('print')
  const [onScreen, setOnScreen] = useState(value)
  if (isPrinted) return onScreen
  if (onScreen !== value) setOnScreen(value)
  return value
}
