import { useEffectEvent, useLayoutEffect } from 'react'
import { isEmbedded } from '../basemap/embedded-style'
import type { Camera } from '../camera'
import { useMap } from '../map-context'
import { afterGpu } from './after-gpu'
import { readCamera } from './CameraSync'
import { paceFrames } from './pace-frames'

interface Props {
  /** Whether the stations are drawn. */
  isDrawn: boolean
  /** Called when the embedded base map is drawn too, from this camera. */
  onReady(camera: Camera): void
}

/**
 * Reports when the map can replace the picture. It does not use `idle`, which waits for every tile host. If the map
 * is shown before the GPU has drawn it, the page blocks until then. Render it only while the picture
 * is shown.
 */
export function MapReadyWatch({ isDrawn, onReady }: Props) {
  const map = useMap()
  const noteReady = useEffectEvent(onReady)

  useLayoutEffect(() => paceFrames(map), [map])

  useLayoutEffect(() => {
    if (!isDrawn) return
    const check = () => {
      const embedded = Object.keys(map.getStyle().sources).filter(isEmbedded)
      if (map.isMoving() || !embedded.every((id) => map.isSourceLoaded(id))) return map.triggerRepaint()
      subscription.unsubscribe()
      cancel = afterGpu(map.getCanvas(), () => noteReady(readCamera(map)))
    }
    let cancel = () => {}
    const subscription = map.on('render', check)
    map.triggerRepaint()
    return () => {
      subscription.unsubscribe()
      cancel()
    }
  }, [map, isDrawn])

  return null
}
