import type { FeatureCollection, Point } from 'geojson'
import type { MapLibreMap } from 'maplibre-gl'

/** What a drawn feature must tell of itself: who it is, its picture, and how many things it stands for. */
export interface DrawnFeature {
  id: string
  icon: string
  count: number
}

/** What the given layers really show, by id: a feature on the seam of two tiles comes once. */
export function renderedFeatures(map: MapLibreMap, layers: readonly string[]): Map<string, DrawnFeature> {
  const found = new Map<string, DrawnFeature>()
  for (const { properties } of map.queryRenderedFeatures({ layers: [...layers] })) {
    const { id, icon, count } = properties
    found.set(String(id), { id: String(id), icon: String(icon), count: Number(count) })
  }
  return found
}

/** How many things the features stand for. */
export function countOf(features: Iterable<DrawnFeature>): number {
  let count = 0
  for (const feature of features) count += feature.count
  return count
}

/** Whether every feature whose point lies on the canvas is on the screen, with the picture it has now. */
export function isWhollyDrawn(
  map: MapLibreMap,
  data: FeatureCollection<Point, DrawnFeature>,
  rendered: ReadonlyMap<string, DrawnFeature>,
): boolean {
  const { clientWidth, clientHeight } = map.getCanvas()
  return data.features.every(({ geometry, properties }) => {
    const [lon = 0, lat = 0] = geometry.coordinates
    const { x, y } = map.project([lon, lat])
    const onCanvas = x >= 0 && y >= 0 && x <= clientWidth && y <= clientHeight
    return !onCanvas || rendered.get(properties.id)?.icon === properties.icon
  })
}
