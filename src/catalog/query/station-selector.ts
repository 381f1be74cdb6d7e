import { loadOnce } from '../../retry/load-once'
import type { CatalogData } from '../build/catalog-data'
import type { CatalogEntry } from '../build/catalog-entry'
import { dependsOnTime } from '../build/station-features'
import type { MatchQuery } from '../station-query'
import type { Clusters } from './clusters/clusters'
import { StationSearch } from './search/station-search'
import { applyFilter, createStationFilter, type StationFilter } from './station-filter'

/** Stations that match one set of filters. */
interface Selection {
  data: CatalogData
  key: string
  entries: CatalogEntry[]
  /** Built at the map's first query, and again after stations became stale, opened or closed. */
  clusters: Clusters | null
}

/** Selects the stations that match filters. It keeps the last selection, because list and map ask for the same one. */
export class StationSelector {
  readonly search = new StationSearch()
  #last: Selection | null = null
  /** Only a map needs clusters, so their script is loaded on demand. */
  readonly loadClusters = loadOnce(() => import('./clusters/clusters'))

  async createFilter(data: CatalogData, { filters, now }: MatchQuery): Promise<StationFilter> {
    const { options } = data
    const matchesText = await this.search.createMatcher(data, filters.q)
    if (!filters.only) return createStationFilter(filters, { options, matchesText, now })
    const only = new Set(filters.only.map((id) => data.byId.get(id)?.station))
    const isListed: typeof matchesText = (station) => only.has(station) && matchesText(station)
    return createStationFilter(filters, { options, matchesText: isListed, now })
  }

  async select(data: CatalogData, query: MatchQuery): Promise<Selection> {
    const { filters, now } = query
    const key = JSON.stringify([dependsOnTime(filters.feature) ? now : 0, filters])
    if (this.#last?.data === data && this.#last.key === key) return this.#last
    const filter = await this.createFilter(data, query)
    const entries = data.entries.flatMap((entry) => applyFilter(entry, filter) ?? [])
    this.#last = { data, key, entries, clusters: null }
    return this.#last
  }

  async clusters(data: CatalogData, query: MatchQuery): Promise<Clusters> {
    const { Clusters } = await this.loadClusters()
    const selection = await this.select(data, query)
    const { now } = query
    if (!selection.clusters?.isValidAt(now)) selection.clusters = new Clusters(selection.entries, now)
    return selection.clusters
  }
}
