import { useEffect, useEffectEvent, useState } from 'react'
import { useMap } from '../map-context'
import { findControlBoxes } from '../overlay/control-boxes'
import { isUncovered, type Padding, shrinkToFit } from '../padding'
import { boxAround, overlap } from '../pixel-box'
import { visibleMargin as margin, type PlaceToShow, useKeepVisible } from '../use-keep-visible'
import { findLeastShift } from './least-shift'
import { useMoveAside } from './use-move-aside'

/** CSS pixels of the chosen symbol with its ring. */
const symbolSize = 44
/** CSS pixels that a seen symbol has to the edge of the uncovered part after a move: more than where it may stay. */
const movedMargin = margin + 24

interface Props extends PlaceToShow {
  /** Whether a panel shows the place. */
  isPanelOpen: boolean
}

/**
 * Moves the map when the chosen place is outside its uncovered part or below a control, and to the place when the map's
 * width has changed, as when a phone is turned. For a symbol that the person saw it moves as little as it can, and back
 * when the panel closes. Renders nothing.
 */
export function KeepVisible({ isPanelOpen, ...target }: Props) {
  const { place, linked } = target
  const map = useMap()
  const moveAside = useMoveAside(map, isPanelOpen)
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
  const isControlAbove = (point: { x: number; y: number }) => {
    const symbol = boxAround(point, symbolSize, symbolSize)
    return findControlBoxes(map.getCanvas()).some((box) => overlap(symbol, box, 0))
  }
  const isBelowControl = () => place !== null && isControlAbove(map.project([place.lon, place.lat]))
  const moveTo = (zoom: number, isSeen?: boolean) => {
    if (place && isSeen) moveAside(findShift(place))
    else if (place) map.easeTo({ center: [place.lon, place.lat], zoom })
  }
  /** The least move of the camera that shows the place, or to the middle if a control would then be above it. */
  const findShift = ({ lon, lat }: { lon: number; lat: number }) => {
    const { clientWidth: width, clientHeight: height } = map.getCanvas()
    const padding = shrinkToFit(target.padding, width, height)
    const point = map.project([lon, lat])
    const shift = findLeastShift(point, padding, { width, height, margin: movedMargin })
    const isShown = !isControlAbove({ x: point.x - shift.x, y: point.y - shift.y })
    return isShown
      ? shift
      : findLeastShift(point, padding, { width, height, margin: Math.max(width, height) })
  }
  const control = { isUncovered: isPlaceUncovered, isBelowControl, zoom: () => map.getZoom(), moveTo }
  useKeepVisible({ ...target, linked: shownByPicture ?? linked }, control)

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
