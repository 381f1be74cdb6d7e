import { useEffect, useEffectEvent, useState } from 'react'
import type { Camera } from '../../map/camera'
import type { Position } from '../../model/station'
import { whenListIsLeft } from '../../stations/list-scroller'
import type { View } from '../link/view'

/** Returns the middle for the order of the list; `null`: the middle of the map's first view. */
export function toMiddle(camera: Camera | null): Position | null {
  return camera && { lon: camera.lon, lat: camera.lat }
}

/**
 * Returns the middle for the order of the list. It changes when the map rests after a move by hand, by a click or by
 * Back; not while the mouse or the focus is in the list, and not by moves to an opened station, except the first move
 * to that of the link, from which the person has not seen another order.
 * @param view camera and station, at first those of the link
 */
export function useListMiddle({ camera, station }: Pick<View, 'camera' | 'station'>): Position | null {
  const [middle, setMiddle] = useState(() => toMiddle(camera))
  const [linked] = useState(station)
  const { lon, lat } = camera ?? {}
  const follow = useEffectEvent((lon?: number, lat?: number) => {
    const isSame = middle?.lon === lon && middle?.lat === lat
    const isOpened = station !== '' && (station !== linked || middle !== null)
    return isOpened || isSame ? undefined : whenListIsLeft(() => setMiddle(toMiddle(camera)))
  })
  useEffect(() => follow(lon, lat), [lon, lat])
  return middle
}
