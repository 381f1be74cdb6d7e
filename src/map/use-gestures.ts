import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { followGestures, type GestureHandlers } from './gestures'

/** Handles touch, mouse and wheel on an element while it is mounted. */
export function useGestures(element: RefObject<HTMLElement | null>, handlers: GestureHandlers): void {
  const onHold = useEffectEvent(handlers.onHold)
  const onPan = useEffectEvent(handlers.onPan)
  const onZoom = useEffectEvent(handlers.onZoom)
  const onPress = useEffectEvent(handlers.onPress)
  const onPoint = useEffectEvent(handlers.onPoint)

  useLayoutEffect(() => {
    if (!element.current) return
    return followGestures(element.current, {
      onHold: (isHeld) => onHold(isHeld),
      onPan: (from, to) => onPan(from, to),
      onZoom: (levels, at) => onZoom(levels, at),
      onPress: (at, isTouch) => onPress(at, isTouch),
      onPoint: (at) => onPoint(at),
    })
  }, [element])
}
