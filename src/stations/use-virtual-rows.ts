import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterFirstScreen } from './first-list'
import type { VirtualRows } from './VirtualRows'

/**
 * Nobody has scrolled before there is a list: the script for long lists comes after it and the map's, and takes over
 * between two presses, with the focus on the row where it was.
 */
export function useVirtualRows(scroller: RefObject<HTMLElement | null>): typeof VirtualRows | null {
  const [loaded, setLoaded] = useState<{ component: typeof VirtualRows } | null>(null)
  useEffect(() => {
    const gone = new AbortController()
    const callOff = afterFirstScreen(async () => {
      const scripts = await Promise.all([import('./VirtualRows'), import('./swap-rows')]).catch(() => null)
      // Without them the rows that are there stay.
      if (!scripts || gone.signal.aborted) return
      const [{ VirtualRows }, { swapRows }] = scripts
      swapRows(scroller.current, gone.signal, () => flushSync(() => setLoaded({ component: VirtualRows })))
    })
    return () => {
      gone.abort()
      callOff()
    }
  }, [scroller])
  return loaded?.component ?? null
}
