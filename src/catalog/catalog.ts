import type { Dialect } from '../api/dialect'
import type { History, SeriesKey } from '../model/history'
import type { Bounds } from '../model/station'
import type { TokenSource, Viewer } from '../model/viewer'
import { inside } from './bounds'
import type { Clusters } from './clusters'
import type {
  CatalogDoor,
  Drawn,
  Expansion,
  Exported,
  Facets,
  Page,
  Rejected,
  Snapshot,
  StationDetails,
  Suggestions,
} from './door'
import type { Entry } from './entry'
import { CatalogError } from './errors'
import { countFacets } from './facets'
import { type Answers, Feed } from './feed'
import { Finder } from './finder'
import type { Inventory } from './inventory'
import type { Memory } from './memory'
import type { LookUp, NotShown } from './not-shown'
import { countPlaced, distanceOf, inOrder } from './order'
import { dependsOnTime, type Sieve, sieveOf, sifted } from './sieve'
import type { SingleStations } from './single-stations'
import type { FacetQuery, ListQuery, StationMatch, StationQuery } from './station-query'
import type { Alternative, StationSummary } from './station-summary'
import { type Stock, stockOf } from './stock'
import { summarise } from './summary'

/** Stations that pass one set of filters. */
interface Selection {
  key: string
  entries: Entry[]
  /** Made when a map first asks, and again when what they say of now is no longer so. */
  clusters: Clusters | null
}

/** The stations of one viewer in memory. It knows no clock; failures of the service come as ApiError. */
export class Catalog implements CatalogDoor {
  readonly #dialect: Dialect
  readonly #viewer: Viewer
  readonly #tokens: TokenSource
  readonly #region: Bounds
  readonly #feed: Feed

  #answers: Answers | null = null
  #stock: Stock | null = null
  #selection: Selection | null = null
  readonly #finder = new Finder()
  #single: SingleStations | null = null

  constructor(
    dialect: Dialect,
    viewer: Viewer,
    tokens: TokenSource,
    region: Bounds,
    memory: Memory | null = null,
  ) {
    this.#dialect = dialect
    this.#viewer = viewer
    this.#tokens = tokens
    this.#region = region
    this.#feed = new Feed(dialect, viewer, tokens, memory)
  }

  load(now: number): Promise<Snapshot> {
    return this.#update(now, true)
  }

  refresh(now: number): Promise<Snapshot> {
    return this.#update(now, false)
  }

  async facets(query: FacetQuery): Promise<Facets> {
    const stock = this.#stocked()
    const sieve = await this.#sieve(stock, query)
    return countFacets(inside(stock.entries, query.bounds), sieve, stock.options)
  }

  async page(query: ListQuery, from: number, to: number): Promise<Page> {
    const { origin, now } = query
    const of = this.#stocked().entries.length
    const entries = inside((await this.#select(query)).entries, query.bounds)
    const stations = inOrder(entries, query)
      .slice(from, to)
      .map((entry) => summarise(entry, now, distanceOf(entry, origin)))
    return { stations, from, matched: entries.length, placed: countPlaced(entries), of }
  }

  async view(query: StationMatch, extent: Bounds, zoom: number): Promise<Drawn> {
    return (await this.#clusters(query)).view(extent, zoom, query.now)
  }

  async expand(query: StationMatch, cluster: string): Promise<Expansion> {
    return (await this.#clusters(query)).expand(cluster, query.now)
  }

  async summary(id: string, now: number): Promise<StationSummary | null> {
    const entry = this.#stocked().byId.get(id)
    return entry ? summarise(entry, now) : null
  }

  async get(id: string, query: StationMatch): Promise<StationDetails | null> {
    const stock = this.#stocked()
    const { byId, snapshot } = stock
    const entry = byId.get(id)
    if (!entry) return null
    const matches = sifted(entry, await this.#sieve(stock, query)) !== null
    return (await this.#singleStations()).details(entry, snapshot, matches, query.now)
  }

  async alternatives(id: string, now: number): Promise<Alternative[]> {
    const { byId, entries } = this.#stocked()
    const entry = byId.get(id)
    if (!entry) return []
    const { alternativesTo } = await import('./alternatives')
    return alternativesTo(entry, entries, now)
  }

  async search(text: string, limit: number, now: number): Promise<Suggestions> {
    const stock = this.#stocked()
    const { suggest } = await import('./suggest')
    return suggest(stock, await this.#finder.index(stock.stations), { text, limit, now })
  }

  async history(key: SeriesKey, from: number, to: number): Promise<History> {
    return (await this.#singleStations()).history(key, from, to)
  }

  async undetailed(): Promise<string[]> {
    return (await this.#singleStations()).undetailed()
  }

  async rejected(): Promise<Rejected[]> {
    return this.#stocked().rejected
  }

  async notShown(): Promise<NotShown> {
    return (await import('./row-accounts')).notShownOf(this.#stocked())
  }

  async lookUp(id: string): Promise<LookUp> {
    return (await this.#singleStations()).lookUp(id, this.#stocked().rejected)
  }

  async inventory(now: number): Promise<Inventory> {
    const { entries } = this.#stocked()
    const { inventoryOf } = await import('./inventory')
    return inventoryOf(entries, now)
  }

  async export(query: StationQuery): Promise<Exported> {
    const { openStock, rowsOf } = await import('./export')
    const mine = this.#stocked()
    const isMine = query.access === 'closed' || !mine.snapshot.revealed
    const stock = isMine || !this.#answers ? mine : openStock(mine, this.#answers, this.#region)
    const sieve = await this.#sieve(stock, query)
    const { stations: of, fetchedAt } = stock.snapshot
    return { rows: rowsOf(inside(stock.entries, query.bounds), sieve, query), of, fetchedAt }
  }

  /** Of two at a time each asks what the other does not, and the later one sees what both found. */
  async #update(now: number, isPress: boolean): Promise<Snapshot> {
    return this.#restock(await this.#feed.update(now, isPress), now)
  }

  #restock(answers: Answers, now: number): Snapshot {
    const { places, latest, parts, offline } = answers
    const before = this.#answers
    this.#answers = answers
    const isNew = places !== before?.places || latest !== before.latest || this.#dialect.valuesOf
    if (this.#stock && !isNew) {
      this.#stock.snapshot = { ...this.#stock.snapshot, parts, offline }
      return this.#stock.snapshot
    }
    const rejected = [...places.rejected, ...(latest?.rejected ?? [])]
    this.#stock = stockOf(places, latest, rejected, {
      revision: (this.#stock?.snapshot.revision ?? 0) + 1,
      viewer: this.#viewer,
      region: this.#region,
      now: parts.values.fetchedAt ?? parts.stations.fetchedAt ?? now,
      parts,
      offline,
    })
    if (places !== before?.places) this.#single?.forgetPlaces()
    this.#selection = null
    this.#single?.forgetValues()
    return this.#stock.snapshot
  }

  #stocked(): Stock {
    if (this.#stock === null) throw new CatalogError('The catalog was asked before it was loaded.')
    return this.#stock
  }

  async #sieve({ options, stations, byId }: Stock, { filters, now }: StationMatch): Promise<Sieve> {
    const found = await this.#finder.found(stations, filters.q)
    if (!filters.only) return sieveOf(filters, { options, found, now })
    const only = new Set(filters.only.map((id) => byId.get(id)?.station))
    return sieveOf(filters, { options, found: (station) => only.has(station) && found(station), now })
  }

  async #select(query: StationMatch): Promise<Selection> {
    const stock = this.#stocked()
    const { entries, snapshot } = stock
    const { filters, now } = query
    const time = dependsOnTime(filters) ? now : 0
    const key = JSON.stringify([snapshot.revision, time, filters])
    if (this.#selection?.key === key) return this.#selection
    const sieve = await this.#sieve(stock, query)
    const selection = { key, entries: entries.flatMap((entry) => sifted(entry, sieve) ?? []), clusters: null }
    this.#selection = selection
    return selection
  }

  /** Comes when the first station is opened. */
  async #singleStations(): Promise<SingleStations> {
    const { SingleStations } = await import('./single-stations')
    this.#single ??= new SingleStations(this.#dialect, this.#viewer, this.#tokens)
    return this.#single
  }

  /** Only a map needs them, and a map comes after the list: so does their script. */
  async #clusters(query: StationMatch): Promise<Clusters> {
    const { Clusters } = await import('./clusters')
    const selection = await this.#select(query)
    const { now } = query
    if (!selection.clusters?.isTrueAt(now)) selection.clusters = new Clusters(selection.entries, now)
    return selection.clusters
  }
}
