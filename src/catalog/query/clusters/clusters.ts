import { minute } from '../../../durations'
import type { Bounds, Position } from '../../../model/station'
import { statuses } from '../../../model/status'
import type { CatalogEntry } from '../../build/catalog-entry'
import { isFaded } from '../../build/summarise'
import type { Expansion } from '../../catalog-api'
import type { CatalogSymbol, ClusterSymbol, StationSymbol } from '../../catalog-symbol'
import type { ClassCounts } from '../../map-classes'
import { type Cluster, ClusterTiles, lastLevel } from './cluster-tiles'
import type { Points } from './greedy-clusters'
import { fromUnits, toUnits } from './mercator'

/** Returns the number of a symbol's stations in each class. */
export type CountClasses = (stations: readonly CatalogEntry[]) => ClassCounts

interface ViewOptions {
  /** Id of the opened station, which has a symbol of its own. */
  openedId?: string | null | undefined
  /** Counts the classes of a symbol's stations. */
  count?: CountClasses | undefined
}

/** Milliseconds for which counts are kept although stations become stale, open and close. */
const countsMaxAge = 2 * minute

/** Not yet computed. */
const unknown = 255

/**
 * Stations as clusters and points. The id of a cluster is its level and the position of its core, or of another member
 * while the core is the opened station. It is valid as long as that station is shown.
 */
export class Clusters {
  readonly #now: number
  /** Entries with a position. The arrays below use their indexes. */
  readonly #entries: readonly PlacedEntry[]
  readonly #points: Points
  /** Cache of each station's index in the counts, see `#findCountIndex`. */
  readonly #countIndexes: Uint8Array
  readonly #tiles: ClusterTiles

  /**
   * @param entries stations to draw; those without a position are left out
   * @param now time for which freshness and opening hours are assessed
   */
  constructor(entries: readonly CatalogEntry[], now: number) {
    this.#now = now
    this.#entries = entries.filter(isPlaced)
    this.#points = projectAll(this.#entries)
    this.#countIndexes = new Uint8Array(this.#entries.length).fill(unknown)
    this.#tiles = new ClusterTiles(this.#points)
  }

  /** Whether what is counted as old or shut is still valid. */
  isValidAt(now: number): boolean {
    return Math.abs(now - this.#now) < countsMaxAge
  }

  /** All stations in the box, each in exactly one symbol, and some outside. */
  view(
    [west, south, east, north]: Bounds,
    zoom: number,
    now: number,
    { openedId, count }: ViewOptions = {},
  ): CatalogSymbol[] {
    // A flight of the camera may end a rounding error below its zoom.
    const level = Math.max(0, Math.min(lastLevel, Math.floor(zoom + 1e-3)))
    const { x: left, y: top } = toUnits({ lon: west, lat: north })
    const { x: right, y: bottom } = toUnits({ lon: east, lat: south })
    const clusters = this.#tiles.inBox({ west: left, north: top, east: right, south: bottom }, level)
    const alone = this.#entries.findIndex(({ station }) => station.id === openedId)
    return clusters.flatMap((cluster) => {
      const { points } = cluster
      const others = points.filter((point) => point !== alone)
      const isDivided = others.length > 0 && others.length < points.length
      return (isDivided ? [others, [alone]] : [points]).map((points) => {
        const symbol = this.#draw({ ...cluster, points }, level, now)
        return count ? { ...symbol, classes: count(points.map((point) => this.#entryAt(point))) } : symbol
      })
    })
  }

  /**
   * Zoom at which a cluster is divided. Its script is loaded when the first cluster is pressed.
   * @returns `null` if the cluster no longer exists
   */
  async expand(id: string, now: number): Promise<Expansion | null> {
    const { expandCluster } = await import('./expand-cluster')
    const entryAt = (point: number) => this.#entryAt(point)
    return expandCluster({ points: this.#points, tiles: this.#tiles, entryAt }, id, now)
  }

  #entryAt(point: number): PlacedEntry {
    const entry = this.#entries[point]
    if (!entry) throw new Error(`No station ${point}.`)
    return entry
  }

  /** Index in the counts of a cluster: twice the index of its status, plus one if it is drawn faded. */
  #findCountIndex(point: number): number {
    const cached = this.#countIndexes[point] ?? unknown
    if (cached !== unknown) return cached
    const entry = this.#entryAt(point)
    const countIndex = 2 * statuses.indexOf(entry.status) + (isFaded(entry, this.#now) ? 1 : 0)
    this.#countIndexes[point] = countIndex
    return countIndex
  }

  #draw(cluster: Cluster, level: number, now: number): CatalogSymbol {
    const [first = 0] = cluster.points
    const count = cluster.points.length
    if (count === 1) return drawStation(this.#entryAt(first), now)
    const id = [level, this.#points.x[first], this.#points.y[first]].join('.')
    const position = fromUnits(cluster)
    return {
      kind: 'cluster',
      id: `c${id}`,
      cluster: id,
      position,
      count,
      ...this.#countStatuses(cluster.points),
    }
  }

  #countStatuses(points: readonly number[]): Pick<ClusterSymbol, 'byStatus' | 'fadedByStatus'> {
    const counts = new Uint32Array(2 * statuses.length)
    for (const point of points) {
      const countIndex = this.#findCountIndex(point)
      counts[countIndex] = (counts[countIndex] ?? 0) + 1
    }
    const fadedByStatus = statuses.map((_, index) => counts[2 * index + 1] ?? 0)
    const byStatus = fadedByStatus.map((faded, index) => faded + (counts[2 * index] ?? 0))
    return { byStatus, fadedByStatus }
  }
}

/** An entry whose station has a position. */
type PlacedEntry = CatalogEntry & { station: { position: Position } }

function isPlaced(entry: CatalogEntry): entry is PlacedEntry {
  return entry.station.position !== null
}

function drawStation(entry: PlacedEntry, now: number): StationSymbol {
  const { station, status } = entry
  const { id, name, position } = station
  return { kind: 'station', id, position, count: 1, name, status, faded: isFaded(entry, now) }
}

/** Coordinates that are equal to 1e-5 degrees (1 m) are one point. */
function projectAll(entries: readonly PlacedEntry[]): Points {
  const points = { x: new Int32Array(entries.length), y: new Int32Array(entries.length) }
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  entries.forEach(({ station: { position } }, index) => {
    const { x, y } = toUnits({ lon: round(position.lon), lat: round(position.lat) })
    points.x[index] = x
    points.y[index] = y
  })
  return points
}
