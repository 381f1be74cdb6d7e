import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { type GestureHandlers, handleGestures } from './gestures'

/** Handles touch, mouse and wheel on an element while it is mounted. */
export function usePictureGestures(element: RefObject<HTMLElement | null>, handlers: GestureHandlers): void {
  const latestHandlers = useEffectEvent(() => handlers)

  useLayoutEffect(() => {
    if (element.current) return handleGestures(element.current, () => latestHandlers())
  }, [element])
}
