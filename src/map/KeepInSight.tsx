import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useMap } from './map-context'
import { isInSight, noPadding, type Padding, shrinkToFit } from './padding'

interface Props {
  place: { id: string; lon: number; lat: number } | null
  /** Id of a place that a link came with, next to a camera of its own: the link's camera is left alone. */
  linked: string | null
  /** What covers the map. */
  padding: Padding
}

/** Pixels: a sign, its ring and a little air. */
const margin = 40

/**
 * A newly chosen place that is off the map, or beneath what covers it, is brought into sight; so is a chosen one
 * that something comes to cover. Who moves the map away from it is left alone.
 */
export function KeepInSight({ place, linked, padding }: Props) {
  const map = useMap()
  const seen = useRef<string>(null)

  const isIn = (cover: Padding) => {
    if (place === null) return true
    const { clientWidth: width, clientHeight: height } = map.getCanvas()
    const point = map.project([place.lon, place.lat])
    return isInSight(point, shrinkToFit(cover, width, height), { width, height, margin })
  }
  const look = useEffectEvent((id: string | undefined, cover: Padding) => {
    if (place === null || id === undefined) return
    const before = seen.current
    seen.current = id
    if (before === null && id === linked) return
    const concerns = id !== before || isIn(noPadding)
    if (concerns && !isIn(cover)) map.easeTo({ center: [place.lon, place.lat] })
  })

  const id = place?.id
  const { top, right, bottom, left } = padding
  useLayoutEffect(() => look(id, { top, right, bottom, left }), [id, top, right, bottom, left])

  return null
}
