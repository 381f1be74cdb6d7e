/** Whether the mouse, a finger or the focus is in the list. */
export function isListUsed(): boolean {
  return document.querySelector('.station-scroller:is(:hover, :active, :focus-within)') !== null
}

/** Whether the first rows of the list are scrolled out of view. */
export function isListScrolled(): boolean {
  return Boolean(document.querySelector('.station-scroller')?.scrollTop)
}
