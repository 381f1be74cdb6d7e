import type { Position } from '../../../model/station'

/** Width of the world in units of a projected position: 28 of them are 1e-5 degrees, and all fit 32-bit integers. */
export const worldBits = 30
export const worldUnits = 2 ** worldBits

/** Web Mercator ends at this latitude. */
const lastLat = 85.0511287798066

/** Integers from 0 to `worldUnits`, x to the east, y to the south. */
export interface MercatorPoint {
  x: number
  y: number
}

/** `map/flat-view.ts` has the projection too: a script of both would be one more request of the page. */
export function toUnits({ lon, lat }: Position): MercatorPoint {
  const sin = Math.sin((Math.max(-lastLat, Math.min(lastLat, lat)) * Math.PI) / 180)
  return {
    x: Math.round(worldUnits * (lon / 360 + 0.5)),
    y: Math.round(worldUnits * (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI))),
  }
}

export function fromUnits({ x, y }: MercatorPoint): Position {
  return {
    lon: (x / worldUnits - 0.5) * 360,
    lat: (360 / Math.PI) * Math.atan(Math.exp((1 - (2 * y) / worldUnits) * Math.PI)) - 90,
  }
}
