/** Whether the mouse, a finger or the focus is in the list. */
export function isListUsed(): boolean {
  return document.querySelector('.station-scroller:is(:hover, :active, :focus-within)') !== null
}
