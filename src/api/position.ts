import { type DoubtedPosition, isPlottable, type Position } from '../model/station'

export interface Coordinates {
  /** `null`: coordinates are missing or cannot be right. */
  position: Position | null
  /** Stated coordinates that cannot be right. */
  doubted: DoubtedPosition | null
}

/** Parses stated coordinates. */
export function parseCoordinates(lon: unknown, lat: unknown): Coordinates {
  if (isAbsent(lon) && isAbsent(lat)) return { position: null, doubted: null }
  if (typeof lon !== 'number' || typeof lat !== 'number')
    return { position: null, doubted: { reason: 'unreadable' } }
  const position = { lon, lat }
  return isPlottable(position)
    ? { position, doubted: null }
    : { position: null, doubted: { reason: 'impossible', ...position } }
}

/** Returns `null` if coordinates are missing or cannot be right. */
export function parsePosition(lon: unknown, lat: unknown): Position | null {
  return parseCoordinates(lon, lat).position
}

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined
}
