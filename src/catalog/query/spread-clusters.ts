import type { Projected } from './mercator'

/** Means of a cluster's points and of those that the others were merged with. */
interface Group {
  mean: Projected
  seed: Projected
}

/** How much nearer to its seed a crowded cluster is moved at once, as a share of the way from its mean. */
const step = 0.5

/**
 * Returns where each cluster is drawn: at its mean, or, if another one is nearer than `distance`, on the way to its seed
 * or there. Seeds are farther apart, so that no two symbols overlap.
 */
export function spreadClusters(groups: readonly Group[], distance: number): Projected[] {
  const shares = groups.map(() => 1)
  for (;;) {
    const places = groups.map(({ mean, seed }, index) => between(seed, mean, shares[index] ?? 0))
    const crowded = [...findCrowded(places, distance)].filter((index) => (shares[index] ?? 0) > 0)
    if (crowded.length === 0) return places
    for (const index of crowded) shares[index] = (shares[index] ?? 0) - step
  }
}

/** Returns the indexes of the places that are nearer to another one than `distance`. */
function findCrowded(places: readonly Projected[], distance: number): Set<number> {
  const crowded = new Set<number>()
  const byX = places.map(({ x, y }, index) => ({ x, y, index })).sort((one, other) => one.x - other.x)
  byX.forEach((one, place) => {
    for (let next = place + 1; next < byX.length; next += 1) {
      const other = byX[next]
      if (!other || other.x - one.x >= distance) break
      if (Math.hypot(other.x - one.x, other.y - one.y) < distance) crowded.add(one.index).add(other.index)
    }
  })
  return crowded
}

function between(from: Projected, to: Projected, share: number): Projected {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
