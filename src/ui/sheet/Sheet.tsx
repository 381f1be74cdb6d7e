import { type ComponentPropsWithoutRef, type ReactNode, useRef } from 'react'
import './sheet.css'
import { type SheetHeight, useSheetDrag } from './use-sheet-drag'

const heights: readonly SheetHeight[] = ['low', 'half', 'full']

interface Props extends ComponentPropsWithoutRef<'div'> {
  /** HTML element, for its role in assistive technology. */
  as?: 'div' | 'aside'
  height: SheetHeight
  onHeight(height: SheetHeight): void
  /** Name of the handle. A click makes the sheet one step higher, or low again if it is at the top. */
  handleLabel: string
  /** Part that does not scroll and can be dragged by touch like the handle. */
  head?: ReactNode
}

/**
 * Sheet over the map on a narrow screen, with three heights. People drag its handle or head, or click the handle. On
 * wider screens it is plain content without a handle.
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
