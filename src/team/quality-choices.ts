import type { QualityColumn, QualityQuery } from '../catalog/quality'
import type { UptimePeriod, UptimeReport } from '../model/uptime'
import { isOfPeriod, isUptimeColumn, type UptimeColumn, uptimeColumns } from './uptime-columns'

export interface Order {
  sort: QualityColumn | UptimeColumn
  isDescending: boolean
}

/** Choices of the quality page; its link contains them. */
export interface QualityChoices {
  by: QualityQuery['by']
  order: Order
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

const defaultOrder: Order = { sort: 'stations', isDescending: true }

/** Parses `uptime-week.ascending`; returns stations, descending, for any other text and for `null`. */
export function parseOrder(text: string | null): Order {
  const [sort = '', direction = '', ...rest] = (text ?? '').split('.')
  const isKnown = (direction === 'ascending' || direction === 'descending') && rest.length === 0
  return isKnown && isSort(sort) ? { sort, isDescending: direction === 'descending' } : defaultOrder
}

/** Returns `null` for the order that `parseOrder` returns without a text. */
export function serializeOrder({ sort, isDescending }: Order): string | null {
  if (sort === defaultOrder.sort && isDescending === defaultOrder.isDescending) return null
  return `${sort}.${isDescending ? 'descending' : 'ascending'}`
}

/** Of single stations, the least complete come first: their number would be the same in each row. */
const defaultOrders: Record<QualityQuery['by'], Order> = {
  provider: defaultOrder,
  station: { sort: 'complete', isDescending: false },
}

/**
 * Returns the order of the table: the chosen one, or the default while the table has no such column or its uptimes are
 * of a part of the stations.
 */
export function findShownOrder(order: Order, by: QualityQuery['by'], uptime: UptimeReport): Order {
  const { sort } = order
  const isShown = isUptimeColumn(sort)
    ? !uptime.isLoading && uptimeColumns(uptime).some((column) => column === sort)
    : by === 'provider' || sort !== 'stations'
  return isShown ? order : defaultOrders[by]
}

/** Returns the order for a period that is being loaded: the lowest uptime first, unless another column was chosen. */
export function orderOfPeriod(order: Order, period: UptimePeriod): Order {
  if (isOfPeriod(order.sort)) return { ...order, sort: `uptime-${period}` }
  return serializeOrder(order) === null ? { sort: `uptime-${period}`, isDescending: false } : order
}

/** Returns the order after a press on a column: first the greatest, but names from A and the lowest uptime first. */
export function pressColumn(order: Order, sort: Order['sort']): Order {
  if (order.sort === sort) return { sort, isDescending: !order.isDescending }
  return { sort, isDescending: sort !== 'name' && !isOfPeriod(sort) }
}
