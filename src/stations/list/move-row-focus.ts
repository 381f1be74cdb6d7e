import type { KeyboardEvent } from 'react'
import { isPageKey } from '../../ui/browser/page-key'

type Side = 'nextElementSibling' | 'previousElementSibling'

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
  focusBeside(row, isDown ? 'nextElementSibling' : 'previousElementSibling', maxFrames)
}

/** Focuses the row beside `row` once it is rendered, unless the focus has left `row` before. */
function focusBeside(row: Element, side: Side, frames: number): void {
  if (frames === 0 || !row.contains(document.activeElement)) return
  const button = row[side]?.querySelector('button')
  if (button) button.focus()
  else requestAnimationFrame(() => focusBeside(row, side, frames - 1))
}
