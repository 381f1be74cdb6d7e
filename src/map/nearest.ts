import type { Geometry } from 'geojson'

interface Pixel {
  x: number
  y: number
}

/**
 * Of features that overlap at a point of the screen the one whose own point is nearest to it, `null` of none.
 * @param pixelAt where a longitude and latitude are on the screen
 */
export function nearestTo<Feature extends { geometry: Geometry }>(
  { x, y }: Pixel,
  features: readonly Feature[],
  pixelAt: (place: [lon: number, lat: number]) => Pixel,
): Feature | null {
  const distance = ({ geometry }: Feature) => {
    if (geometry.type !== 'Point') return Number.POSITIVE_INFINITY
    const [lon = 0, lat = 0] = geometry.coordinates
    const own = pixelAt([lon, lat])
    return Math.hypot(own.x - x, own.y - y)
  }
  return features.toSorted((one, other) => distance(one) - distance(other))[0] ?? null
}
