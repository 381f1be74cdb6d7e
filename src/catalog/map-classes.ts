import type { AttentionQuery } from './attention'
import type { MatchQuery } from './station-query'

/**
 * What stations on the map can be classed by, other than their statuses. `attention`: first of the query's reasons for
 * which the station or a plug of it needs attention. `age`: newest availability or status value of a station and its
 * plugs. `complete`: share of the elements that the law requires. `use`: share of occupied plugs now. `provider`:
 * position in the query's `providers`.
 *
 * With a filter of plugs, `attention` and `use` count the matching plugs only, as the lists do. `age` and `complete`
 * are about the station's data, with all of its plugs, as the page about quality is.
 */
export const classings = ['attention', 'age', 'complete', 'use', 'provider'] as const
export type ClassedBy = (typeof classings)[number]

/**
 * `reason`: only this one counts; `null`: every reason counts. `oldFrom`: minimum age of an old value, milliseconds.
 */
type AttentionRules = Pick<AttentionQuery, 'reason' | 'oldFrom'>

export type ClassQuery =
  | ({ by: 'attention' } & AttentionRules)
  | { by: 'age' }
  | { by: 'complete' }
  | { by: 'use' }
  | { by: 'provider'; providers: readonly string[] }

/** Query for symbols on the map. */
export interface ViewQuery extends MatchQuery {
  /** Classes of the stations besides their statuses; absent: statuses only. */
  classes?: ClassQuery | undefined
  /** Id of a record of the opened station, which is in no cluster; absent or `null`: none is opened. */
  openedId?: string | null | undefined
}

/** Number of stations in each class. */
export interface ClassCounts {
  by: ClassedBy
  counts: readonly number[]
}

/** Lower bounds of the classes of completeness, 0 to 1, descending; a last class is below them. */
export const completeSteps = [0.9, 0.75, 0.5, 0.25] as const

/** Maximum number of providers with a class of their own. */
export const maxProviders = 8
