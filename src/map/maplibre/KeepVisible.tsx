import { type RefObject, useState } from 'react'
import { useMap } from '../map-context'
import { boxAround, overlap } from '../overlay/place-names'
import { isUncovered, type Padding, shrinkToFit } from '../padding'
import { visibleMargin as margin, type PlaceToShow, useKeepVisible } from '../use-keep-visible'
import { findControlBoxes } from './control-boxes'

interface Props extends PlaceToShow {
  /** Element whose children are the controls and notes above the map. */
  controls: RefObject<HTMLElement | null>
}

/** CSS pixels of the chosen symbol with its ring. */
const symbolSize = 44

/** Moves the map when the chosen place is outside its uncovered part or below a control. Renders nothing. */
export function KeepVisible({ controls, ...props }: Props) {
  const { place, linked } = props
  const map = useMap()
  /**
   * Place that the picture has already moved to. A person may have moved the picture since, so the map does not move
   * there again.
   */
  const [shownByPicture] = useState(place?.id)

  const isPlaceUncovered = (padding: Padding) => {
    if (place === null) return true
    const { clientWidth: width, clientHeight: height } = map.getCanvas()
    const point = map.project([place.lon, place.lat])
    return isUncovered(point, shrinkToFit(padding, width, height), { width, height, margin })
  }
  const isBelowControl = () => {
    if (place === null) return false
    const symbol = boxAround(map.project([place.lon, place.lat]), symbolSize, symbolSize)
    return findControlBoxes(controls.current, map.getCanvas()).some((box) => overlap(symbol, box, 0))
  }
  const moveTo = (zoom: number) => {
    if (place) map.easeTo({ center: [place.lon, place.lat], zoom })
  }
  const control = { isUncovered: isPlaceUncovered, isBelowControl, zoom: () => map.getZoom(), moveTo }
  useKeepVisible({ ...props, linked: shownByPicture ?? linked }, control)

  return null
}
