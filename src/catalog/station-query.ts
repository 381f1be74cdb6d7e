import type { Filters } from '../model/filters'
import type { Bounds, Position } from '../model/station'
import type { Access } from '../model/value'

/** `power`: the strongest first. `distance`: the nearest first, those out of use last. */
export type Sort = 'name' | 'free' | 'power' | 'distance'

/** Which stations somebody asks for, in which order, and when. */
export interface StationQuery {
  filters: Filters
  sort: Sort
  /** From where distances count; `null` where that is not known. */
  origin: Position | null
  /** What is near, where `origin` is not known: the middle of a map; `null`: the middle of what it shows first. */
  middle: Position | null
  /** Only stations in this box; `null` for all. */
  bounds: Bounds | null
  /** Epoch milliseconds, for what is live or open. */
  now: number
  /** `open`: only what is public, also for signed-in viewers; `closed`: all that this viewer may see. */
  access: Access
}

/** The part of a query on which it depends whether a station matches. */
export type StationMatch = Pick<StationQuery, 'filters' | 'now'>

/** The part of a query on which counts depend. */
export type FacetQuery = Pick<StationQuery, 'filters' | 'bounds' | 'now'>

/** The part of a query on which the rows of the list depend. */
export type ListQuery = Omit<StationQuery, 'access'>
