import type { Filters } from '../model/filters'
import type { Bounds, Position } from '../model/station'
import type { Scope } from '../model/value'

/**
 * Orders of a list, as the page offers them. `near`: near and free first. `distance`: the nearest first, those out of
 * use last. `power`: the strongest first. See `query/order.ts`.
 */
export const sorts = ['near', 'distance', 'free', 'power', 'name'] as const
export type Sort = (typeof sorts)[number]

/** Query for stations: filters, order, area and time. */
export interface StationQuery {
  filters: Filters
  sort: Sort
  /** Origin of distances; `null`: unknown. */
  origin: Position | null
  /** Replaces an unknown `origin` for sorting: the middle of the map; `null`: the middle of its first camera. */
  middle: Position | null
  /** Only stations in this box; `null`: all. */
  bounds: Bounds | null
  /** Time for freshness and opening hours, epoch milliseconds. */
  now: number
  /** `open`: also a signed-in viewer gets open data only. */
  scope: Scope
}

/** The part of a query that decides whether a station matches. */
export type MatchQuery = Pick<StationQuery, 'filters' | 'now'>

/** The part of a query that counts depend on. */
export type FacetQuery = Pick<StationQuery, 'filters' | 'bounds' | 'now'>

/** The part of a query that the rows of the list depend on. */
export type ListQuery = Omit<StationQuery, 'scope'>

/** Typed text, for suggestions. */
export interface SearchQuery {
  text: string
  /** Maximum number of stations. At most half as many municipalities, and half as many towns. */
  limit: number
  now: number
  /** The nearest stations come first; absent or `null`: by name. */
  origin?: Position | null
}
