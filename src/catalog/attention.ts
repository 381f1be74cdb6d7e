import type { Plug } from '../model/station'
import type { Access } from '../model/value'
import type { StationQuery } from './station-query'

/**
 * Why a station or plug needs somebody's attention. `out-of-order`: its status or its operator's state says so;
 * `silent`: the service lists its status and sends none; `occupied`: taken for more than a day, known only of plugs that
 * report each change; `old`: its last report is old.
 */
export type AttentionReason = 'out-of-order' | 'silent' | 'occupied' | 'old'
export const attentionReasons: readonly AttentionReason[] = ['out-of-order', 'silent', 'occupied', 'old']

export interface AttentionQuery extends Pick<StationQuery, 'filters' | 'bounds' | 'now' | 'access'> {
  /** `null` for every reason. */
  reason: AttentionReason | null
  /** Milliseconds: a stale measurement is listed when it is at least this old. */
  oldFrom: number
}

/** A station, or one of its plugs, that needs attention. */
export interface AttentionRow {
  station: { id: string; name: string; municipality: string; provider: string }
  /** `null`: the station itself. */
  plug: Pick<Plug, 'id' | 'name'> | null
  reason: AttentionReason
  /** The state that the operator gives, when that is the reason; else `''`. */
  state: string
  /** Epoch milliseconds of the measurement behind it, `null` where there is none. */
  measuredAt: number | null
  /** It reports each change: `measuredAt` says since when it is so, else when it was last said. */
  pushed: boolean
  /** Whether the reason follows from a closed value, or is known only to who is signed in. */
  access: Access
}

export interface AttentionPage {
  /** The newest first; those without a time last. */
  rows: AttentionRow[]
  /** Rows in all. */
  matched: number
  /** Rows that each reason alone would have. */
  reasons: Record<AttentionReason, number>
  /** Rows that each provider alone would have, the most first. */
  providers: { value: string; count: number }[]
  /** `false` where the answer is the anonymous one: nobody signed in, or the service refused the token. */
  isSilentKnown: boolean
  /** Epoch milliseconds, when it was fetched. */
  fetchedAt: number
}
