import type { Bounds } from './station'

/** Returns the corners of a box as a closed ring, as GeoJSON has it. */
export function boxRing([west, south, east, north]: Bounds): [lon: number, lat: number][] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
}
