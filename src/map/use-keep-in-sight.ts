import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { noPadding, type Padding } from './padding'

interface KeptSign {
  id: string
  lon: number
  lat: number
  /** Whether the person pressed its sign, so that the map stays as it is. */
  isPressed: boolean
}

export interface KeptPlace {
  place: KeptSign | null
  /** Id of a place whose link also contains a camera: the link's camera is not changed. */
  linked: string | null
  /** Covered sides of the map. */
  padding: Padding
}

interface Sight {
  /** Returns whether the place is in the part of the map that `cover` leaves free. */
  isIn(cover: Padding): boolean
  zoom(): number
  /** Moves the camera to the place at this zoom. */
  bring(zoom: number): void
}

/** Zoom level at which the streets around a place are visible. */
const nearZoom = 14

/**
 * Zooms to a newly chosen place unless the person pressed its sign, and moves a place that becomes covered back into
 * sight. If a person moves the map away from it, the map stays there.
 */
export function useKeepInSight({ place, linked, padding }: KeptPlace, sight: Sight): void {
  const seen = useRef<string>(null)

  const look = useEffectEvent((id: string | undefined, cover: Padding) => {
    if (id === undefined) {
      // Choosing the same place again later counts as a new choice.
      if (seen.current !== null) seen.current = ''
      return
    }
    const before = seen.current
    seen.current = id
    if (before === null && id === linked) return
    const zoom = sight.zoom()
    if (id !== before && !place?.isPressed && zoom < nearZoom) return sight.bring(nearZoom)
    const concerns = id !== before || sight.isIn(noPadding)
    if (concerns && !sight.isIn(cover)) sight.bring(zoom)
  })

  const id = place?.id
  const { top, right, bottom, left } = padding
  useLayoutEffect(() => look(id, { top, right, bottom, left }), [id, top, right, bottom, left])
}

/** Pixels for a sign, its ring and some space. */
export const sightMargin = 40
