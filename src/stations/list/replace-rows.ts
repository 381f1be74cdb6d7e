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

/** The first rows of the list are not virtual: they have their place only. */
const isRow = '[data-row], [aria-posinset]'

function runKeepingFocus(list: HTMLElement | null, replaceRows: () => void): void {
  const focused = document.activeElement
  const row = list?.contains(focused) ? focused?.closest<HTMLElement>(isRow) : null
  replaceRows()
  if (!row) return
  const index = Number(row.dataset.row ?? Number(row.ariaPosInSet) - 1)
  const button = list?.querySelector<HTMLElement>(
    `:is([data-row="${index}"], [aria-posinset="${index + 1}"]) button`,
  )
  if (button) button.focus({ preventScroll: true })
}
