import type { Pixel } from '../flat-view'
import type { Circle, Drawing } from './drawing'

/** Ring around a station with its middle on the canvas. */
interface Ring extends Pick<Circle, 'radius' | 'line'> {
  at: Pixel
}

/** Returns whether a drawing is a ring that covers what is below it and moves clusters aside. */
export function isRing(drawing: Drawing): drawing is Circle {
  return 'radius' in drawing && drawing.movesClusters === true
}

/**
 * Returns where a cluster is painted: at its place, or beside a ring that would cover its number. The place of a cluster
 * is only the middle of its stations.
 * @param half half the width of the cluster's symbol
 */
export function besideRings(place: Pixel, half: number, rings: readonly Ring[]): Pixel {
  let { x, y } = place
  for (const { at, radius, line } of rings) {
    const distance = Math.hypot(x - at.x, y - at.y)
    const free = radius + line.width + half
    if (distance >= free) continue
    // Straight up from a station in the very middle: its name is below.
    const [right, down] = distance === 0 ? [0, -1] : [(x - at.x) / distance, (y - at.y) / distance]
    x = at.x + right * free
    y = at.y + down * free
  }
  return { x, y }
}
