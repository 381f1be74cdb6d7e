import type { MercatorPoint } from './mercator'

/** Two places of a cluster, between which it is drawn. */
export interface ClusterMeans {
  /** Mean of its points. */
  mean: MercatorPoint
  /**
   * Mean of those points that were one cluster on the level before and took the others: on the first clustered level,
   * of the core alone.
   */
  coreMean: MercatorPoint
}

/** Share of the way from its mean to its `coreMean` by which a crowded cluster is moved at once. */
const step = 0.5

/**
 * Returns where each cluster is drawn: at its mean or, if another one is nearer than `distance`, on the way to its
 * `coreMean` or there. Those are farther apart, so that no two symbols overlap.
 */
export function spreadClusters(clusters: readonly ClusterMeans[], distance: number): MercatorPoint[] {
  const shares = clusters.map(() => 1)
  for (;;) {
    const places = clusters.map(({ mean, coreMean }, index) => between(coreMean, mean, shares[index] ?? 0))
    const crowded = [...findCrowded(places, distance)].filter((index) => (shares[index] ?? 0) > 0)
    if (crowded.length === 0) return places
    for (const index of crowded) shares[index] = (shares[index] ?? 0) - step
  }
}

/** Returns the indexes of the places that are nearer to another one than `distance`. */
function findCrowded(places: readonly MercatorPoint[], distance: number): Set<number> {
  const crowded = new Set<number>()
  const byX = places.map(({ x, y }, index) => ({ x, y, index })).sort((one, other) => one.x - other.x)
  byX.forEach((one, rank) => {
    for (let next = rank + 1; next < byX.length; next += 1) {
      const other = byX[next]
      if (!other || other.x - one.x >= distance) break
      if (Math.hypot(other.x - one.x, other.y - one.y) < distance) crowded.add(one.index).add(other.index)
    }
  })
  return crowded
}

function between(from: MercatorPoint, to: MercatorPoint, share: number): MercatorPoint {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
