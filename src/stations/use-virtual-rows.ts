import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterFirstList } from './first-list'
import type { VirtualRows } from './VirtualRows'

/**
 * Nobody has scrolled before there is a list: the script for long lists comes right after it, and takes over
 * between two presses, with the focus on the row where it was.
 */
export function useVirtualRows(scroller: RefObject<HTMLElement | null>): typeof VirtualRows | null {
  const [loaded, setLoaded] = useState<{ component: typeof VirtualRows } | null>(null)
  useEffect(() => {
    const gone = new AbortController()
    const callOff = afterFirstList(async () => {
      const script = await import('./VirtualRows').catch(() => null)
      // Without it the rows that are there stay.
      if (!script || gone.signal.aborted) return
      betweenPresses(scroller.current, gone.signal, () =>
        keepingFocus(scroller.current, () => flushSync(() => setLoaded({ component: script.VirtualRows }))),
      )
    })
    return () => {
      gone.abort()
      callOff()
    }
  }, [scroller])
  return loaded?.component ?? null
}

const releases = ['pointerup', 'pointercancel', 'dragend', 'keyup']

/** What is pressed must still be there when the press ends, or it was for nothing. */
function betweenPresses(element: HTMLElement | null, signal: AbortSignal, task: () => void): void {
  if (!element?.matches(':active')) {
    task()
    return
  }
  const released = new AbortController()
  const listening = AbortSignal.any([signal, released.signal])
  const again = () => {
    released.abort()
    // The click comes after the release.
    setTimeout(() => !signal.aborted && betweenPresses(element, signal, task))
  }
  for (const release of releases) addEventListener(release, again, { signal: listening })
}

function keepingFocus(list: HTMLElement | null, replaceRows: () => void): void {
  const focused = document.activeElement
  const position = list?.contains(focused) ? focused?.closest('li')?.ariaPosInSet : null
  replaceRows()
  const button = position && list?.querySelector<HTMLElement>(`[aria-posinset="${position}"] button`)
  if (button) button.focus({ preventScroll: true })
}
