import { useEffectEvent, useLayoutEffect } from 'react'
import { afterGraphics } from './after-graphics'
import { readCamera } from './CameraSync'
import type { Camera } from './camera'
import { isEmbedded } from './embedded-style'
import { useMap } from './map-context'
import { paceFrames } from './pace-frames'

interface Props {
  /** Whether the stations are drawn. */
  isDrawn: boolean
  /** Called when the embedded base map is drawn too, from this camera. */
  onReady(camera: Camera): void
}

/**
 * Reports when the map can replace the picture. It does not use `idle`, which waits for every tile host. If the map
 * is shown before the graphics processor has drawn it, the page blocks until then. Render it only while the picture
 * is shown.
 */
export function HandoverWatch({ isDrawn, onReady }: Props) {
  const map = useMap()
  const report = useEffectEvent(onReady)

  useLayoutEffect(() => paceFrames(map), [map])

  useLayoutEffect(() => {
    if (!isDrawn) return
    const check = () => {
      const ours = Object.keys(map.getStyle().sources).filter(isEmbedded)
      if (map.isMoving() || !ours.every((id) => map.isSourceLoaded(id))) return map.triggerRepaint()
      subscription.unsubscribe()
      callOff = afterGraphics(map.getCanvas(), () => report(readCamera(map)))
    }
    let callOff = () => {}
    const subscription = map.on('render', check)
    map.triggerRepaint()
    return () => {
      subscription.unsubscribe()
      callOff()
    }
  }, [map, isDrawn])

  return null
}
