import { type ComponentPropsWithoutRef, type ReactNode, useRef } from 'react'
import './sheet.css'
import { type SheetHeight, useSheetDrag } from './use-sheet-drag'

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
  const { dragged, listeners } = useSheetDrag(handle, onHeight)

  return (
    <Box
      {...attributes}
      className={`sheet ${className}`}
      data-height={height}
      style={dragged === null ? undefined : { height: dragged }}
    >
      <div className="sheet-head" {...listeners}>
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
