import type { Bounds, Position } from '../../model/station'
import { statuses } from '../../model/status'
import type { CatalogEntry } from '../build/catalog-entry'
import { isFaded, summarise } from '../build/summarise'
import type { Drawn, DrawnProperties, Expansion } from '../catalog-api'
import { type Box, type Cluster, ClusterTiles, lastLevel } from './cluster-tiles'
import type { Points } from './greedy-clusters'
import { type Projected, project, unproject, worldSize } from './mercator'

type DrawnFeature = Drawn['features'][number]

/** Milliseconds for which a mix stands although stations grow old, open and close meanwhile. */
const mixKeep = 120_000

/** In place of a look. */
const unknown = 255

/**
 * Stations drawn as clusters and points. The id of a cluster is its level and where the station stands that took the
 * others, so it holds as long as that station is there.
 */
export class Clusters {
  readonly #at: number
  /** Those with a position; the arrays below are by their numbers. */
  readonly #entries: readonly CatalogEntry[]
  readonly #points: Points
  /** How a station counts in a cluster, as it is found out. */
  readonly #looks: Uint8Array
  readonly #tiles: ClusterTiles

  /**
   * @param entries those that may be drawn; without a position they are left out
   * @param now for what of them is old or closed
   */
  constructor(entries: readonly CatalogEntry[], now: number) {
    this.#at = now
    this.#entries = entries.filter(({ station }) => station.position !== null)
    this.#points = projectAll(this.#entries)
    this.#looks = new Uint8Array(this.#entries.length).fill(unknown)
    this.#tiles = new ClusterTiles(this.#points)
  }

  /** Whether what is drawn of old and closed stations is still so. */
  isTrueAt(now: number): boolean {
    return Math.abs(now - this.#at) < mixKeep
  }

  /** All stations in the box, each in exactly one feature, and some beyond it. */
  view([west, south, east, north]: Bounds, zoom: number, now: number): Drawn {
    // A camera's flight may end a rounding error below the zoom that it was sent to.
    const level = Math.max(0, Math.min(lastLevel, Math.floor(zoom + 1e-3)))
    const { x: left, y: top } = project({ lon: west, lat: north })
    const { x: right, y: bottom } = project({ lon: east, lat: south })
    const clusters = this.#tiles.inBox({ west: left, north: top, east: right, south: bottom }, level)
    return {
      type: 'FeatureCollection',
      features: clusters.map((cluster) => this.#draw(cluster, level, now)),
    }
  }

  /**
   * Where a cluster leads: to the zoom that parts the one that is there now.
   * @throws {Error} when none of its level is there any more
   */
  expand(id: string, now: number): Expansion {
    const [from = 0, x = -1, y = -1] = id.split('.').map(Number)
    const point = this.#points.x.findIndex((each, place) => each === x && this.#points.y[place] === y)
    if (point < 0 || !(from >= 0)) throw new Error(`No cluster ${id}.`)
    const { points } = this.#tiles.around(point, from)
    const box = boundingBox(this.#points, points)
    if (box.west === box.east && box.north === box.south) {
      const stations = points.map((each) => this.#entryOf(each))
      return { kind: 'choice', stations: stations.map((entry) => summarise(entry, now)) }
    }
    let zoom = Math.min(from, lastLevel - 1) + 1
    while (zoom < lastLevel && this.#areTogether(points, zoom)) zoom += 1
    return { kind: 'zoom', zoom, at: unproject(boxMiddle(box)) }
  }
  #areTogether(points: readonly number[], level: number): boolean {
    const [first = 0] = points
    const there = new Set(this.#tiles.around(first, level).points)
    return points.every((point) => there.has(point))
  }

  #entryOf(point: number): CatalogEntry {
    const entry = this.#entries[point]
    if (!entry) throw new Error(`No station ${point}.`)
    return entry
  }

  /** Twice the place of its status, one more where it is drawn faded. */
  #lookOf(point: number): number {
    const known = this.#looks[point] ?? unknown
    if (known !== unknown) return known
    const entry = this.#entryOf(point)
    const look = 2 * statuses.indexOf(entry.status) + (isFaded(entry, this.#at) ? 1 : 0)
    this.#looks[point] = look
    return look
  }

  #draw(cluster: Cluster, level: number, now: number): DrawnFeature {
    const [first = 0] = cluster.points
    if (cluster.points.length === 1) return drawStation(this.#entryOf(first), now)
    const counts = new Uint32Array(2 * statuses.length)
    for (const point of cluster.points) {
      const look = this.#lookOf(point)
      counts[look] = (counts[look] ?? 0) + 1
    }
    const faded = counts.filter((_, look) => look % 2 === 1)
    const id = [level, this.#points.x[first], this.#points.y[first]].join('.')
    return featureAt(unproject(cluster), {
      kind: 'cluster',
      id: `c${id}`,
      cluster: id,
      count: cluster.points.length,
      mix: faded.map((count, status) => count + (counts[2 * status] ?? 0)).join(),
      faded: faded.join(),
    })
  }
}

function drawStation(entry: CatalogEntry, now: number): DrawnFeature {
  const { station, status } = entry
  return featureAt(station.position ?? { lon: 0, lat: 0 }, {
    kind: 'station',
    id: station.id,
    name: station.name,
    status,
    faded: isFaded(entry, now),
    count: 1,
  })
}

function featureAt({ lon, lat }: Position, properties: DrawnProperties): DrawnFeature {
  const id = properties.kind === 'cluster' ? properties.id : `s${properties.id}`
  return { type: 'Feature', id, geometry: { type: 'Point', coordinates: [lon, lat] }, properties }
}

/** Coordinates that agree to 1e-5 degrees (1 m) are one point. */
function projectAll(entries: readonly CatalogEntry[]): Points {
  const points = { x: new Int32Array(entries.length), y: new Int32Array(entries.length) }
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  entries.forEach(({ station: { position } }, place) => {
    const { x, y } = project({ lon: round(position?.lon ?? 0), lat: round(position?.lat ?? 0) })
    points.x[place] = x
    points.y[place] = y
  })
  return points
}

function boundingBox({ x, y }: Points, points: readonly number[]): Box {
  const box = { west: worldSize, north: worldSize, east: 0, south: 0 }
  for (const point of points) {
    box.west = Math.min(box.west, x[point] ?? 0)
    box.east = Math.max(box.east, x[point] ?? 0)
    box.north = Math.min(box.north, y[point] ?? 0)
    box.south = Math.max(box.south, y[point] ?? 0)
  }
  return box
}

function boxMiddle({ west, north, east, south }: Box): Projected {
  return { x: (west + east) / 2, y: (north + south) / 2 }
}
