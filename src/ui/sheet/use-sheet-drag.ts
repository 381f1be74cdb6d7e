import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'

/** Height of the sheet on a narrow screen. */
export type SheetHeight = 'low' | 'half' | 'full'

/** Maximum movement of a click, CSS pixels. */
const clickTolerance = 6

/**
 * Drags a sheet by its head. Returns the height in CSS pixels during a drag, otherwise `null`, and the listeners of
 * the head.
 * @param handle visible if the sheet can be dragged
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
    // Without a visible handle nothing is dragged, and the mouse selects the text of the head.
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
    if (!wasDragged.current && Math.abs(by) <= clickTolerance) return
    wasDragged.current = true
    current.reached = current.height + by
    setDragged(current.reached)
  }

  function end() {
    const { current } = drag
    drag.current = null
    setDragged(null)
    if (!current || !wasDragged.current) return
    // A quick drag ends before its last height is rendered.
    onHeight(nearestHeight(current.reached / window.innerHeight))
  }

  // A browser sends a click at the end of a drag too. A click by keyboard never belongs to a drag.
  function ignoreDragClick(event: MouseEvent) {
    if (wasDragged.current && event.detail > 0) event.stopPropagation()
    wasDragged.current = false
  }

  const listeners = {
    onPointerDown: begin,
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: ignoreDragClick,
  }
  return { dragged, listeners }
}

/** Shares of the window's height at which a dragged sheet is between two of its heights. */
const lowToHalf = 0.28
const halfToFull = 0.68

/** @param share height of the sheet as a share of the window's */
function nearestHeight(share: number): SheetHeight {
  if (share < lowToHalf) return 'low'
  return share < halfToFull ? 'half' : 'full'
}
