import type { QualityColumn, QualityQuery } from '../../catalog/quality'
import type { UptimePeriod, UptimeReport } from '../../model/uptime'
import { isOfPeriod, isUptimeColumn, type UptimeColumn, uptimeColumns } from './uptime-columns'

export interface Order {
  sort: QualityColumn | UptimeColumn
  isDescending: boolean
}

/** Choices of the quality page; its link contains them. */
export interface QualityChoices {
  by: QualityQuery['by']
  /** `null`: none was chosen. */
  order: Order | null
  period: UptimePeriod
}

const sorts: Record<Order['sort'], true> = {
  name: true,
  stations: true,
  plugs: true,
  complete: true,
  live: true,
  stale: true,
  capacity: true,
  positions: true,
  duplicates: true,
  oldest: true,
  'uptime-day': true,
  'uptime-week': true,
  'uptime-30-days': true,
  fault: true,
  silent: true,
}
const isSort = (text: string): text is Order['sort'] => Object.hasOwn(sorts, text)

/** Parses `uptime-week.ascending`; returns `null` for any other text. */
export function parseOrder(text: string | null): Order | null {
  const [sort = '', direction = '', ...rest] = (text ?? '').split('.')
  const isKnown = (direction === 'ascending' || direction === 'descending') && rest.length === 0
  return isKnown && isSort(sort) ? { sort, isDescending: direction === 'descending' } : null
}

export function serializeOrder(order: Order | null): string | null {
  return order && `${order.sort}.${order.isDescending ? 'descending' : 'ascending'}`
}

/**
 * Orders without uptimes. Of single stations, the least complete come first: their number is the same in each row.
 * While none is chosen, those that can have an uptime stand before the others, as they do once it is loaded.
 */
const defaultOrders: Record<QualityQuery['by'], Order> = {
  provider: { sort: 'stations', isDescending: true },
  station: { sort: 'complete', isDescending: false },
}

/**
 * Returns the order of the table: the chosen one or, while none is chosen or the table does not have its column, the
 * lowest uptime first. Uptimes of a part of the stations sort nothing.
 */
export function findShownOrder(order: Order | null, by: QualityQuery['by'], uptime: UptimeReport): Order {
  const columns = uptime.isLoading ? [] : uptimeColumns(uptime)
  const isShown = ({ sort }: Order) =>
    isUptimeColumn(sort) ? columns.includes(sort) : by === 'provider' || sort !== 'stations'
  if (order && isShown(order)) return order
  return columns.length === 0 ? defaultOrders[by] : { sort: `uptime-${uptime.period}`, isDescending: false }
}

/** Returns the order for a period that is being loaded: a chosen one by uptime is by that period's. */
export function orderOfPeriod(order: Order | null, period: UptimePeriod): Order | null {
  return order && isOfPeriod(order.sort) ? { ...order, sort: `uptime-${period}` } : order
}

/** Returns the order after a press on a column: first the greatest, but names from A and the lowest uptime first. */
export function pressColumn(order: Order, sort: Order['sort']): Order {
  if (order.sort === sort) return { sort, isDescending: !order.isDescending }
  return { sort, isDescending: sort !== 'name' && !isOfPeriod(sort) }
}
