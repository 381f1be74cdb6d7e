import type { Sign } from './drawing'
import type { Pixel } from './flat-view'

/** Sign on the canvas, with its middle and half its width in CSS pixels. */
export interface PaintedSign {
  sign: Sign
  at: Pixel
  half: number
}

/** Station or cluster on the canvas: its id, and the box of its sign in CSS pixels. */
export interface PointedSign {
  id: string
  at: Pixel
  half: number
}

/** Returns the number of stations that the signs represent. */
export function countStations(signs: readonly PaintedSign[]): number {
  return signs.reduce((sum, { sign }) => sum + (sign.target?.count ?? 0), 0)
}

/**
 * Returns the station or cluster at a point: a mark at the point, because marks are in front; otherwise the nearest
 * sign within reach; `null` if there is none.
 * @param signs from bottom to top
 * @param reach CSS pixels around a sign that belong to its target
 */
export function nearestSign(
  signs: readonly PaintedSign[],
  { x, y }: Pixel,
  reach: number,
): PointedSign | null {
  let nearest: PointedSign | null = null
  let least = Number.POSITIVE_INFINITY
  for (const { sign, at, half } of signs) {
    if (!sign.target || Math.abs(at.x - x) > half + reach || Math.abs(at.y - y) > half + reach) continue
    const away = Math.hypot(at.x - x, at.y - y)
    const isInFront = sign.target.count === 0 && away <= half
    if (away >= least && !isInFront) continue
    least = isInFront ? -1 : away
    nearest = { id: sign.target.id, at, half }
  }
  return nearest
}
