import { metresPerDegree } from '../../model/metres-per-degree'
import type { Bounds } from '../../model/station'

/** Returns the box with `metres` more on each side. */
export function widen([west, south, east, north]: Bounds, metres: number): Bounds {
  const lat = metres / metresPerDegree
  // Of the given box, the side nearer to a pole has the shortest degrees of longitude.
  const lon = lat / Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180)
  return [west - lon, south - lat, east + lon, north + lat]
}
