import type { MapLibreMap } from 'maplibre-gl'
import { afterGpu } from './after-gpu'

/** Maps whose method is replaced: the end of one replacement would remove a second one. */
const pacedMaps = new WeakSet<MapLibreMap>()

/**
 * Makes a hidden map wait with each frame until the GPU has finished the previous one. The browser
 * only waits for visible frames; hidden frames would queue up. MapLibre has no event before it requests a frame, so its
 * method is replaced; a test notices a version that requests it in another way.
 * @returns a function that ends it, and draws a frame that waited
 */
export function paceFrames(map: MapLibreMap): () => void {
  if (pacedMaps.has(map)) throw new Error('The frames of this map are paced already.')
  pacedMaps.add(map)
  const canvas = map.getCanvas()
  const drawNext = map.triggerRepaint
  let isBusy = false
  let isDue = false
  let cancel = () => {}
  map.triggerRepaint = () => {
    if (isBusy) isDue = true
    else drawNext.call(map)
  }
  const end = () => {
    frames.unsubscribe()
    cancel()
    map.triggerRepaint = drawNext
    pacedMaps.delete(map)
    // MapLibre asks at the end of a frame for the next one, so a frame may be due.
    if (isDue) drawNext.call(map)
    isDue = false
  }
  const free = () => {
    isBusy = false
    if (!isDue) return
    isDue = false
    map.triggerRepaint()
  }
  const frames = map.on('render', () => {
    if (canvas.checkVisibility({ visibilityProperty: true })) return end()
    isBusy = true
    cancel = afterGpu(canvas, free)
  })
  return end
}
