import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { noPadding, type Padding } from './padding'

export interface KeptPlace {
  place: { id: string; lon: number; lat: number } | null
  /** Id of a place that a link came with, next to a camera of its own: the link's camera is left alone. */
  linked: string | null
  /** What covers the map. */
  padding: Padding
}

interface Sight {
  /** Whether the place is in the part of the map that `cover` leaves. */
  isIn(cover: Padding): boolean
  bring(): void
}

/**
 * A newly chosen place that is off the map, or beneath what covers it, is brought into sight; so is a chosen one
 * that something comes to cover. Who moves the map away from it is left alone.
 */
export function useKeepInSight({ place, linked, padding }: KeptPlace, { isIn, bring }: Sight): void {
  const seen = useRef<string>(null)

  const look = useEffectEvent((id: string | undefined, cover: Padding) => {
    if (id === undefined) return
    const before = seen.current
    seen.current = id
    if (before === null && id === linked) return
    const concerns = id !== before || isIn(noPadding)
    if (concerns && !isIn(cover)) bring()
  })

  const id = place?.id
  const { top, right, bottom, left } = padding
  useLayoutEffect(() => look(id, { top, right, bottom, left }), [id, top, right, bottom, left])
}

/** Pixels: a sign, its ring and a little air. */
export const sightMargin = 40
