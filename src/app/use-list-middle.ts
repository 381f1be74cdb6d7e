import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Camera } from '../map/camera'
import type { Position } from '../model/station'
import { currentSearch } from '../url/search-params'
import { parseView } from './view'

/** Where a link looks: what is near for a list that is sorted before there is a map. */
export function linkedMiddle(camera: Camera | null): Position | null {
  return camera && { lon: camera.lon, lat: camera.lat }
}

/**
 * The middle of the map, by which the list is sorted, and what to call when a person has brought the map to rest. The
 * list is not sorted anew while the mouse or the focus is in it.
 * @param linked camera of the link that the page was opened with
 */
export function useListMiddle(linked: Camera | null): [Position | null, (camera: Camera) => void] {
  const [middle, setMiddle] = useState(() => linkedMiddle(linked))
  const callOff = useRef(() => {})
  const move = (camera: Camera | null) => {
    callOff.current()
    callOff.current = whenListIsLeft(() => setMiddle(linkedMiddle(camera)))
  }
  const moveBack = useEffectEvent(() => {
    const { camera, station } = parseView(currentSearch())
    if (station === '') move(camera)
  })
  useEffect(() => {
    // Back and Forward bring another camera.
    window.addEventListener('popstate', moveBack)
    return () => {
      window.removeEventListener('popstate', moveBack)
      callOff.current()
    }
  }, [])
  return [middle, move]
}

const inUse = '.station-scroller:is(:hover, :focus-within)'
const leaving = ['pointerover', 'focusin', 'focusout'] as const

/** Runs `task` at once, or as soon as neither mouse nor focus is in the list. @returns how to call it off */
function whenListIsLeft(task: () => void): () => void {
  const stop = () => {
    for (const event of leaving) document.removeEventListener(event, check)
  }
  const check = () => {
    if (document.querySelector(inUse)) return
    stop()
    task()
  }
  for (const event of leaving) document.addEventListener(event, check)
  check()
  return stop
}
