import type { ComponentType, RefObject } from 'react'
import { createStore } from '../../store'

/** Heights of the rows of list and table before they are measured, CSS pixels. */
export const rowHeights = { list: 78, table: 60 }

export interface ListTableProps {
  /** Element that scrolls the rows. */
  scroller: RefObject<HTMLElement | null>
}

/**
 * The table in place of the list; `null`: none. It is no prop of the list, because its script loads after the list, if
 * a person asks for it.
 */
export const listTable = createStore<ComponentType<ListTableProps> | null>(null)
