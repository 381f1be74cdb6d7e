import Supercluster from 'supercluster'
import { expect, test } from 'vitest'
import { type Cluster, ClusterTiles, lastLevel } from '../../../src/catalog/query/clusters/cluster-tiles'
import type { Points } from '../../../src/catalog/query/clusters/greedy-clusters'
import {
  fromUnits,
  type MercatorPoint,
  toUnits,
  worldUnits,
} from '../../../src/catalog/query/clusters/mercator'

// Supercluster is the oracle: it clusters every level from the one below it, this product the level that is asked for.

const world = { west: 0, north: 0, east: worldUnits, south: worldUnits }
const levels = Array.from({ length: lastLevel }, (_, level) => level)
type At = [lon: number, lat: number]

/** Numbers from 0 to 1, the same each time (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Some in towns, some between them, as charging stations are. */
function placesIn(count: number, width: number, seed: number): At[] {
  const next = random(seed)
  const anywhere = (): At => [10 + next() * width, 46 + (next() * width) / 2]
  const towns = Array.from({ length: 60 }, anywhere)
  const near = () => (next() + next() + next() - 1.5) * 0.03
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5
  return Array.from({ length: count }, () => {
    const [lon, lat] = next() < 0.6 ? (towns[Math.floor(next() * towns.length)] ?? anywhere()) : anywhere()
    return [round(lon + near()), round(lat + near())]
  })
}

function pointsAt(places: readonly At[]): Points {
  const points = { x: new Int32Array(places.length), y: new Int32Array(places.length) }
  places.forEach(([lon, lat], point) => {
    const { x, y } = toUnits({ lon, lat })
    points.x[point] = x
    points.y[point] = y
  })
  return points
}

function oracleOf(places: readonly At[]) {
  const index = new Supercluster<{ point: number }>({ radius: 50, extent: 512, maxZoom: 16 })
  index.load(
    places.map((coordinates, point) => ({
      type: 'Feature',
      properties: { point },
      geometry: { type: 'Point', coordinates },
    })),
  )
  return index
}

const nameOf = (points: Iterable<number>) => [...points].sort((one, other) => one - other).join()

/** Clusters of the oracle, by the points in them: where it parts them, and where each is. */
function oracleClusters(index: ReturnType<typeof oracleOf>, level: number) {
  const features = index.getClusters([-180, -85, 180, 85], level)
  const zooms = new Map<string, number>()
  for (const { properties } of features)
    if ('cluster_id' in properties) {
      const leaves = index.getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY)
      const name = nameOf(leaves.map((leaf) => leaf.properties.point))
      zooms.set(name, index.getClusterExpansionZoom(properties.cluster_id))
    }
  const centres = features.map(({ geometry: { coordinates } }) =>
    toUnits({ lon: coordinates[0] ?? 0, lat: coordinates[1] ?? 0 }),
  )
  return { zooms, centres }
}

/** Returns how many pairs of rings overlap. */
function overlaps(centres: readonly MercatorPoint[], level: number): number {
  const pixels = (512 * 2 ** level) / worldUnits
  const isNear = (one: MercatorPoint, other: MercatorPoint) =>
    Math.hypot(one.x - other.x, one.y - other.y) * pixels < 49
  return centres.reduce(
    (sum, one, place) => sum + centres.slice(place + 1).filter((other) => isNear(one, other)).length,
    0,
  )
}

function partsAt(tiles: ClusterTiles, { points: [first = 0, ...others] }: Cluster, level: number): boolean {
  const there = new Set(tiles.findCluster(first, level).points)
  return others.some((point) => !there.has(point))
}

const regions = [
  { count: 400, width: 2 },
  { count: 1_500, width: 2 },
  { count: 1_000, width: 20 },
]

for (const { count, width } of regions) {
  const places = placesIn(count, width, count + width)

  test(`each of ${count} points in ${width}° is in one cluster, near its middle, at every zoom`, () => {
    const points = pointsAt(places)
    const tiles = new ClusterTiles(points)
    for (const level of [0, 4, 7, 9, 11, 14, lastLevel]) {
      const clusters = tiles.inBox(world, level)
      expect(nameOf(clusters.flatMap((cluster) => cluster.points))).toBe(nameOf(places.keys()))
      const distances = clusters.flatMap((cluster) =>
        cluster.points.map((point) =>
          Math.hypot((points.x[point] ?? 0) - cluster.x, (points.y[point] ?? 0) - cluster.y),
        ),
      )
      expect(Math.max(...distances)).toBeLessThan((200 * worldUnits) / (512 * 2 ** level))
    }
  })

  test(`${count} points in ${width}° have as few clusters as supercluster's, whose rings do not overlap`, () => {
    const tiles = new ClusterTiles(pointsAt(places))
    const oracle = oracleOf(places)
    let ownOverlaps = 0
    for (const level of levels.slice(0, 13)) {
      const clusters = tiles.inBox(world, level)
      const { centres } = oracleClusters(oracle, level)
      expect(clusters.length).toBeGreaterThanOrEqual(Math.floor(centres.length * 0.9))
      expect(clusters.length).toBeLessThanOrEqual(Math.ceil(centres.length * 1.1) + 1)
      ownOverlaps += overlaps(clusters, level)
    }
    // Only across the edges of tiles, on all levels together.
    expect(ownOverlaps).toBeLessThanOrEqual(10)
  })
}

test("1,000 random clusters are parted where supercluster's of the same points are", () => {
  const places = placesIn(5_000, 2, 11)
  const tiles = new ClusterTiles(pointsAt(places))
  const oracle = oracleOf(places)
  const next = random(12)
  const all = levels.flatMap((level) => {
    const { zooms } = oracleClusters(oracle, level)
    return tiles.inBox(world, level).flatMap((cluster) => {
      if (cluster.points.length === 1) return []
      return { cluster, level, oracleZoom: zooms.get(nameOf(cluster.points)) }
    })
  })
  const chosen = Array.from({ length: 1_000 }, () => all[Math.floor(next() * all.length)]).filter(
    (each) => each !== undefined,
  )
  const known = chosen.filter(({ oracleZoom }) => oracleZoom !== undefined)
  const equal = known.filter(({ cluster, level, oracleZoom }) => {
    let zoom = level + 1
    while (zoom < lastLevel && !partsAt(tiles, cluster, zoom)) zoom += 1
    return zoom === oracleZoom
  })
  expect(chosen).toHaveLength(1_000)
  expect(known.length).toBeGreaterThan(900)
  expect(equal.length).toBeGreaterThan(known.length * 0.98)
})

test('projecting and unprojecting a point gives the same position', () => {
  for (const at of [
    { lon: -180, lat: -85 },
    { lon: 11.35448, lat: 46.49067 },
    { lon: 180, lat: 85 },
  ]) {
    const { lon, lat } = fromUnits(toUnits(at))
    expect(lon).toBeCloseTo(at.lon, 6)
    expect(lat).toBeCloseTo(at.lat, 6)
  }
})
