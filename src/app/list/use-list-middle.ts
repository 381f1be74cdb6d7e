import { useState } from 'react'
import type { Camera } from '../../map/camera'
import type { Position } from '../../model/station'
import type { Middle } from '../page/use-middle-of-map'

/** Returns the middle for the order of the list; `null`: the middle of the map's first view. */
export function toMiddle(camera: Camera | null): Position | null {
  return camera && { lon: camera.lon, lat: camera.lat }
}

/** Returns the middle for the order of the list. @param linked camera of the link that opened the page */
export function useListMiddle(linked: Camera | null): Middle {
  const [position, setPosition] = useState(() => toMiddle(linked))
  return { position, onChange: (camera) => setPosition(toMiddle(camera)) }
}
