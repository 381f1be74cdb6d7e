import { useEffect, useEffectEvent, useState } from 'react'
import type { Camera } from '../../map/camera'
import type { Position } from '../../model/station'
import { runWhenListIsLeft } from '../../stations/list/list-scroller'
import type { View } from '../link/view'

/** Returns the position of a camera; `null`: the map is at its first view. */
export function toMiddle(camera: Camera | null): Position | null {
  return camera && { lon: camera.lon, lat: camera.lat }
}

/**
 * Returns the middle for the order of the list; `null`: that of the map's first view. It changes when the map rests
 * after a move by hand, by a click or by Back, with these exceptions:
 * - While the mouse or the focus is in the list, the change waits.
 * - A move to an opened station changes nothing, because the person may go back to the list.
 * - The first move to the station of the link does: the person has not seen another order.
 * @param view camera and station, at first those of the link
 */
export function useListMiddle({ camera, station }: Pick<View, 'camera' | 'station'>): Position | null {
  const [middle, setMiddle] = useState(() => toMiddle(camera))
  const [linked] = useState(station)
  const { lon, lat } = camera ?? {}
  const follow = useEffectEvent((lon?: number, lat?: number) => {
    const isSame = middle?.lon === lon && middle?.lat === lat
    const isOpened = station !== '' && (station !== linked || middle !== null)
    return isOpened || isSame ? undefined : runWhenListIsLeft(() => setMiddle(toMiddle(camera)))
  })
  useEffect(() => follow(lon, lat), [lon, lat])
  return middle
}
