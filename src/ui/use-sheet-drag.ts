import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'

/** How much of a narrow screen the sheet takes. */
export type SheetHeight = 'low' | 'half' | 'full'

/** A finger that moved less than this pressed what is under it, CSS pixels. */
const slop = 6

/**
 * Drags a sheet by its head: height in CSS pixels while it is dragged, else `null`, and what its head listens to.
 * @param handle shown where the sheet can be dragged
 */
export function useSheetDrag(
  handle: RefObject<HTMLButtonElement | null>,
  onHeight: (height: SheetHeight) => void,
) {
  const drag = useRef<{ startY: number; height: number; reached: number } | null>(null)
  const wasDragged = useRef(false)
  const [dragged, setDragged] = useState<number | null>(null)

  function begin(event: PointerEvent<HTMLElement>) {
    const { target, currentTarget, pointerId, pointerType } = event
    wasDragged.current = false
    const isHandle = target === handle.current
    // Where there is no handle nothing is dragged; the mouse selects the words of the head.
    if (!handle.current?.offsetHeight || !(target instanceof Element)) return
    if (!isHandle && pointerType === 'mouse') return
    target.setPointerCapture(pointerId)
    const { offsetHeight = 0 } = currentTarget.parentElement ?? {}
    drag.current = { startY: event.clientY, height: offsetHeight, reached: offsetHeight }
  }

  function move(event: PointerEvent<HTMLElement>) {
    const { current } = drag
    if (!current) return
    const by = current.startY - event.clientY
    if (!wasDragged.current && Math.abs(by) <= slop) return
    wasDragged.current = true
    current.reached = current.height + by
    setDragged(current.reached)
  }

  function end() {
    const { current } = drag
    drag.current = null
    setDragged(null)
    if (!current || !wasDragged.current) return
    // A quick finger ends before what it reached is rendered.
    const share = current.reached / window.innerHeight
    onHeight(share < 0.28 ? 'low' : share < 0.68 ? 'half' : 'full')
  }

  // The click that ends a drag is not a press; one by the keyboard ends none.
  function dropClick(event: MouseEvent) {
    if (wasDragged.current && event.detail > 0) event.stopPropagation()
    wasDragged.current = false
  }

  const listeners = {
    onPointerDown: begin,
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: dropClick,
  }
  return { dragged, listeners }
}
