import { useEffect, useEffectEvent } from 'react'
import type { Camera } from '../../map/camera'
import type { Position } from '../../model/station'
import { isListUsed } from './is-list-used'

export interface Middle {
  /** Position for the order of the list. */
  position: Position | null
  /** Id of the station that the link of the page opened; `''`: none. */
  linked: string
  onChange(camera: Camera | null): void
}

/**
 * Updates the list's middle when the map rests after a move by hand, by a click or by Back; not while the mouse or the
 * focus is in the list.
 * @param selected id of the open station: moves to it do not change the middle, except the first move to that of the
 * link, from which the person has not seen another order
 */
export function useMiddleOfMap(camera: Camera | null, selected: string | null, middle: Middle): void {
  const { lon, lat } = camera ?? {}
  const follow = useEffectEvent((lon?: number, lat?: number) => {
    const { position, linked, onChange } = middle
    const isSame = position?.lon === lon && position?.lat === lat
    const isOpened = selected !== null && (selected !== linked || position !== null)
    return isOpened || isSame ? undefined : whenListIsLeft(() => onChange(camera))
  })
  useEffect(() => follow(lon, lat), [lon, lat])
}

const leaving = ['pointerover', 'focusin', 'focusout'] as const

/** Runs `task` at once, or as soon as neither mouse nor focus is in the list. @returns a function that cancels it */
function whenListIsLeft(task: () => void): () => void {
  const stop = () => {
    for (const event of leaving) document.removeEventListener(event, check)
  }
  const check = () => {
    if (isListUsed()) return
    stop()
    task()
  }
  for (const event of leaving) document.addEventListener(event, check)
  check()
  return stop
}
