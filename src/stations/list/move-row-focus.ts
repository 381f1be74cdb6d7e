import type { KeyboardEvent } from 'react'

/** Maximum frames until a virtual list has rendered the rows that a scroll shows. */
const maxFrames = 30

/** Arrow keys move the focus to the next or previous row of a virtual list, and so scroll it into view. */
export function moveRowFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, target } = event
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !(target instanceof Element)) return
  const row = target.closest('li')
  const last = key === 'ArrowDown' ? row?.ariaSetSize : '1'
  if (!row || row.ariaPosInSet === last) return
  event.preventDefault()
  focusBeside(row, key === 'ArrowDown' ? 'nextElementSibling' : 'previousElementSibling', maxFrames)
}

/** Focuses the row beside `row` once it is rendered, unless the focus has left `row` before. */
function focusBeside(
  row: Element,
  side: 'nextElementSibling' | 'previousElementSibling',
  frames: number,
): void {
  if (frames === 0 || !row.contains(document.activeElement)) return
  const button = row[side]?.querySelector('button')
  if (button) button.focus()
  else requestAnimationFrame(() => focusBeside(row, side, frames - 1))
}
