import type { MapLibreMap } from 'maplibre-gl'
import { createContext, useContext } from 'react'

export const MapContext = createContext<MapLibreMap | null>(null)

/** Returns the map, whose first style has loaded. @throws outside a `MapView` */
export function useMap(): MapLibreMap {
  const map = useContext(MapContext)
  if (!map) throw new Error('No MapView.')
  return map
}
