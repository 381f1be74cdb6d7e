import type { Position } from '../model/station'
import type { Status } from '../model/status'
import type { ClassCounts } from './map-classes'

/** What classes say about a symbol. */
export interface ClassMark {
  /** Absent if the query has no classes. */
  classes?: ClassCounts
  /** Whether it is only a dot: none of its stations is what the classes are about. */
  isDot?: boolean
}

interface SymbolBase extends ClassMark {
  /** Id of the station; of a cluster, an id that no other symbol has. */
  id: string
  position: Position
  /** Number of its stations. */
  count: number
}

export interface StationSymbol extends SymbolBase {
  kind: 'station'
  name: string
  status: Status
  faded: boolean
}

export interface ClusterSymbol extends SymbolBase {
  kind: 'cluster'
  /** Id that the catalog expands. */
  cluster: string
  /** Number of its stations with each status, in the order of `statuses`. */
  byStatus: readonly number[]
  /** Number of these stations that are drawn faded, because their status is old or they are shut. */
  fadedByStatus: readonly number[]
}

/** A station or a cluster on the map. */
export type CatalogSymbol = StationSymbol | ClusterSymbol
