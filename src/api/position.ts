import { isPlottable, type Position } from '../model/station'

/** `null` where coordinates are missing or cannot be right. */
export function positionOf(lon: unknown, lat: unknown): Position | null {
  if (typeof lon !== 'number' || typeof lat !== 'number') return null
  const position = { lon, lat }
  return isPlottable(position) ? position : null
}
