import { useState } from 'react'

/** Remembers the focused element when something is opened, and returns the focus to it, or else to the row of what was opened, or to the list. */
export function useFocusReturn() {
  const [opener, setOpener] = useState<Element | null>(null)
  return {
    /** What had the focus when something was opened last. */
    opener,
    remember() {
      setOpener(document.activeElement)
    },
    /** In the next frame, when what was opened is gone. Where the opener was replaced meanwhile, its row has a new button. */
    giveBack() {
      const list = document.getElementById('stations')
      const row = list?.querySelector('[aria-current=true]')
      requestAnimationFrame(() => {
        const back = [opener, row, list].find((element) => element?.isConnected)
        if (back instanceof HTMLElement) back.focus()
      })
    },
  }
}
