import { useEffect, useEffectEvent } from 'react'
import type { Camera } from '../map/camera'
import type { Position } from '../model/station'

export interface Middle {
  /** By which the list is sorted. */
  position: Position | null
  onChange(camera: Camera | null): void
}

/**
 * The list's middle follows that of the map, when that has come to rest by hand, by a press on something or by Back; not
 * while the mouse or the focus is in the list.
 * @param selected id of the open station: a look at it is not a look around
 */
export function useMiddleOfMap(camera: Camera | null, selected: string | null, middle: Middle): void {
  const { lon, lat } = camera ?? {}
  const follow = useEffectEvent((lon?: number, lat?: number) => {
    const { position, onChange } = middle
    const isSame = position?.lon === lon && position?.lat === lat
    return selected !== null || isSame ? undefined : whenListIsLeft(() => onChange(camera))
  })
  useEffect(() => follow(lon, lat), [lon, lat])
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
