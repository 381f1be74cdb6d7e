import type { Dialect, Series } from '../api/dialect'
import { isApiError } from '../api/errors'
import type { Filters } from '../model/filters'
import type { Bounds } from '../model/station'
import { anonymous, type TokenSource, type Viewer } from '../model/viewer'
import type { Clusters } from './clusters'
import { detail, silentSeries } from './details'
import type {
  CatalogDoor,
  Drawn,
  Expansion,
  Facets,
  Page,
  Rejected,
  Snapshot,
  Sort,
  StationDetails,
  StationSummary,
} from './door'
import type { Entry } from './entry'
import { countFacets, matches, sieveOf } from './facets'
import { fetchLatest, fetchPlaces, type Places } from './fetch'
import { inOrder } from './order'
import { type Stock, stockOf } from './stock'
import { summarise } from './summary'

/** Milliseconds after which stations and plugs are asked again. */
const placesKeep = 3_600_000
/** Milliseconds that a station's details wait for the list of its series. */
const seriesPatience = 5_000

/** Stations that pass one set of filters. */
interface Selection {
  key: string
  entries: Entry[]
  /** Made when a map first asks. */
  clusters: Clusters | null
}

/** The stations of one viewer in memory. It knows no clock; failures of the service come as ApiError. */
export class Catalog implements CatalogDoor {
  readonly #dialect: Dialect
  readonly #viewer: Viewer
  readonly #tokens: TokenSource
  readonly #region: Bounds

  #places: (Places & { fetchedAt: number }) | null = null
  #stock: Stock | null = null
  #selection: Selection | null = null
  #fetching: Promise<Snapshot> | null = null
  /** Series of single stations, kept as long as the places. */
  readonly #series = new Map<string, Series[]>()

  constructor(dialect: Dialect, viewer: Viewer, tokens: TokenSource, region: Bounds) {
    this.#dialect = dialect
    this.#viewer = viewer
    this.#tokens = tokens
    this.#region = region
  }

  load(now: number): Promise<Snapshot> {
    return this.#once(() => this.#fetch(true, now))
  }

  refresh(now: number): Promise<Snapshot> {
    return this.#once(() => {
      const places = this.#places
      return this.#fetch(places === null || places.incomplete || now - places.fetchedAt > placesKeep, now)
    })
  }

  async facets(filters: Filters): Promise<Facets> {
    const { entries, options } = this.#stocked()
    return countFacets(entries, sieveOf(filters, options), options)
  }

  async page(filters: Filters, sort: Sort, from: number, to: number, now: number): Promise<Page> {
    const { entries } = this.#select(filters)
    const stations = inOrder(entries, sort, now)
      .slice(from, to)
      .map((entry) => summarise(entry, now))
    return { stations, from, matched: entries.length, of: this.#stocked().entries.length }
  }

  async view(filters: Filters, bounds: Bounds, zoom: number, now: number): Promise<Drawn> {
    return (await this.#clusters(filters)).view(bounds, zoom, now)
  }

  async expand(filters: Filters, cluster: number, now: number): Promise<Expansion> {
    return (await this.#clusters(filters)).expand(cluster, now)
  }

  async summary(id: string, now: number): Promise<StationSummary | null> {
    const entry = this.#stocked().byId.get(id)
    return entry ? summarise(entry, now) : null
  }

  async get(id: string, filters: Filters, now: number): Promise<StationDetails | null> {
    const { byId, options, snapshot } = this.#stocked()
    const entry = byId.get(id)
    if (!entry) return null
    // Without values every series would seem silent.
    const listed = snapshot.valuesFailed ? [] : await this.#seriesOf(entry)
    const why = this.#viewer === anonymous || snapshot.tokenRefused ? 'sign-in' : 'not-permitted'
    const silent = listed && silentSeries(entry, listed, why)
    return detail(entry, silent, matches(entry, sieveOf(filters, options)), now)
  }

  async rejected(): Promise<Rejected[]> {
    return this.#stocked().rejected
  }

  /** Two fetches at a time would race for the revision. */
  #once(fetch: () => Promise<Snapshot>): Promise<Snapshot> {
    this.#fetching ??= fetch().finally(() => {
      this.#fetching = null
    })
    return this.#fetching
  }

  async #fetch(withPlaces: boolean, now: number): Promise<Snapshot> {
    const [places, latest] = await Promise.allSettled([
      withPlaces ? fetchPlaces(this.#dialect) : this.#places,
      fetchLatest(this.#dialect, this.#viewer, this.#tokens),
    ])
    if (withPlaces && places.status === 'fulfilled' && places.value) this.#keep(places.value, now)
    if (this.#places === null) throw places.status === 'rejected' ? places.reason : new Error('No stations.')
    // What is known stays; only a first load goes on without values.
    if (latest.status === 'rejected' && (this.#stock || !isApiError(latest.reason))) throw latest.reason

    const values = latest.status === 'fulfilled' ? latest.value : null
    const rejected = [...this.#places.rejected, ...(values?.rejected ?? [])]
    this.#stock = stockOf(this.#places, values, rejected, {
      revision: (this.#stock?.snapshot.revision ?? 0) + 1,
      viewer: this.#viewer,
      region: this.#region,
      now,
    })
    this.#selection = null
    return this.#stock.snapshot
  }

  /** Stations whose plugs failed do not replace whole ones. */
  #keep(places: Places, now: number) {
    if (this.#places && !this.#places.incomplete && places.incomplete) return
    this.#places = { ...places, fetchedAt: now }
    this.#series.clear()
  }

  #stocked(): Stock {
    if (this.#stock === null) throw new Error('The catalog was asked before it was loaded.')
    return this.#stock
  }

  #select(filters: Filters): Selection {
    const { entries, options } = this.#stocked()
    const key = JSON.stringify(filters)
    if (this.#selection?.key !== key) {
      const sieve = sieveOf(filters, options)
      this.#selection = { key, entries: entries.filter((entry) => matches(entry, sieve)), clusters: null }
    }
    return this.#selection
  }

  /** Only a map needs them, and a map comes after the list: so does their script. */
  async #clusters(filters: Filters): Promise<Clusters> {
    const { Clusters } = await import('./clusters')
    const selection = this.#select(filters)
    selection.clusters ??= new Clusters(selection.entries)
    return selection.clusters
  }

  /** Details are worth showing without it, so a failure costs no more than the list; it is asked again. */
  async #seriesOf({ station }: Entry): Promise<Series[] | null> {
    const known = this.#series.get(station.id)
    if (known) return known
    try {
      const { items } = await this.#dialect.seriesOf(station, { timeout: seriesPatience })
      this.#series.set(station.id, items)
      return items
    } catch (error) {
      if (!isApiError(error)) throw error
      return null
    }
  }
}
