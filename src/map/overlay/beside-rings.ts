import type { Pixel } from '../flat-view'
import type { Circle, Drawing } from './drawing'

/** Ring around a station with its middle on the canvas. */
interface Ring extends Pick<Circle, 'radius' | 'line'> {
  middle: Pixel
}

/** Returns whether a drawing is a ring that covers what is below it and moves clusters aside. */
export function isRing(drawing: Drawing): drawing is Circle {
  return drawing.kind === 'circle' && drawing.movesClusters === true
}

/**
 * Returns where a cluster is painted: at its place, or beside a ring that would cover its number. The place of a
 * cluster is only the middle of its stations.
 * @param halfWidth half the width of the cluster's symbol
 */
export function besideRings(place: Pixel, halfWidth: number, rings: readonly Ring[]): Pixel {
  let { x, y } = place
  for (const { middle, radius, line } of rings) {
    const distance = Math.hypot(x - middle.x, y - middle.y)
    const free = radius + line.width + halfWidth
    if (distance >= free) continue
    // No direction leads away from the middle of the ring; upwards the cluster does not cover the name below the ring.
    const [right, down] = distance === 0 ? [0, -1] : [(x - middle.x) / distance, (y - middle.y) / distance]
    x = middle.x + right * free
    y = middle.y + down * free
  }
  return { x, y }
}
