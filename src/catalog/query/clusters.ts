import Supercluster, { type ClusterFeature, type PointFeature } from 'supercluster'
import type { Bounds, Position } from '../../model/station'
import { type Status, statuses } from '../../model/status'
import type { CatalogEntry } from '../build/catalog-entry'
import { isFaded, summarise } from '../build/summarise'
import type { Drawn, DrawnProperties, Expansion } from '../catalog-api'

type DrawnFeature = Drawn['features'][number]
/**
 * Stations by status, and those of them whose sign must not look like now. Flat, because supercluster copies it
 * shallowly.
 */
type Tally = Record<Status | `faded ${Status}`, number>
const keys = statuses.flatMap((status) => [status, `faded ${status}`] as const)

/** Stations that stand on one point and that no zoom can part. */
interface Site {
  entries: CatalogEntry[]
  tally: Tally
}

/** CSS pixels; supercluster's tiles of 512 are MapLibre's, so its zoom levels are MapLibre's, rounded down. */
const radius = 50
/** Beyond it every site stands alone: 50 pixels are some 20 m there. */
const maxZoom = 16
const tileSize = 512

/** Milliseconds for which a mix stands although stations grow old, open and close meanwhile. */
const mixKeep = 120_000

/** Stations drawn as clusters and points. Ids of clusters hold within one index, and others of the same sites. */
export class Clusters {
  readonly #at: number
  readonly #sites: Site[]
  readonly #name: string
  readonly #index: Supercluster<{ site: number }, Tally>

  /**
   * @param entries those that may be drawn; without a position they are left out
   * @param now for what of them is old or closed
   */
  constructor(entries: readonly CatalogEntry[], now: number) {
    this.#at = now
    const sites = groupBySite(entries, now)
    this.#sites = [...sites.values()]
    this.#name = hashSites(sites.keys())
    this.#index = new Supercluster<{ site: number }, Tally>({
      radius,
      maxZoom,
      extent: tileSize,
      // A copy: reduce adds to it.
      map: ({ site }) => ({ ...this.#siteAt(site).tally }),
      reduce: (sum, part) => {
        for (const key of keys) sum[key] += part[key]
      },
    })
    this.#index.load(this.#sites.map(toPoint))
  }

  /** Whether what is drawn of old and closed stations is still so. */
  isTrueAt(now: number): boolean {
    return Math.abs(now - this.#at) < mixKeep
  }

  /** All stations in the box, each in exactly one feature, and some beyond its margin. */
  view(bounds: Bounds, zoom: number, now: number): Drawn {
    // A camera's flight may end a rounding error below the zoom that it was sent to.
    const level = Math.max(0, Math.floor(zoom + 1e-3))
    const features = this.#index.getClusters(widen(bounds, level), level)
    return { type: 'FeatureCollection', features: features.map((feature) => this.#draw(feature, now)) }
  }

  /** @throws {Error} for a cluster of another index */
  expand(id: string, now: number): Expansion {
    const cluster = this.#numberOf(id)
    const site = this.#sites[cluster]
    if (site) {
      return { kind: 'choice', stations: site.entries.map((entry) => summarise(entry, now)) }
    }
    const children = this.#index.getChildren(cluster)
    return {
      kind: 'zoom',
      zoom: this.#index.getClusterExpansionZoom(cluster),
      at: findCentre(children.map(({ geometry }) => geometry.coordinates)),
    }
  }

  #idOf(cluster: number): string {
    return `${this.#name}.${cluster}`
  }

  #numberOf(id: string): number {
    const [name, number] = id.split('.')
    if (name !== this.#name) throw new Error(`No cluster ${id}.`)
    return Number(number)
  }

  #siteAt(site: number): Site {
    const found = this.#sites[site]
    if (!found) throw new Error(`No site ${site}.`)
    return found
  }

  #draw(feature: PointFeature<{ site: number }> | ClusterFeature<Tally>, now: number): DrawnFeature {
    const { geometry, properties } = feature
    if ('cluster_id' in properties)
      return drawCluster(geometry, this.#idOf(properties.cluster_id), properties)
    const { entries, tally } = this.#siteAt(properties.site)
    const [entry] = entries
    // Supercluster numbers its clusters from the number of points on, so a site's place is free to use.
    if (entry === undefined || entries.length > 1)
      return drawCluster(geometry, this.#idOf(properties.site), tally)
    return drawStation(geometry, entry, now)
  }
}

function drawStation(geometry: DrawnFeature['geometry'], entry: CatalogEntry, now: number): DrawnFeature {
  const { station, status } = entry
  const properties: DrawnProperties = {
    kind: 'station',
    id: station.id,
    name: station.name,
    status,
    faded: isFaded(entry, now),
    count: 1,
  }
  return { type: 'Feature', id: `s${station.id}`, geometry, properties }
}

function drawCluster(geometry: DrawnFeature['geometry'], cluster: string, tally: Tally): DrawnFeature {
  const mix = statuses.map((status) => tally[status])
  const properties: DrawnProperties = {
    kind: 'cluster',
    id: `c${cluster}`,
    cluster,
    count: mix.reduce((sum, count) => sum + count, 0),
    mix: mix.join(),
    faded: statuses.map((status) => tally[`faded ${status}`]).join(),
  }
  return { type: 'Feature', id: properties.id, geometry, properties }
}

/** Coordinates that agree to 1e-5 degrees (1 m) are one site. */
function groupBySite(entries: readonly CatalogEntry[], now: number): Map<number, Site> {
  const sites = new Map<number, Site>()
  for (const entry of entries) {
    const { position } = entry.station
    if (position === null) continue
    // Below 2^51: 3.6e7 columns of 2^25 > 1.8e7 rows each.
    const key = Math.round((position.lon + 180) * 1e5) * 2 ** 25 + Math.round((position.lat + 90) * 1e5)
    let site = sites.get(key)
    if (!site) {
      site = { entries: [], tally: emptyTally() }
      sites.set(key, site)
    }
    site.entries.push(entry)
    site.tally[entry.status] += 1
    if (isFaded(entry, now)) site.tally[`faded ${entry.status}`] += 1
  }
  return sites
}

/** By the sites in their order, which is all that numbers depend on: FNV-1a over the 32-bit halves of their keys. */
function hashSites(keys: Iterable<number>): string {
  let hash = 0x811c9dc5
  for (const key of keys) for (const half of [key, key / 2 ** 32]) hash = Math.imul(hash ^ half, 0x01000193)
  return (hash >>> 0).toString(36)
}

function emptyTally(): Tally {
  return Object.fromEntries(keys.map((key) => [key, 0])) as Tally
}

function toPoint({ entries }: Site, site: number): PointFeature<{ site: number }> {
  const { lon, lat } = entries[0]?.station.position ?? { lon: 0, lat: 0 }
  return { type: 'Feature', properties: { site }, geometry: { type: 'Point', coordinates: [lon, lat] } }
}

/**
 * A station may be drawn up to four radii away: in each level it joins a centre within one radius of it and
 * the centre moves by less than another, and levels halve (2r + r + r/2 + … ≤ 4r). Latitudes are widened by
 * the same degrees, which are more pixels there, never fewer.
 */
function widen([west, south, east, north]: Bounds, level: number): [number, number, number, number] {
  const margin = (4 * radius * 360) / (tileSize * 2 ** level)
  return [west - margin, south - margin, east + margin, north + margin]
}

function findCentre(coordinates: readonly number[][]): Position {
  const middle = (axis: number) => {
    const values = coordinates.map((coordinate) => coordinate[axis] ?? 0)
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  return { lon: middle(0), lat: middle(1) }
}
