import {
  type ErrorEvent,
  GPUInitializationError,
  MapLibreMap,
  prewarm,
  type StyleSpecification,
  setWorkerUrl,
} from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import { largestZoom } from './flat-view'
import { workerUrl } from './worker-url'

// A bundler moves the worker; without its address nothing but the background is ever drawn.
setWorkerUrl(workerUrl)
// The script is there before the map may be: its workers start meanwhile.
prewarm()

/** A flat, north-up map. @returns `null` where the device has no WebGL */
export function createMap(
  container: HTMLElement,
  { style, bounds }: { style: StyleSpecification; bounds: readonly [number, number, number, number] },
): MapLibreMap | null {
  const map = build()
  if (!map) return null
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  // Its own "region" would be a second landmark within ours; the keys that move it make it an application.
  map.getCanvas().setAttribute('role', 'application')
  // Online styles name icons that their sprites do not have; an empty one is quieter than a warning for each.
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

/** A tile host that is down fails once for each tile: one line per source says as much. */
function reportOnce(map: MapLibreMap) {
  const reported = new Set<string>()
  map.on('error', (event: ErrorEvent & { sourceId?: string }) => {
    const about = event.sourceId ?? event.error.message
    if (reported.has(about)) return
    reported.add(about)
    console.warn(`Map: ${event.error.message}`)
  })
}
