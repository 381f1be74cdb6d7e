import type { CatalogEntry } from '../../build/catalog-entry'
import { summarise } from '../../build/summarise'
import type { Expansion } from '../../catalog-api'
import { type ClusterTiles, lastLevel, type MercatorBox } from './cluster-tiles'
import type { Points } from './greedy-clusters'
import { fromUnits, type MercatorPoint, worldUnits } from './mercator'

/** Clusters, and the station of each of their points. */
interface ClusterIndex {
  points: Points
  tiles: ClusterTiles
  entryAt(point: number): CatalogEntry
}

/**
 * Zoom at which a cluster is divided, or its stations if none divides them.
 * @param id level and position of a member
 * @returns `null` if the cluster no longer exists
 */
export function expandCluster(
  { points, tiles, entryAt }: ClusterIndex,
  id: string,
  now: number,
): Expansion | null {
  const [from = 0, x = -1, y = -1] = id.split('.').map(Number)
  const member = points.x.findIndex((each, index) => each === x && points.y[index] === y)
  if (member < 0 || !(from >= 0)) return null
  const members = tiles.findCluster(member, from).points
  const box = boundingBox(points, members)
  if (box.west === box.east && box.north === box.south) {
    return { kind: 'choice', stations: members.map((point) => summarise(entryAt(point), now)) }
  }
  let zoom = Math.min(from, lastLevel - 1) + 1
  while (zoom < lastLevel && areTogether(tiles, members, zoom)) zoom += 1
  return { kind: 'zoom', zoom, position: fromUnits(boxMiddle(box)) }
}

/** Whether one cluster of the level has all these points. */
function areTogether(tiles: ClusterTiles, points: readonly number[], level: number): boolean {
  const [first = 0] = points
  const there = new Set(tiles.findCluster(first, level).points)
  return points.every((point) => there.has(point))
}

function boundingBox({ x, y }: Points, points: readonly number[]): MercatorBox {
  const box = { west: worldUnits, north: worldUnits, east: 0, south: 0 }
  for (const point of points) {
    box.west = Math.min(box.west, x[point] ?? 0)
    box.east = Math.max(box.east, x[point] ?? 0)
    box.north = Math.min(box.north, y[point] ?? 0)
    box.south = Math.max(box.south, y[point] ?? 0)
  }
  return box
}

function boxMiddle({ west, north, east, south }: MercatorBox): MercatorPoint {
  return { x: (west + east) / 2, y: (north + south) / 2 }
}
