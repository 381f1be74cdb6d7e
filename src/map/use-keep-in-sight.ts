import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { noPadding, type Padding } from './padding'

interface KeptSign {
  id: string
  lon: number
  lat: number
  /** It has a sign of its own there, in no cluster. */
  isAlone: boolean
}

export interface KeptPlace {
  place: KeptSign | null
  /** Id of a place that a link came with, next to a camera of its own: the link's camera is left alone. */
  linked: string | null
  /** What covers the map. */
  padding: Padding
}

interface Sight {
  /** Whether the place is in the part of the map that `cover` leaves. */
  isIn(cover: Padding): boolean
  zoom(): number
  /** Looks at the place from there. */
  bring(zoom: number): void
}

/** Streets around a place. */
const nearZoom = 14

/**
 * A newly chosen place is looked at from near, unless its sign is in sight already; one that something comes to cover is
 * brought back into sight. A person who moves the map away from it is left alone.
 */
export function useKeepInSight({ place, linked, padding }: KeptPlace, sight: Sight): void {
  const seen = useRef<string>(null)

  const look = useEffectEvent((id: string | undefined, cover: Padding) => {
    if (id === undefined) {
      // What is chosen again later is a new choice.
      if (seen.current !== null) seen.current = ''
      return
    }
    const before = seen.current
    seen.current = id
    if (before === null && id === linked) return
    const zoom = sight.zoom()
    if (id !== before && !place?.isAlone && zoom < nearZoom) return sight.bring(nearZoom)
    const concerns = id !== before || sight.isIn(noPadding)
    if (concerns && !sight.isIn(cover)) sight.bring(zoom)
  })

  const id = place?.id
  const { top, right, bottom, left } = padding
  useLayoutEffect(() => look(id, { top, right, bottom, left }), [id, top, right, bottom, left])
}

/** Pixels: a sign, its ring and a little air. */
export const sightMargin = 40
