import type { Bounds } from '../../model/station'

/** Metres of a degree of latitude, on a sphere with the mean radius of the earth. */
const metresPerDegree = 111_195

/** Returns the box with `metres` more on each side. */
export function widen([west, south, east, north]: Bounds, metres: number): Bounds {
  const lat = metres / metresPerDegree
  // The side nearer to a pole has the shortest degrees of longitude.
  const lon = lat / Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180)
  return [west - lon, south - lat, east + lon, north + lat]
}
