import { hour } from '../durations'
import type { SeriesKey } from '../model/history'
import type { Plug } from '../model/station'
import type { Access } from '../model/value'
import type { StationQuery } from './station-query'

/**
 * Reasons for which a station or plug needs attention. `out-of-order`: by its status or its operator's state;
 * `silent`: the service lists its status and sends none; `occupied`: taken for more than a day, known only of plugs
 * that report each change; `old`: its last report is old.
 */
export const attentionReasons = ['out-of-order', 'silent', 'occupied', 'old'] as const
export type AttentionReason = (typeof attentionReasons)[number]

/** Usual minimum age of an old value, milliseconds. */
export const defaultOldFrom = 24 * hour

/** Orders of the list. `newest`, `oldest`: by the start of the reason. `name`, `provider`: of the station. */
export type AttentionSort = 'newest' | 'oldest' | 'name' | 'provider'
export const attentionSorts: readonly AttentionSort[] = ['newest', 'oldest', 'name', 'provider']

export interface AttentionQuery extends Pick<StationQuery, 'filters' | 'bounds' | 'now' | 'scope'> {
  /** `null`: every reason. */
  reason: AttentionReason | null
  /** Minimum age of a listed stale measurement, milliseconds. */
  oldFrom: number
  sort: AttentionSort
}

/** A station, or one of its plugs, that needs attention. */
export interface AttentionRow {
  station: {
    id: string
    name: string
    municipality: string
    provider: string
    /** Whether it is on the map. */
    isPlaced: boolean
    /** Number of all its plugs. */
    plugCount: number
  }
  /** `null`: the station itself. */
  plug: Pick<Plug, 'id' | 'name'> | null
  /** Number of plugs that it concerns: 1, or those of the station that match and have no row of their own. */
  plugs: number
  reason: AttentionReason
  /** The operator's state, if it is the reason; else `''`. */
  state: string
  /** Epoch milliseconds of the measurement that is the reason; `null`: none. */
  measuredAt: number | null
  /** Whether it reports only changes, so that `measuredAt` is the start of the state; else it is the last report. */
  isPushed: boolean
  /** Series of the plug's status; `null`: the plug has none, or the row is about the station itself. */
  series: SeriesKey | null
  /** Whether the reason depends on a closed value or on data for signed-in viewers. */
  access: Access
}

/** Rows of one station and reason are a group: they stand together, and a page has all or none of them. */
export interface AttentionPage {
  /** In the order of the query; of the orders by time, groups without one last. */
  rows: AttentionRow[]
  /** Number of all rows, of their groups, and of their stations. */
  matched: number
  groupCount: number
  stationCount: number
  /** Number of plugs that have a row of their own or whose station has one: the sum over all rows. */
  plugCount: number
  /** Number of groups by reason, without the filter by reason. */
  reasons: Record<AttentionReason, number>
  /** Number of stations by provider, without the filter by provider; most stations first. */
  providers: { value: string; count: number }[]
  /** `false`: an anonymous answer, because nobody is signed in or the service refused the token. */
  isSilenceCertain: boolean
  /** Time of the data, epoch milliseconds. */
  fetchedAt: number
}
