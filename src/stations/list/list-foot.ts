import { type ReactNode, useEffect } from 'react'
import { createStore } from '../../store'

/**
 * Content after the last row. It is no prop of the list, because its script and that of the rows that show it load
 * after the list.
 */
export const listFoot = createStore<ReactNode>(null)

/** Shows content after the last row. */
export function useListFoot(content: ReactNode): void {
  useEffect(() => listFoot.set(content), [content])
  useEffect(() => () => listFoot.set(null), [])
}
