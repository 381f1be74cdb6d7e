import { useState } from 'react'
import type { UptimeReport } from '../../model/uptime'
import { type RowListeners, useRowsInUse } from '../rows/use-rows-in-use'
import { findShownOrder, type Order, type QualityChoices } from './quality-choices'
import { isUptimeColumn, type RowOrder, toOrder } from './uptime-columns'

/** Order of the table, and how it changes. */
export interface TableOrder {
  /** The order that the heads of the columns show. */
  shown: Order
  query: RowOrder
  /** What is said of an order that nobody chose; `null`: nothing. */
  note: 'loading' | 'lowest' | 'held' | null
  /** Shows the order that is held back. */
  onApply(): void
  rowListeners: RowListeners
}

/**
 * Returns the order of the rows. Uptimes that arrive do not move rows under a pointer or the focus: a press, or leaving
 * the table, sorts by them.
 * @param filtered filters and bounds of the rows: others are sorted at once
 */
export function useTableOrder(choices: QualityChoices, uptime: UptimeReport, filtered: object): TableOrder {
  const { by } = choices
  const shown = findShownOrder(choices.order, by, uptime)
  const isDefault = choices.order === null && by === 'station' && !isUptimeColumn(shown.sort)
  const query: RowOrder = { ...toOrder(shown, by, uptime), ...(isDefault && { isUptimeFirst: true }) }
  const next = { shown, query, text: JSON.stringify(query), chosen: JSON.stringify([choices, filtered]) }
  const { isUsed, listeners: rowListeners } = useRowsInUse()
  const [held, setHeld] = useState(next)
  const isOther = held.text !== next.text
  if (held.chosen !== next.chosen || (isOther && !isUsed)) setHeld(next)
  return {
    shown: held.shown,
    query: held.query,
    note: choices.order === null ? findNote(held.shown, { isOther, isLoading: uptime.isLoading }) : null,
    onApply: () => setHeld(next),
    rowListeners,
  }
}

function findNote(
  { sort }: Order,
  { isOther, isLoading }: { isOther: boolean; isLoading: boolean },
): TableOrder['note'] {
  if (isLoading) return 'loading'
  if (isOther) return 'held'
  return isUptimeColumn(sort) ? 'lowest' : null
}
