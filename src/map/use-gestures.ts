import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { followGestures, type GestureHandlers } from './gestures'

/** Handles touch, mouse and wheel on an element while it is mounted. */
export function useGestures(element: RefObject<HTMLElement | null>, handlers: GestureHandlers): void {
  const current = useEffectEvent(() => handlers)

  useLayoutEffect(() => {
    if (element.current) return followGestures(element.current, () => current())
  }, [element])
}
