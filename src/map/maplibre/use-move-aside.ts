import type { LngLat, MapLibreMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { PixelPoint } from './least-shift'

interface Aside {
  /** CSS pixels by which the camera moved. */
  shift: PixelPoint
  /** Position in the upper left corner after the move: unlike the camera, it does not depend on what covers the map. */
  corner: LngLat
  zoom: number
}

/** CSS pixels of a camera that is still the same. */
const tolerance = 1

/**
 * Returns what moves the camera aside for a panel that covers a clicked symbol. When the panel closes, the camera goes
 * back, unless the map was moved otherwise in between: the person then looks at something else.
 */
export function useMoveAside(map: MapLibreMap, isPanelOpen: boolean): (shift: PixelPoint) => void {
  const aside = useRef<Aside | null>(null)

  const findShift = (): PixelPoint => {
    if (aside.current === null) return { x: 0, y: 0 }
    const { shift, corner, zoom } = aside.current
    const { x, y } = map.project(corner)
    return map.getZoom() === zoom && Math.hypot(x, y) <= tolerance ? shift : { x: 0, y: 0 }
  }
  const goBack = useEffectEvent(() => {
    const { x, y } = findShift()
    aside.current = null
    if (x !== 0 || y !== 0) map.panBy([-x, -y])
  })
  useEffect(() => {
    if (!isPanelOpen) goBack()
  }, [isPanelOpen])

  return ({ x, y }) => {
    const earlier = findShift()
    aside.current = {
      shift: { x: earlier.x + x, y: earlier.y + y },
      corner: map.unproject([x, y]),
      zoom: map.getZoom(),
    }
    map.panBy([x, y])
  }
}
