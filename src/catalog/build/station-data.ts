import { emptyAnswer, type RowCounts } from '../../api/collect'
import type { ListedIds } from '../../api/dialect'
import { emptyPlugTable, type PlugTable } from '../../api/plug-table'
import type { Bounds } from '../../model/station'
import type { LoadedData } from '../load/catalog-loader'
import { toRejected } from '../load/latest-values'
import type { Rejected } from '../not-shown'
import type { StationRecord } from './catalog-entry'
import { compareNames } from './compare-names'
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
  /** Groups of records of one site: places in `stations`. */
  sites: readonly (readonly number[])[]
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

/** What is known of stations before their plugs are there. */
interface ListedStations extends Pick<StationData, 'stations' | 'sites'> {
  answer: LoadedData['stations']
}

/**
 * Joins the parts that change rarely. While none of them changes, the result is the same object; while stations and
 * plugs do not change, its `stations` are the same array.
 */
export class StationDataBuilder {
  readonly #region: Bounds
  #parts: StationParts | null = null
  #data: StationData | null = null
  /** Of a first load it is needed twice: for the stations alone, and when their plugs are there. */
  #listed: ListedStations | null = null

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

  #join({ stations: answer, plugs }: StationParts): Joined {
    if (this.#listed?.answer !== answer) this.#listed = this.#list(answer)
    const table = plugs?.plugs ?? emptyPlugTable
    const { stations, plugRows, repeated, orphans } = joinPlugs(this.#listed.stations, table)
    return {
      ...{ stations, sites: this.#listed.sites },
      terms: readTerms(stations, table, plugRows),
      ...{ plugs: table, plugRows, orphans, repeatedPlugs: repeated },
      counts: { stations: answer.counts, plugs: plugs?.counts ?? emptyAnswer.counts },
    }
  }

  #list(answer: LoadedData['stations']): ListedStations {
    const sorted = [...answer.items].sort(
      (one, other) => compareNames(one.name, other.name) || compareNames(one.id, other.id),
    )
    const named = unifyMunicipalities(sorted)
    return { answer, stations: doubtSwapped(named, this.#region), sites: groupBySite(named) }
  }
}
