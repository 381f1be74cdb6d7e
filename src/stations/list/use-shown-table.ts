import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type ListTableProps, listTable, rowHeights } from './list-table'
import { replaceRows } from './replace-rows'

/**
 * Returns the table that is shown in place of the list; `null`: the list is. One replaces the other while nothing in it
 * is pressed, and keeps the first row in sight and the focus.
 */
export function useShownTable(scroller: RefObject<HTMLElement | null>): ComponentType<ListTableProps> | null {
  const [shown, setShown] = useState(() => ({ table: listTable.current() }))
  useEffect(() => {
    let gone = new AbortController()
    const replace = () => {
      const table = listTable.current()
      const { current } = scroller
      const { list, table: tableRow } = rowHeights
      const top = (current?.scrollTop ?? 0) * (table ? tableRow / list : list / tableRow)
      flushSync(() => setShown({ table }))
      if (current) current.scrollTop = top
    }
    const follow = () => {
      gone.abort()
      gone = new AbortController()
      const { signal } = gone
      // The store may change while React commits another change.
      queueMicrotask(() => !signal.aborted && replaceRows(scroller.current, signal, replace))
    }
    const stop = listTable.subscribe(follow)
    return () => {
      stop()
      gone.abort()
    }
  }, [scroller])
  return shown.table
}
