import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { noPadding, type Padding } from './padding'

interface ChosenPlace {
  id: string
  lon: number
  lat: number
  /** Whether the person chose it from the map or from what the map shows, so that the camera does not zoom to it. */
  isFromMap: boolean
}

export interface PlaceToShow {
  place: ChosenPlace | null
  /** Id of a place whose link also contains a camera: the link's camera is not changed. */
  linked: string | null
  /** Whether the map zooms on until streets are visible, because it draws them. */
  hasStreets: boolean
  /** Covered sides of the map. */
  padding: Padding
}

interface CameraControl {
  /** Returns whether the place is in the part of the map that `padding` leaves uncovered. */
  isUncovered(padding: Padding): boolean
  /** Returns whether a control or note lies above the place; absent: there are none. */
  isBelowControl?(): boolean
  zoom(): number
  /** Moves the camera to the place, with this zoom. `isSeen`: it may move as little as shows the place. */
  moveTo(zoom: number, isSeen?: boolean): void
}

/** Zoom levels at which the streets around a place are visible, and, without streets, still a river or a town. */
const nearZooms = { streets: 14, embedded: 11 }

/**
 * Zooms to a newly chosen place unless the person sees it on the map, and moves the map when the place becomes covered.
 * If a person moves the map away from it, the map stays there.
 */
export function useKeepVisible(
  { place, linked, hasStreets, padding: covered }: PlaceToShow,
  control: CameraControl,
): void {
  const shownId = useRef<string>(null)

  const update = useEffectEvent((id: string | undefined, padding: Padding) => {
    if (id === undefined) {
      // Choosing the same place again later counts as a new choice.
      if (shownId.current !== null) shownId.current = ''
      return
    }
    const previousId = shownId.current
    shownId.current = id
    if (previousId === null && id === linked) return
    const zoom = control.zoom()
    const nearZoom = hasStreets ? nearZooms.streets : nearZooms.embedded
    const isOnMap = control.isUncovered(noPadding)
    const isSeen = isOnMap && place?.isFromMap
    if (id !== previousId && !isSeen && zoom < nearZoom) return control.moveTo(nearZoom)
    const mayMove = id !== previousId || isOnMap
    const isHidden = !control.isUncovered(padding) || control.isBelowControl?.()
    if (mayMove && isHidden) control.moveTo(zoom, isSeen)
  })

  const id = place?.id
  const { top, right, bottom, left } = covered
  useLayoutEffect(() => update(id, { top, right, bottom, left }), [id, top, right, bottom, left])
}

/** Pixels for a symbol, its ring and some space. */
export const visibleMargin = 40
