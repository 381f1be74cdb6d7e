import { emptyAnswer, type RowCounts } from '../../api/collect'
import type { ListedIds } from '../../api/dialect'
import { emptyPlugTable, type PlugTable } from '../../api/plug-table'
import type { Bounds } from '../../model/station'
import type { LoadedData } from '../load/catalog-loader'
import { toRejected } from '../load/latest-values'
import type { Rejected } from '../not-shown'
import type { StationRecord } from './catalog-entry'
import { joinPlugs } from './join-plugs'
import { unifyMunicipalities } from './municipality'
import { groupBySite } from './same-site'
import { doubtSwapped } from './swapped'
import { readTerms, type Terms } from './terms'

/** Stations with their plugs, before their values are joined. */
export interface StationData {
  /** In the order of their names. */
  stations: readonly StationRecord[]
  plugs: PlugTable
  /** Of each station, the rows of its plugs in the order of their names. */
  plugRows: readonly (readonly number[])[]
  /** Of each station, what filters read of it. */
  terms: readonly Terms[]
  /** Groups of records of one site. */
  sites: StationRecord[][]
  /** Ids with a series that carries a status. */
  listed: ListedIds
  rejected: Rejected[]
  /** Counts of the rows of each answer. */
  counts: { stations: RowCounts; plugs: RowCounts }
  /** Plugs that were left out because another one has the same id. */
  repeatedPlugs: number
  /** Rows of plugs whose station is not there. */
  orphans: readonly number[]
  /** Plugs or series were never fetched: what is not there may exist. */
  incomplete: boolean
}

type StationParts = Pick<LoadedData, 'stations' | 'plugs' | 'series'>
type Joined = Pick<
  StationData,
  'stations' | 'plugs' | 'plugRows' | 'terms' | 'sites' | 'counts' | 'repeatedPlugs' | 'orphans'
>

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
      listed: parts.series ?? { station: new Set(), plug: new Set() },
      rejected: [
        ...toRejected('stations', parts.stations.rejected),
        ...toRejected('plugs', parts.plugs?.rejected ?? []),
      ],
      incomplete: parts.plugs === null || parts.series === null,
    }
    return this.#data
  }

  #join({ stations, plugs }: StationParts): Joined {
    const table = plugs?.plugs ?? emptyPlugTable
    const { plugRows, repeated, orphans, ...joined } = joinPlugs(stations.items, table)
    const named = unifyMunicipalities(joined.stations)
    return {
      ...doubtSwapped({ stations: named, sites: groupBySite(named) }, this.#region),
      terms: readTerms(named, table, plugRows),
      ...{ plugs: table, plugRows, orphans, repeatedPlugs: repeated },
      counts: { stations: stations.counts, plugs: plugs?.counts ?? emptyAnswer.counts },
    }
  }
}
