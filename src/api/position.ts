import { type DoubtedPosition, isPlottable, type Position } from '../model/station'

export interface Placement {
  /** `null` where coordinates are missing or cannot be right. */
  position: Position | null
  /** What is stated and cannot be right. */
  doubted: DoubtedPosition | null
}

/** Where something stands, by what is stated of it. */
export function parsePlacement(lon: unknown, lat: unknown): Placement {
  if (isAbsent(lon) && isAbsent(lat)) return { position: null, doubted: null }
  if (typeof lon !== 'number' || typeof lat !== 'number')
    return { position: null, doubted: { why: 'unreadable' } }
  const position = { lon, lat }
  return isPlottable(position)
    ? { position, doubted: null }
    : { position: null, doubted: { why: 'impossible', ...position } }
}

/** `null` where coordinates are missing or cannot be right. */
export function parsePosition(lon: unknown, lat: unknown): Position | null {
  return parsePlacement(lon, lat).position
}

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined
}
