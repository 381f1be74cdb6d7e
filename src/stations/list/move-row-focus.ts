import type { KeyboardEvent } from 'react'
import { isPageKey } from '../../ui/browser/page-key'

/** Maximum frames until virtual rows have rendered those that a scroll shows. */
const maxFrames = 30

/** Arrow keys move the focus to the next or previous one of `size` virtual rows, and so scroll it into view. */
export function moveRowFocus(event: KeyboardEvent<HTMLElement>, size: number): void {
  const isDown = isPageKey(event.nativeEvent, 'ArrowDown')
  if (!isDown && !isPageKey(event.nativeEvent, 'ArrowUp')) return
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-row]') : null
  if (!row) return
  const next = Number(row.dataset.row) + (isDown ? 1 : -1)
  // Beyond the last row in this direction the browser scrolls as usual.
  if (next < 0 || next >= size) return
  event.preventDefault()
  focusRow(next, row, maxFrames)
}

/** Focuses the row with an index, beside `row`, once it is rendered, unless the focus has left `row` before. */
function focusRow(index: number, row: HTMLElement, frames: number): void {
  if (frames === 0 || !row.contains(document.activeElement)) return
  const button = row.parentElement?.querySelector<HTMLElement>(`:scope > [data-row="${index}"] button`)
  if (button) {
    button.focus()
    return
  }
  // After a scroll, the row with the focus may be far from the rendered rows.
  row.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  requestAnimationFrame(() => focusRow(index, row, frames - 1))
}
