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

const leaving = ['pointerover', 'focusin', 'focusout'] as const

/** Runs `task` at once, or as soon as neither mouse nor focus is in the list. @returns a function that cancels it */
export function runWhenListIsLeft(task: () => void): () => void {
  const stop = () => {
    for (const event of leaving) document.removeEventListener(event, check)
  }
  const check = () => {
    if (isListUsed()) return
    stop()
    task()
  }
  for (const event of leaving) document.addEventListener(event, check)
  check()
  return stop
}
