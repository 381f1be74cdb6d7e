import { useState } from 'react'

/**
 * Stores the focused element when a panel opens. When the panel closes, the focus returns to that element, or else to
 * the row of the opened station, or to the list.
 */
export function useFocusRestore() {
  const [opener, setOpener] = useState<Element | null>(null)
  return {
    /** Focused element at the last opening. */
    opener,
    saveFocus() {
      setOpener(document.activeElement)
    },
    /**
     * Runs in the next frame, after the panel is removed. If the opener was replaced meanwhile, its row has a new
     * button.
     */
    restoreFocus() {
      const list = document.getElementById('stations')
      const row = list?.querySelector('[aria-current=true]')
      requestAnimationFrame(() => {
        const back = [opener, row, list].find((element) => element?.isConnected)
        if (back instanceof HTMLElement) back.focus()
      })
    },
  }
}
