import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useMap } from './map-context'
import { isInSight, noPadding } from './padding'

interface Props {
  place: { id: string; lon: number; lat: number } | null
  /** Id of a place that a link came with, next to a camera of its own: the link's camera is left alone. */
  linked: string | null
}

/** Pixels: a sign, its ring and a little air. */
const margin = 40

/** A newly chosen place that is off the map, or beneath what covers it, is brought into sight. */
export function KeepInSight({ place, linked }: Props) {
  const map = useMap()
  const seen = useRef(linked)

  const look = useEffectEvent((id: string | undefined) => {
    if (place === null || id === undefined || id === seen.current) return
    seen.current = id
    const { clientWidth: width, clientHeight: height } = map.getCanvas()
    const at: [number, number] = [place.lon, place.lat]
    const padding = { ...noPadding, ...map.getPadding() }
    if (!isInSight(map.project(at), padding, { width, height, margin })) map.easeTo({ center: at })
  })

  const id = place?.id
  useLayoutEffect(() => look(id), [id])

  return null
}
