import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import './sheet.css'

/** How much of a narrow screen the sheet takes. */
export type SheetHeight = 'low' | 'half' | 'full'
const heights: readonly SheetHeight[] = ['low', 'half', 'full']

interface Props {
  /** Something covers it: not to be reached. */
  inert: boolean
  height: SheetHeight
  onHeight(height: SheetHeight): void
  /** Name of the handle, which makes the sheet higher, and low again from the top. */
  handleLabel: string
  children: ReactNode
}

/** A finger that moved less than this pressed the handle, CSS pixels. */
const slop = 6

/**
 * On a narrow screen a sheet over the map with three heights, by dragging or pressing its handle; elsewhere
 * plain content without a handle.
 */
export function Sheet({ inert, height, onHeight, handleLabel, children }: Props) {
  const sheet = useRef<HTMLDivElement>(null)
  const start = useRef<{ pointer: number; height: number } | null>(null)
  const [dragged, setDragged] = useState<number | null>(null)

  function begin(event: PointerEvent<HTMLButtonElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { pointer: event.clientY, height: sheet.current?.offsetHeight ?? 0 }
  }

  function move(event: PointerEvent<HTMLButtonElement>) {
    const { current } = start
    if (!current) return
    const by = current.pointer - event.clientY
    if (dragged !== null || Math.abs(by) > slop) setDragged(current.height + by)
  }

  function end() {
    start.current = null
    if (dragged === null) return
    const share = dragged / window.innerHeight
    onHeight(share < 0.28 ? 'low' : share < 0.68 ? 'half' : 'full')
  }

  return (
    <div
      className="sheet"
      inert={inert}
      ref={sheet}
      data-height={height}
      style={dragged === null ? undefined : { height: dragged }}
    >
      <button
        type="button"
        className="sheet-handle"
        aria-label={handleLabel}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
        onClick={() => {
          // The click that ends a drag is not a press.
          if (dragged === null) onHeight(heights[(heights.indexOf(height) + 1) % heights.length] ?? 'half')
          setDragged(null)
        }}
      />
      {children}
    </div>
  )
}
