import type { Sign } from './drawing'
import type { Pixel } from './flat-view'

/** What is on the canvas: a sign, and its middle and half its width in CSS pixels. */
export interface PaintedSign {
  sign: Sign
  at: Pixel
  half: number
}

/** A station or cluster on the canvas: its id, and the box of its sign in CSS pixels. */
export interface PointedSign {
  id: string
  at: Pixel
  half: number
}

/** Stations that the signs stand for. */
export function countStations(signs: readonly PaintedSign[]): number {
  return signs.reduce((sum, { sign }) => sum + (sign.of?.count ?? 0), 0)
}

/**
 * The station or cluster at a point: a mark that the point is on, for it stands in front; else, of the signs within reach,
 * the one whose middle is nearest; `null` without any.
 * @param signs from bottom to top
 * @param reach CSS pixels around a sign that count as on it
 */
export function nearestSign(
  signs: readonly PaintedSign[],
  { x, y }: Pixel,
  reach: number,
): PointedSign | null {
  let nearest: PointedSign | null = null
  let least = Number.POSITIVE_INFINITY
  for (const { sign, at, half } of signs) {
    if (!sign.of || Math.abs(at.x - x) > half + reach || Math.abs(at.y - y) > half + reach) continue
    const away = Math.hypot(at.x - x, at.y - y)
    const isInFront = sign.of.count === 0 && away <= half
    if (away >= least && !isInFront) continue
    least = isInFront ? -1 : away
    nearest = { id: sign.of.id, at, half }
  }
  return nearest
}
