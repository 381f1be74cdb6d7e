import type { MapLibreMap, Style } from 'maplibre-gl'
import { createContext, useContext } from 'react'

export const MapContext = createContext<MapLibreMap | null>(null)

/** The map, with its first style in place. @throws outside a `MapView` */
export function useMap(): MapLibreMap {
  const map = useContext(MapContext)
  if (!map) throw new Error('useMap needs a MapView above it.')
  return map
}

/** A map that lost its graphics context has no style any more, and nothing that could be taken off it. */
export function isBare(map: MapLibreMap): boolean {
  const style: Style | null | undefined = map.style
  return !style
}
