import type { Padding } from '../padding'

/** CSS pixels. */
export interface PixelPoint {
  x: number
  y: number
}

/**
 * Returns how far the camera must move, in CSS pixels, so that a point of the map is in the uncovered part, at least
 * `margin` pixels from its edges; in a narrower part, in its middle.
 */
export function findLeastShift(
  { x, y }: PixelPoint,
  { top, right, bottom, left }: Padding,
  { width, height, margin }: { width: number; height: number; margin: number },
): PixelPoint {
  return {
    x: x - clamp(x, left + margin, width - right - margin),
    y: y - clamp(y, top + margin, height - bottom - margin),
  }
}

function clamp(value: number, min: number, max: number): number {
  return min > max ? (min + max) / 2 : Math.min(Math.max(value, min), max)
}
