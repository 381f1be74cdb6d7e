import { clusterPoints, type Points } from './greedy-clusters'
import { type MercatorPoint, worldBits, worldUnits } from './mercator'
import { type ClusterMeans, spreadClusters } from './spread-clusters'

/** CSS pixels: also the minimum distance of two symbols, which are up to 50 wide within their outlines. */
const radius = 50
/** Greatest level with clusters: 50 pixels are some 20 m there. */
const maxZoom = 16
/** Level on which only points at the same position are one cluster. */
export const lastLevel = maxZoom + 1
/** CSS pixels of the world at level 0, as in MapLibre. */
const worldPixels = 512
/**
 * First level with more than one tile. From there on a tile's side is 2048 CSS pixels. No cluster crosses an edge, so
 * tiles are as large as a view; at street level a tile has few of a country's stations.
 */
const firstTiledLevel = 3
/** Greater than the number of tiles from the middle of the world on any level. */
const maxTiles = 2 ** 16
/** Units that a point may be away from its station: 1e-5 degrees at Mercator's end. */
const rounding = 400
/**
 * Levels that are clustered before the requested one, each from the clusters of the previous one. Supercluster begins
 * at the last level; two levels give an equally good picture in less time.
 */
const levelsAhead = 2
/** Maximum number of cached tiles: more than two views of a large screen. */
const maxCachedTiles = 48

/**
 * Points of a cluster, its core first, and the place of its symbol, near their mean. The core is the point that the
 * others are clustered around.
 */
export interface Cluster extends MercatorPoint {
  points: readonly number[]
}

/** A box of projected positions, edges included. */
export interface MercatorBox {
  west: number
  north: number
  east: number
  south: number
}

/** Clusters of points by zoom level and tile. Tiles are computed on demand. */
export class ClusterTiles {
  readonly #points: Points
  /** Middle of a tile on every level, so that no edge crosses the usual view. */
  readonly #middle: MercatorPoint
  /** Cache by level and tile, least recently used first. */
  readonly #tiles = new Map<string, readonly Cluster[]>()

  constructor(points: Points) {
    this.#points = points
    const { x, y } = mean(points, [...points.x.keys()])
    this.#middle = { x: Math.round(x), y: Math.round(y) }
  }

  /** Clusters of the points in the box, and some others near it. */
  inBox(box: MercatorBox, level: number): Cluster[] {
    // On each level a point and the mean are within the radius of the core. The radius is halved on the next level, so
    // all levels together move a point by less than twice the radius, and the mean by as much.
    const near = widen(box, 4 * radiusOn(level) + rounding)
    const { x, y } = this.#points
    const tiles = new Set<number>()
    for (let point = 0; point < x.length; point += 1)
      if (isIn(near, x[point] ?? 0, y[point] ?? 0)) tiles.add(this.#findTile(point, level))
    return [...tiles].flatMap((tile) =>
      this.#readTile(tile, level).filter((cluster) => isIn(near, cluster.x, cluster.y)),
    )
  }

  /** Cluster of a point. */
  findCluster(point: number, level: number): Cluster {
    const clusters = this.#readTile(this.#findTile(point, level), level)
    const cluster = clusters.find(({ points }) => points.includes(point))
    if (!cluster) throw new Error(`No point ${point}.`)
    return cluster
  }

  /** Column and row of a tile of the level as one number. */
  #findTile(point: number, level: number): number {
    if (level < firstTiledLevel) return 0
    const bits = worldBits + firstTiledLevel - level
    const half = 1 << (bits - 1)
    const column = ((this.#points.x[point] ?? 0) - this.#middle.x + half) >> bits
    const row = ((this.#points.y[point] ?? 0) - this.#middle.y + half) >> bits
    return column * maxTiles + row
  }

  /** Clusters of a tile, from the cache if it has them. */
  #readTile(tile: number, level: number): readonly Cluster[] {
    const key = `${level}/${tile}`
    const clusters = this.#tiles.get(key) ?? this.#makeTile(tile, level)
    this.#tiles.delete(key)
    this.#tiles.set(key, clusters)
    const [oldest] = this.#tiles.keys()
    if (this.#tiles.size > maxCachedTiles && oldest !== undefined) this.#tiles.delete(oldest)
    return clusters
  }

  #makeTile(tile: number, level: number): Cluster[] {
    const inside: number[] = []
    for (let point = 0; point < this.#points.x.length; point += 1)
      if (this.#findTile(point, level) === tile) inside.push(point)
    const first = level > maxZoom ? level : Math.min(level + levelsAhead, maxZoom)
    let groups = clusterPoints(this.#points, inside, radiusOn(first)).map((points) =>
      toGroup(this.#points, points, points.slice(0, 1)),
    )
    for (let next = first - 1; next >= level; next -= 1)
      groups = mergeGroups(groups, this.#points, radiusOn(next))
    // Points of one place have only that place on the last level.
    const places = spreadClusters(groups, radiusOn(level))
    return groups.map(({ points, mean }, index) => ({ ...(places[index] ?? mean), points }))
  }
}

/** Points that are near each other. On the last clustered level they are a cluster, on earlier ones a part of one. */
interface PointGroup extends ClusterMeans {
  points: readonly number[]
}

function toGroup(all: Points, points: readonly number[], corePoints: readonly number[]): PointGroup {
  return { points, mean: mean(all, points), coreMean: mean(all, corePoints) }
}

/** Clusters of the groups by their means. */
function mergeGroups(groups: readonly PointGroup[], points: Points, radius: number): PointGroup[] {
  const means = { x: new Int32Array(groups.length), y: new Int32Array(groups.length) }
  groups.forEach((group, index) => {
    means.x[index] = group.mean.x
    means.y[index] = group.mean.y
  })
  return clusterPoints(means, [...groups.keys()], radius).map((near) => {
    const [corePoints = [], ...others] = near.map((index) => groups[index]?.points ?? [])
    return toGroup(points, corePoints.concat(...others), corePoints)
  })
}

/** Units of projected positions. */
function radiusOn(level: number): number {
  return level > maxZoom ? 1 : (radius * worldUnits) / (worldPixels * 2 ** level)
}

function widen({ west, north, east, south }: MercatorBox, by: number): MercatorBox {
  return { west: west - by, north: north - by, east: east + by, south: south + by }
}

function isIn({ west, north, east, south }: MercatorBox, x: number, y: number): boolean {
  return x >= west && x <= east && y >= north && y <= south
}

function mean({ x, y }: Points, points: readonly number[]): MercatorPoint {
  let sumX = 0
  let sumY = 0
  for (const point of points) {
    sumX += x[point] ?? 0
    sumY += y[point] ?? 0
  }
  return { x: sumX / points.length, y: sumY / points.length }
}
