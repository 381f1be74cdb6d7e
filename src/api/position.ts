import { type InvalidPosition, isPlottable, type Position } from '../model/station'

export interface Coordinates {
  /** `null`: coordinates are missing or cannot be right. */
  position: Position | null
  /** Stated coordinates that cannot be right. */
  invalidPosition: InvalidPosition | null
}

/** Parses stated coordinates. */
export function parseCoordinates(lon: unknown, lat: unknown): Coordinates {
  if (isAbsent(lon) && isAbsent(lat)) return { position: null, invalidPosition: null }
  if (typeof lon !== 'number' || typeof lat !== 'number')
    return { position: null, invalidPosition: { reason: 'unreadable' } }
  const position = { lon, lat }
  return isPlottable(position)
    ? { position, invalidPosition: null }
    : { position: null, invalidPosition: { reason: 'impossible', ...position } }
}

/** Returns `null` if coordinates are missing or cannot be right. */
export function parsePosition(lon: unknown, lat: unknown): Position | null {
  return parseCoordinates(lon, lat).position
}

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined
}
