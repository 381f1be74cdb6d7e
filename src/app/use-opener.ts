import { useRef } from 'react'

/** Remembers where the focus was when something was opened, and gives it back there, or else to the list. */
export function useOpener() {
  const opener = useRef<HTMLElement | null>(null)
  return {
    remember() {
      if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement
    },
    /** Once the page is drawn without what was opened. */
    giveBack() {
      requestAnimationFrame(() => {
        const back = opener.current?.isConnected ? opener.current : document.getElementById('stations')
        back?.focus()
      })
    },
  }
}
