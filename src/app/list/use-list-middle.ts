import { useState } from 'react'
import type { Camera } from '../../map/camera'
import type { Position } from '../../model/station'
import type { View } from '../link/view'
import type { Middle } from '../page/use-middle-of-map'

/** Returns the middle for the order of the list; `null`: the middle of the map's first view. */
export function toMiddle(camera: Camera | null): Position | null {
  return camera && { lon: camera.lon, lat: camera.lat }
}

/** Returns the middle for the order of the list. @param view camera and station, at first those of the link */
export function useListMiddle({ camera, station }: Pick<View, 'camera' | 'station'>): Middle {
  const [position, setPosition] = useState(() => toMiddle(camera))
  const [linked] = useState(station)
  return { position, linked, onChange: (next) => setPosition(toMiddle(next)) }
}
