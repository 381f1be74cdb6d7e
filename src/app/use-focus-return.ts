import { useRef } from 'react'

/** Remembers the focused element when something is opened, and returns the focus to it, or else to the list. */
export function useFocusReturn() {
  const opener = useRef<HTMLElement | null>(null)
  return {
    remember() {
      if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement
    },
    /** In the next frame, when what was opened is gone. */
    giveBack() {
      requestAnimationFrame(() => {
        const back = opener.current?.isConnected ? opener.current : document.getElementById('stations')
        back?.focus()
      })
    },
  }
}
