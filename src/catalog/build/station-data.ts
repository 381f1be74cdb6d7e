import { type ListedIds, noListedIds } from '../../api/listed-series'
import { emptyPlugTable, type PlugTable } from '../../api/plug-table'
import { noRows, type RowCounts } from '../../api/row-counts'
import type { Bounds, StationRecord } from '../../model/station'
import type { LoadedData } from '../load/catalog-loader'
import { toRejected } from '../load/part-answers'
import type { RawRejectedRecord } from '../rejected-records'
import { compareNames } from './compare-names'
import { joinPlugs } from './join-plugs'
import { unifyMunicipalities } from './municipality'
import { type OptionValues, readOptionValues } from './option-values'
import { groupBySite } from './same-site'
import { markSwapped } from './swapped-coordinates'

/** Stations with their plugs, before their values are joined. */
export interface StationData {
  /** By name. */
  stations: readonly StationRecord[]
  plugs: PlugTable
  /** Rows of the plugs of each station, by name. */
  plugRows: readonly (readonly number[])[]
  /** Values of each station that are options of the filters. */
  optionValues: readonly OptionValues[]
  /** Groups of records of one site: indexes of `stations`. */
  sites: readonly (readonly number[])[]
  /** Ids with a status series. */
  idsWithStatusSeries: ListedIds
  rejected: RawRejectedRecord[]
  /** Row counts of each answer. */
  counts: { stations: RowCounts; plugs: RowCounts }
  /** Number of plugs that were left out because another one has the same id. */
  repeatedPlugs: number
  /** Rows of plugs without a loaded station. */
  plugsWithoutStation: readonly number[]
  /** Whether plugs or series were never loaded, or are cut off, so that missing ones may exist. */
  incomplete: boolean
}

type StationParts = Pick<LoadedData, 'stations' | 'plugs' | 'series'>
type JoinedStations = Pick<
  StationData,
  | 'stations'
  | 'plugs'
  | 'plugRows'
  | 'optionValues'
  | 'sites'
  | 'counts'
  | 'repeatedPlugs'
  | 'plugsWithoutStation'
>

/** Data of stations before their plugs are loaded. */
interface ListedStations extends Pick<StationData, 'stations' | 'sites'> {
  answer: LoadedData['stations']
}

/**
 * Joins the parts that change rarely. Returns the same object while none of them changes, and the same `stations` array
 * while stations and plugs do not change.
 */
export class StationDataBuilder {
  readonly #region: Bounds
  #parts: StationParts | null = null
  #data: StationData | null = null
  /** A first load needs it twice: for the stations alone, and after their plugs have loaded. */
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
      idsWithStatusSeries: parts.series ?? noListedIds,
      rejected: [
        ...toRejected('stations', parts.stations.rejected),
        ...toRejected('plugs', parts.plugs?.rejected ?? []),
      ],
      incomplete: parts.plugs?.counts.isCutOff !== false || parts.series?.counts.isCutOff !== false,
    }
    return this.#data
  }

  #join({ stations: answer, plugs }: StationParts): JoinedStations {
    if (this.#listed?.answer !== answer) this.#listed = this.#list(answer)
    const table = plugs?.plugs ?? emptyPlugTable
    const joined = joinPlugs(this.#listed.stations, table)
    return {
      ...joined,
      sites: this.#listed.sites,
      optionValues: readOptionValues(joined.stations, table, joined.plugRows),
      plugs: table,
      counts: { stations: answer.counts, plugs: plugs?.counts ?? noRows },
    }
  }

  #list(answer: LoadedData['stations']): ListedStations {
    const sorted = [...answer.items].sort(
      (one, other) => compareNames(one.name, other.name) || compareNames(one.id, other.id),
    )
    unifyMunicipalities(sorted)
    return { answer, stations: markSwapped(sorted, this.#region), sites: groupBySite(sorted) }
  }
}
