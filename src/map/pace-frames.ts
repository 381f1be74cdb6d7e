import type { MapLibreMap } from 'maplibre-gl'
import { afterGraphics } from './after-graphics'

/**
 * As long as nobody sees the map, it draws its next frame when the graphics processor is done with the one before. The
 * page waits for the processor with each frame that is shown, and for no other: without this, frames would queue up.
 * @returns how to end it
 */
export function paceFrames(map: MapLibreMap): () => void {
  const canvas = map.getCanvas()
  const drawNext = map.triggerRepaint
  let isBusy = false
  let isDue = false
  let callOff = () => {}
  map.triggerRepaint = () => {
    if (isBusy) isDue = true
    else drawNext.call(map)
  }
  const end = () => {
    frames.unsubscribe()
    callOff()
    map.triggerRepaint = drawNext
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
    callOff = afterGraphics(canvas, free)
  })
  return end
}
