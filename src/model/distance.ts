import type { Position } from './station'

/** Mean radius of the earth, metres. */
const earthRadius = 6_371_009
const radians = Math.PI / 180

/** Metres as the crow flies (haversine). */
export function metresBetween(a: Position, b: Position): number {
  const half = (from: number, to: number) => Math.sin(((to - from) * radians) / 2) ** 2
  const chord =
    half(a.lat, b.lat) + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * half(a.lon, b.lon)
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)))
}
