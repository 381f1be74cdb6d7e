import { useState } from 'react'

/** Remembers the focused element when something is opened, and returns the focus to it, or else to the list. */
export function useFocusReturn() {
  const [opener, setOpener] = useState<Element | null>(null)
  return {
    /** What had the focus when something was opened last. */
    opener,
    remember() {
      setOpener(document.activeElement)
    },
    /** In the next frame, when what was opened is gone. */
    giveBack() {
      requestAnimationFrame(() => {
        const back = opener?.isConnected ? opener : document.getElementById('stations')
        if (back instanceof HTMLElement) back.focus()
      })
    },
  }
}
