import type { KeyboardEvent } from 'react'
import { isPageKey } from '../../ui/browser/page-key'

/** Maximum frames until a virtual list has rendered the rows that a scroll shows. */
const maxFrames = 30

/** Arrow keys move the focus to the next or previous row of a virtual list, and so scroll it into view. */
export function moveRowFocus(event: KeyboardEvent<HTMLElement>): void {
  const isDown = isPageKey(event.nativeEvent, 'ArrowDown')
  if (!isDown && !isPageKey(event.nativeEvent, 'ArrowUp')) return
  const row = event.target instanceof Element ? event.target.closest('li') : null
  // Beyond the last row in this direction the browser scrolls as usual.
  if (!row || row.ariaPosInSet === (isDown ? row.ariaSetSize : '1')) return
  event.preventDefault()
  focusPosition(Number(row.ariaPosInSet) + (isDown ? 1 : -1), row, maxFrames)
}

/** Focuses the row at `position`, beside `row`, once it is rendered, unless the focus has left `row` before. */
function focusPosition(position: number, row: HTMLElement, frames: number): void {
  if (frames === 0 || !row.contains(document.activeElement)) return
  const button = row.parentElement?.querySelector<HTMLElement>(
    `:scope > [aria-posinset="${position}"] button`,
  )
  if (button) {
    button.focus()
    return
  }
  // After a scroll, the row with the focus may be far from the rendered rows.
  row.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  requestAnimationFrame(() => focusPosition(position, row, frames - 1))
}
