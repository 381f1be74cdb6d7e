/** Replaces the rows of a list while nothing in it is pressed, and keeps position and the focus on the same row. */
export function replaceRows(list: HTMLElement | null, signal: AbortSignal, replace: () => void): void {
  runWhenReleased(list, signal, () => {
    runKeepingFocus(list, replace)
    // Virtua reads the position at the next scroll only (0.54), and the list may be scrolled already.
    if (list?.scrollTop) list.dispatchEvent(new Event('scroll'))
  })
}

const releases = ['pointerup', 'pointercancel', 'dragend', 'keyup']

/** Runs `task` while nothing is pressed: a pressed element that is removed gets no click. */
function runWhenReleased(element: HTMLElement | null, signal: AbortSignal, task: () => void): void {
  if (!element?.matches(':active')) {
    task()
    return
  }
  const released = new AbortController()
  const listening = AbortSignal.any([signal, released.signal])
  const retry = () => {
    released.abort()
    // The click comes after the release.
    setTimeout(() => !signal.aborted && runWhenReleased(element, signal, task))
  }
  for (const release of releases) addEventListener(release, retry, { signal: listening })
}

function runKeepingFocus(list: HTMLElement | null, replaceRows: () => void): void {
  const focused = document.activeElement
  const position = list?.contains(focused) ? focused?.closest('li')?.ariaPosInSet : null
  replaceRows()
  const button = position && list?.querySelector<HTMLElement>(`[aria-posinset="${position}"] button`)
  if (button) button.focus({ preventScroll: true })
}
