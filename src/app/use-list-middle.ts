import { useState } from 'react'
import type { Camera } from '../map/camera'
import type { Position } from '../model/station'
import type { Middle } from './use-middle-of-map'

/** The middle by which a list is sorted; `null`: that of what the map shows first. */
export function toMiddle(camera: Camera | null): Position | null {
  return camera && { lon: camera.lon, lat: camera.lat }
}

/** The middle by which the list is sorted. @param linked camera of the link that the page was opened with */
export function useListMiddle(linked: Camera | null): Middle {
  const [position, setPosition] = useState(() => toMiddle(linked))
  return { position, onChange: (camera) => setPosition(toMiddle(camera)) }
}
