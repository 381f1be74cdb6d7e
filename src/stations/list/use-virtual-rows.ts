import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { runAfter, startup } from '../../startup'
import type { VirtualRows } from './VirtualRows'

/**
 * Loads the virtual list. Its script loads after the first list and the map, because nobody scrolls before. It
 * replaces the rows while nothing in the list is pressed, and keeps the focus on the same row.
 */
export function useVirtualRows(scroller: RefObject<HTMLElement | null>): typeof VirtualRows | null {
  const [loaded, setLoaded] = useState<{ component: typeof VirtualRows } | null>(null)
  useEffect(() => {
    const gone = new AbortController()
    const cancel = runAfter(startup.firstScreen(), async () => {
      const scripts = await Promise.all([import('./VirtualRows'), import('./replace-rows')]).catch(() => null)
      // If the script fails to load, the existing rows stay.
      if (!scripts || gone.signal.aborted) return
      const [{ VirtualRows }, { replaceRows }] = scripts
      replaceRows(scroller.current, gone.signal, () => flushSync(() => setLoaded({ component: VirtualRows })))
    })
    return () => {
      gone.abort()
      cancel()
    }
  }, [scroller])
  return loaded?.component ?? null
}
