import type { MapLibreMap, Style } from 'maplibre-gl'
import { createContext, useContext } from 'react'

export const MapContext = createContext<MapLibreMap | null>(null)

/** Returns the map, whose first style has loaded. @throws outside a `MapView` */
export function useMap(): MapLibreMap {
  const map = useContext(MapContext)
  if (!map) throw new Error('useMap needs a MapView above it.')
  return map
}

/** Returns whether the map has lost its WebGL context: then it has no style, and no layer can be removed from it. */
export function hasLostContext(map: MapLibreMap): boolean {
  const style: Style | null | undefined = map.style
  return !style
}
