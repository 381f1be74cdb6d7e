import { useEffect, useEffectEvent, useState } from 'react'
import { useMap } from '../map-context'
import { findControlBoxes } from '../overlay/control-boxes'
import { isUncovered, type Padding, shrinkToFit } from '../padding'
import { boxAround, overlap } from '../pixel-box'
import { visibleMargin as margin, type PlaceToShow, useKeepVisible } from '../use-keep-visible'

/** CSS pixels of the chosen symbol with its ring. */
const symbolSize = 44

/**
 * Moves the map when the chosen place is outside its uncovered part or below a control, and to the place when the map's
 * width has changed, as when a phone is turned. Renders nothing.
 */
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
  const control = { isUncovered: isPlaceUncovered, isBelowControl, zoom: () => map.getZoom(), moveTo }
  useKeepVisible({ ...props, linked: shownByPicture ?? linked }, control)

  const showAgain = useEffectEvent(() => {
    // Without an animation, which the next change of the padding would end.
    if (place) map.jumpTo({ center: [place.lon, place.lat] })
  })
  useEffect(() => {
    let { clientWidth: width } = map.getContainer()
    const subscription = map.on('resize', () => {
      const { clientWidth } = map.getContainer()
      // The map has no width while the page is printed.
      if (clientWidth === 0 || clientWidth === width) return
      width = clientWidth
      showAgain()
    })
    return () => subscription.unsubscribe()
  }, [map])

  return null
}
