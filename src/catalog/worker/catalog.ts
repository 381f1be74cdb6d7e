import { hasRequirements } from '../../model/filters'
import { areStatusesComing, countComing } from '../../model/parts'
import type { Bounds } from '../../model/station'
import { anonymous } from '../../model/viewer'
import { filterByBounds, findPlacedBounds } from '../build/bounds'
import { buildCatalogData, type CatalogData, updateParts } from '../build/catalog-data'
import { StationDataBuilder } from '../build/station-data'
import { summarise } from '../build/summarise'
import type { CatalogApi, FirstList, Snapshot, StationDetails, StationPage } from '../catalog-api'
import { CatalogLoader, type LoadedData } from '../load/catalog-loader'
import type { Refresh } from '../load/part'
import type { LookUpResult } from '../look-up'
import type { ViewQuery } from '../map-classes'
import { dependsOnComing } from '../query/depends-on-coming'
import { countFacets } from '../query/facets'
import { computeDistance, countWithPosition, sortEntries, toListOrder } from '../query/order'
import { applyFilter } from '../query/station-filter'
import { StationSelector } from '../query/station-selector'
import type { FacetQuery, ListQuery, MatchQuery, SearchQuery, StationQuery } from '../station-query'
import type { Alternative } from '../station-summary'
import type { CatalogContext } from './catalog-context'
import type { ReportAnswer, ReportAnswers, Reports } from './reports'
import type { SingleStations } from './single-stations'

/** Catalog of one viewer in memory. Queries state the time. Failures of the service are thrown as ApiError. */
export class Catalog implements CatalogApi {
  readonly #context: CatalogContext
  readonly #loader: CatalogLoader
  readonly #stationData: StationDataBuilder
  readonly #selector = new StationSelector()

  #data: CatalogData | null = null
  readonly #waiting = new Set<(snapshot: Snapshot) => void>()
  #singleStations: SingleStations | null = null
  #reports: Reports | null = null

  readonly attention = this.#createReport('attention')
  readonly export = this.#createReport('export')
  readonly inventory = this.#createReport('inventory')
  readonly quality = this.#createReport('quality')
  readonly rejected = this.#createReport('rejected')
  readonly rejectedByReason = this.#createReport('rejectedByReason')
  readonly revealed = this.#createReport('revealed')
  readonly rowReport = this.#createReport('rowReport')
  readonly statusSeries = this.#createReport('statusSeries')
  readonly tablePage = this.#createReport('tablePage')
  readonly unknownHours = this.#createReport('unknownHours')

  constructor(context: CatalogContext) {
    const { dialect, viewer, tokens, region, copyStore: store = null, startsFromCopy = false } = context
    this.#context = context
    const copy = { store, startsFromCopy }
    this.#loader = new CatalogLoader(dialect, viewer, tokens, copy)
    this.#stationData = new StationDataBuilder(region)
  }

  refreshNow(now: number): Promise<Snapshot> {
    // Loads the script for the first picture while the service is answering. A later query reports its failure.
    this.#selector.loadClusters().catch(() => undefined)
    return this.#update({ now, isManual: true })
  }

  refresh(now: number): Promise<Snapshot> {
    return this.#update({ now, isManual: false })
  }

  async next(revision: number): Promise<Snapshot> {
    const { snapshot } = this.#data ?? {}
    if (snapshot && snapshot.revision > revision) return snapshot
    return new Promise((resolve) => this.#waiting.add(resolve))
  }

  async firstList(query: ListQuery, rows: number): Promise<FirstList> {
    await this.next(0)
    const { snapshot } = await this.#waitForData(query)
    const [facets, page] = await Promise.all([this.facets(query), this.page(query, 0, rows)])
    return { snapshot, facets, page }
  }

  async facets(query: FacetQuery) {
    const data = await this.#waitForData(query)
    const filter = await this.#selector.createFilter(data, query)
    const facets = countFacets(filterByBounds(data.entries, query.bounds), filter, data.options)
    return { ...facets, isStatusComing: areStatusesComing(data.snapshot.parts) }
  }

  async page(query: ListQuery, from: number, to: number): Promise<StationPage> {
    const data = await this.#waitForData(query)
    const entries = filterByBounds((await this.#selector.select(data, query)).entries, query.bounds)
    const stations = sortEntries(entries, toListOrder(query, data.snapshot.firstBounds), to)
      .slice(from, to)
      .map((entry) => summarise(entry, query.now, computeDistance(entry, query.origin)))
    const withPosition = countWithPosition(entries)
    return { stations, from, matched: entries.length, withPosition, total: data.entries.length }
  }

  async view(query: ViewQuery, extent: Bounds, zoom: number) {
    // Both are answered before other queries, so that the first picture arrives together with the first rows.
    await Promise.all([this.next(0), this.#selector.loadClusters()])
    const { classes, now } = query
    const data = await this.#waitForData(query)
    // A link may have the id of another record of the station.
    const openedId = query.openedId && data.byId.get(query.openedId)?.station.id
    if (classes)
      return (await this.#openReports()).classed.view(data, { ...query, classes, openedId }, extent, zoom)
    return (await this.#selector.clusters(data, query)).view(extent, zoom, now, { openedId })
  }

  async expand(query: ViewQuery, cluster: string) {
    const { classes, now } = query
    const data = await this.#waitForData(query)
    if (classes) return (await this.#openReports()).classed.expand(data, { ...query, classes }, cluster)
    return (await this.#selector.clusters(data, query)).expand(cluster, now)
  }

  async bounds(query: MatchQuery): Promise<Bounds | null> {
    await this.next(0)
    return findPlacedBounds((await this.#selector.select(await this.#waitForData(query), query)).entries)
  }

  async summary(id: string, query: ViewQuery) {
    const data = this.#loaded()
    const entry = data.byId.get(id)
    if (!entry) return null
    if (!query.classes && !hasRequirements(query.filters)) return summarise(entry, query.now)
    return (await this.#openReports()).classed.summary(data, entry, query)
  }

  async details(id: string, query: MatchQuery): Promise<StationDetails | null> {
    const data = this.#loaded()
    const entry = data.byId.get(id)
    if (!entry) return null
    const filter = await this.#selector.createFilter(data, query)
    const matches = applyFilter(entry, filter) !== null
    return (await this.#openSingleStations()).details(entry, data.snapshot, { ...filter, matches })
  }

  async alternatives(id: string, now: number): Promise<Alternative[]> {
    const { byId, entries } = await this.#waitForData()
    const entry = byId.get(id)
    if (!entry) return []
    return (await this.#openSingleStations()).alternatives(entry, entries, now)
  }

  async search(query: SearchQuery) {
    const data = this.#loaded()
    const { suggest } = await import('../query/search/suggest')
    return suggest(data, await this.#selector.search.index(data.stations), query)
  }

  async history(...args: Parameters<CatalogApi['history']>) {
    return (await this.#openSingleStations()).history(...args)
  }

  async histories(...args: Parameters<CatalogApi['histories']>) {
    return (await this.#openSingleStations()).histories(...args)
  }

  async idsWithoutRecord(): Promise<string[]> {
    return (await this.#openSingleStations()).idsWithoutRecord()
  }

  async lookUp(id: string): Promise<LookUpResult> {
    return (await this.#openSingleStations()).lookUp(id, this.#loaded())
  }

  /** Two simultaneous loads share their requests, and the later one has the answers of both. */
  async #update(refresh: Refresh): Promise<Snapshot> {
    const publish = (loaded: LoadedData): Snapshot => {
      const snapshot = this.#build(loaded, refresh.now)
      for (const resolve of this.#waiting) resolve(snapshot)
      this.#waiting.clear()
      return snapshot
    }
    const complete = await this.#loader.update(refresh, (stage) => {
      if (this.#waiting.size > 0) publish(stage)
    })
    return publish(complete)
  }

  #build(loaded: LoadedData, now: number): Snapshot {
    const { latest, parts, copy } = loaded
    const { viewer, region, dialect } = this.#context
    const previous = this.#data
    const stationData = this.#stationData.build(loaded)
    const isNewStations = stationData !== previous?.stationData
    const isComplete = previous !== null && countComing(previous.snapshot.parts) === 0
    if (isComplete && !isNewStations && latest === previous.latest && !dialect.stationValues)
      return updateParts(previous, parts, copy)
    this.#data = buildCatalogData(
      { stationData, latest },
      {
        revision: (previous?.snapshot.revision ?? 0) + 1,
        // A dialect of all fields may also serve an anonymous viewer, who does not see them.
        hasRawFields: viewer !== anonymous && dialect.keepsRawFields,
        region,
        now: parts.values.fetchedAt ?? parts.stations.fetchedAt ?? now,
        parts,
        copy,
        previous,
      },
    )
    if (isNewStations) this.#singleStations?.forgetStations()
    this.#singleStations?.forgetValues(previous?.snapshot.parts, parts)
    return this.#data.snapshot
  }

  #loaded(): CatalogData {
    if (this.#data === null) throw new Error('Not loaded yet.')
    return this.#data
  }

  /** Waits for data that can answer the query: the parts that it depends on have loaded; without a query, all parts. */
  async #waitForData(query?: Pick<StationQuery, 'filters'> & Partial<StationQuery>): Promise<CatalogData> {
    const data = this.#loaded()
    const { snapshot } = data
    if (!(query ? dependsOnComing(query, snapshot) : countComing(snapshot.parts) > 0)) return data
    await this.next(snapshot.revision)
    return this.#waitForData(query)
  }

  #createReport<Name extends keyof ReportAnswers>(name: Name) {
    return async (...args: Parameters<CatalogApi[Name]>): Promise<ReportAnswer<Name>> => {
      const reports: ReportAnswers = await this.#openReports()
      return reports[name](await this.#waitForData(), ...args)
    }
  }

  /** Its script is loaded for the first file or the first page about all stations. */
  async #openReports(): Promise<Reports> {
    const { Reports } = await import('./reports')
    this.#reports ??= new Reports(this.#selector, this.#context)
    return this.#reports
  }

  /** Its script is loaded when the first station is opened. */
  async #openSingleStations(): Promise<SingleStations> {
    const { SingleStations } = await import('./single-stations')
    this.#singleStations ??= new SingleStations(this.#context)
    return this.#singleStations
  }
}
