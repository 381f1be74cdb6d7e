/** Class of the element that scrolls the rows of the list. */
export const scrollerClass = 'station-scroller'

/** Whether the mouse, a finger or the focus is in the list. */
export function isListUsed(): boolean {
  return document.querySelector(`.${scrollerClass}:is(:hover, :active, :focus-within)`) !== null
}

/** Whether the first rows of the list are scrolled out of view. */
export function isListScrolled(): boolean {
  return Boolean(document.querySelector(`.${scrollerClass}`)?.scrollTop)
}
