import type { KeyboardEvent } from 'react'

/**
 * Arrow keys move the focus to the next or previous row of a list, and so scroll it into view. That row is in the
 * document already: the virtual list renders some rows beyond the visible ones.
 */
export function moveRowFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, target } = event
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !(target instanceof Element)) return
  const row = target.closest('li')
  const next = key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling
  const button = next?.querySelector('button')
  if (!button) return
  event.preventDefault()
  button.focus()
}
