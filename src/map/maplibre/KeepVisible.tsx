import { useState } from 'react'
import { useMap } from '../map-context'
import { findControlBoxes } from '../overlay/control-boxes'
import { isUncovered, type Padding, shrinkToFit } from '../padding'
import { boxAround, overlap } from '../pixel-box'
import { visibleMargin as margin, type PlaceToShow, useKeepVisible } from '../use-keep-visible'

/** CSS pixels of the chosen symbol with its ring. */
const symbolSize = 44

/** Moves the map when the chosen place is outside its uncovered part or below a control. Renders nothing. */
export function KeepVisible(props: PlaceToShow) {
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
    return findControlBoxes(map.getCanvas()).some((box) => overlap(symbol, box, 0))
  }
  const moveTo = (zoom: number) => {
    if (place) map.easeTo({ center: [place.lon, place.lat], zoom })
  }
  const control = {
    isUncovered: isPlaceUncovered,
    isBelowControl,
    zoom: () => map.getZoom(),
    width: () => map.getContainer().clientWidth,
    moveTo,
  }
  useKeepVisible({ ...props, linked: shownByPicture ?? linked }, control)

  return null
}
