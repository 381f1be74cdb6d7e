import { useState } from 'react'
import { useMap } from './map-context'
import { isInSight, type Padding, shrinkToFit } from './padding'
import { type KeptPlace, sightMargin as margin, useKeepInSight } from './use-keep-in-sight'

/** Moves the map to a chosen place that is out of sight. Renders nothing. */
export function KeepInSight(props: KeptPlace) {
  const { place, linked } = props
  const map = useMap()
  /**
   * Place that the picture has already moved to. A person may have moved the picture since, so do not move there
   * again.
   */
  const [followed] = useState(place?.id)

  const isIn = (cover: Padding) => {
    if (place === null) return true
    const { clientWidth: width, clientHeight: height } = map.getCanvas()
    const point = map.project([place.lon, place.lat])
    return isInSight(point, shrinkToFit(cover, width, height), { width, height, margin })
  }
  const bring = (zoom: number) => {
    if (place) map.easeTo({ center: [place.lon, place.lat], zoom })
  }
  useKeepInSight({ ...props, linked: followed ?? linked }, { isIn, zoom: () => map.getZoom(), bring })

  return null
}
