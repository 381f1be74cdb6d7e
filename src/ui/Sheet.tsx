import {
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import './sheet.css'

/** How much of a narrow screen the sheet takes. */
export type SheetHeight = 'low' | 'half' | 'full'
const heights: readonly SheetHeight[] = ['low', 'half', 'full']

interface Props extends ComponentPropsWithoutRef<'div'> {
  /** What it is for assistive technology. */
  as?: 'div' | 'aside'
  height: SheetHeight
  onHeight(height: SheetHeight): void
  /** Name of the handle, which makes the sheet higher, and low again from the top. */
  handleLabel: string
  /** What stays when the rest scrolls, and can be dragged by touch as the handle can. */
  head?: ReactNode
}

/** A finger that moved less than this pressed what is under it, CSS pixels. */
const slop = 6

/**
 * On a narrow screen a sheet over the map with three heights, by dragging its handle or its head or by pressing the
 * handle; elsewhere plain content without a handle.
 */
export function Sheet({
  as: Box = 'div',
  height,
  onHeight,
  handleLabel,
  head,
  className = '',
  children,
  ...attributes
}: Props) {
  const handle = useRef<HTMLButtonElement>(null)
  const drag = useRef<{ pointer: number; height: number; reached: number } | null>(null)
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
    drag.current = { pointer: event.clientY, height: offsetHeight, reached: offsetHeight }
  }

  function move(event: PointerEvent<HTMLElement>) {
    const { current } = drag
    if (!current) return
    const by = current.pointer - event.clientY
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

  return (
    <Box
      {...attributes}
      className={`sheet ${className}`}
      data-height={height}
      style={dragged === null ? undefined : { height: dragged }}
    >
      <div
        className="sheet-head"
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onClickCapture={dropClick}
      >
        <button
          ref={handle}
          type="button"
          className="sheet-handle"
          aria-label={handleLabel}
          onClick={() => onHeight(heights[(heights.indexOf(height) + 1) % heights.length] ?? 'half')}
        />
        {head}
      </div>
      {children}
    </Box>
  )
}
