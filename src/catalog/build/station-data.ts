import { emptyAnswer, type RowCounts } from '../../api/collect'
import type { Series, StationPlug } from '../../api/dialect'
import type { Bounds, Station } from '../../model/station'
import type { LoadedData } from '../load/catalog-loader'
import { toRejected } from '../load/latest-values'
import type { Rejected } from '../not-shown'
import { joinPlugs } from './join'
import { unifyMunicipalities } from './municipality'
import { groupBySite } from './same-site'
import { doubtSwapped } from './swapped'

/** Stations with their plugs, before their values are joined. */
export interface StationData {
  /** In the order of their names. */
  stations: Station[]
  /** Groups of records of one site. */
  sites: Station[][]
  /** Series that carry a status. */
  listed: Series[]
  rejected: Rejected[]
  /** Counts of the rows of each answer. */
  counts: { stations: RowCounts; plugs: RowCounts }
  /** Plugs that were left out because another one has the same id. */
  repeatedPlugs: number
  /** Plugs whose station is not there. */
  orphans: StationPlug[]
  /** Plugs or series were never fetched: what is not there may exist. */
  incomplete: boolean
}

type StationParts = Pick<LoadedData, 'stations' | 'plugs' | 'series'>
type Joined = Pick<StationData, 'stations' | 'sites' | 'counts' | 'repeatedPlugs' | 'orphans'>

/**
 * Joins the parts that change rarely. While none of them changes, the result is the same object; while stations and
 * plugs do not change, its `stations` are the same array.
 */
export class StationDataBuilder {
  readonly #region: Bounds
  #parts: StationParts | null = null
  #data: StationData | null = null

  constructor(region: Bounds) {
    this.#region = region
  }

  build(parts: StationParts): StationData {
    const before = this.#parts
    const isJoined = before?.stations === parts.stations && before.plugs === parts.plugs
    if (this.#data && isJoined && before?.series === parts.series) return this.#data
    const joined = this.#data && isJoined ? this.#data : this.#join(parts)
    this.#parts = parts
    this.#data = {
      ...joined,
      listed: parts.series?.items ?? [],
      rejected: [
        ...toRejected('stations', parts.stations.rejected),
        ...toRejected('plugs', parts.plugs?.rejected ?? []),
      ],
      incomplete: parts.plugs === null || parts.series === null,
    }
    return this.#data
  }

  #join({ stations, plugs }: StationParts): Joined {
    const answer = plugs ?? emptyAnswer
    const joined = joinPlugs(stations.items, answer.items)
    const named = unifyMunicipalities(joined.stations)
    return {
      ...doubtSwapped({ stations: named, sites: groupBySite(named) }, this.#region),
      counts: { stations: stations.counts, plugs: answer.counts },
      repeatedPlugs: joined.repeated,
      orphans: joined.orphans,
    }
  }
}
