import {
  type ErrorEvent,
  GPUInitializationError,
  MapLibreMap,
  prewarm,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import type { Bounds } from '../../model/station'
import { largestZoom } from '../flat-view'
import { mapWorkerUrl } from './worker-url'

// A bundler moves the worker; without its address MapLibre draws only the background.
setWorkerUrl(mapWorkerUrl)
// The script loads before the map may start: the workers start meanwhile.
prewarm()

/** Creates a flat, north-up map. @returns `null` if the device has no WebGL */
export function createMap(
  container: HTMLElement,
  { style, bounds }: { style: StyleSpecification; bounds: Bounds },
): MapLibreMap | null {
  const map = build()
  if (!map) return null
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  // MapLibre's role "region" would be a second landmark within ours; its arrow keys make it an application.
  map.getCanvas().setAttribute('role', 'application')
  // Online styles name icons that their sprites lack. An empty icon avoids a warning for each.
  map.setMissingStyleImageResolver(async (id) => {
    map.addImage(id, { width: 1, height: 1, data: new Uint8Array(4) })
  })
  reportOnce(map)
  return map

  function build(): MapLibreMap | null {
    try {
      return new MapLibreMap({
        container,
        style,
        bounds: [...bounds],
        maxZoom: largestZoom,
        maxPitch: 0,
        dragRotate: false,
        touchPitch: false,
        pitchWithRotate: false,
        renderWorldCopies: false,
        fadeDuration: 0,
        attributionControl: false,
        maplibreLogo: false,
      })
    } catch (error) {
      if (error instanceof GPUInitializationError) return null
      throw error
    }
  }
}

/** Logs the first failure of each source only: a tile host that is down fails for each tile. */
function reportOnce(map: MapLibreMap) {
  const reported = new Set<string>()
  map.on('error', (event: ErrorEvent & { sourceId?: string }) => {
    const about = event.sourceId ?? event.error.message
    if (reported.has(about)) return
    reported.add(about)
    console.warn(`Map: ${event.error.message}`)
  })
}
