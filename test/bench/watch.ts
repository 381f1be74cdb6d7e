import type { Page } from '@playwright/test'

interface Watched {
  /** Tasks of 50 ms or more. */
  tasks: { start: number; duration: number }[]
  /** Longest of those between two moments; 0 when there is none. */
  longestTask(from: number, to?: number): number
  /** Cumulative layout shift so far. */
  shift: number
  /** Frame in which the page's own picture first showed a station. */
  pictureAt: number | null
  /** When WebGL, or an image on a canvas, was last drawn. */
  drawnAt: number
  /** The last press of a key or button. */
  inputAt: number
  /** Changes of the search field, and when the suggestions for each were painted. */
  typed: { typedAt: number; paintedAt: number | null }[]
}

declare global {
  interface Window {
    watched: Watched
  }
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const watched: Watched = {
    tasks: [],
    longestTask: (from, to = Number.POSITIVE_INFINITY) => {
      addTasks(longTasks.takeRecords())
      const between = watched.tasks.filter(({ start, duration }) => start + duration > from && start < to)
      return Math.max(0, ...between.map(({ duration }) => duration))
    },
    shift: 0,
    pictureAt: null,
    drawnAt: 0,
    inputAt: 0,
    typed: [],
  }
  window.watched = watched
  const addTasks = (entries: PerformanceEntryList) => {
    for (const { startTime: start, duration } of entries) watched.tasks.push({ start, duration })
  }
  const longTasks = new PerformanceObserver((list) => addTasks(list.getEntries()))
  longTasks.observe({ type: 'longtask', buffered: true })
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as Shift[])
      if (!hadRecentInput) watched.shift += value
  }).observe({ type: 'layout-shift', buffered: true })

  const afterPaint = (then: (paintedAt: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => then(performance.now())
      port2.postMessage(null)
    })
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-pictured]:not([data-pictured="0"])')) return
    observer.disconnect()
    afterPaint((paintedAt) => {
      watched.pictureAt = paintedAt
    })
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-pictured'] })

  const { drawElements } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.drawElements = function (...call) {
    watched.drawnAt = performance.now()
    drawElements.apply(this, call)
  }
  const { drawImage } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.drawImage = function (...call: unknown[]) {
    watched.drawnAt = performance.now()
    Reflect.apply(drawImage, this, call)
  }
  for (const kind of ['keydown', 'click'])
    addEventListener(kind, ({ timeStamp }) => Object.assign(watched, { inputAt: timeStamp }), true)

  addEventListener(
    'input',
    ({ timeStamp: typedAt }) => watched.typed.push({ typedAt, paintedAt: null }),
    true,
  )
  const isOfSuggestions = (node: Node) =>
    (node instanceof Element ? node : node.parentElement)?.closest('.suggestions, [role=listbox]')
  new MutationObserver((mutations) => {
    const last = watched.typed.at(-1)
    const isPaint = mutations.some(
      ({ target, addedNodes }) => isOfSuggestions(target) || [...addedNodes].some(isOfSuggestions),
    )
    if (last && isPaint)
      afterPaint((paintedAt) => {
        last.paintedAt = paintedAt
      })
  }).observe(document, { subtree: true, childList: true, characterData: true })
}

/** Watches what is loaded into the page from now on. */
export const watchLoads = (page: Page) => page.addInitScript(watch)

const waitMilliseconds = 180_000
/** Not by frames, which would be work of the page that is measured. */
const polling = 100

/** Waits until as many marks or measures of a name are there. */
export async function untilMarked(page: Page, name: string, count = 1): Promise<void> {
  const isThere = ([entryName, least]: [string, number]) =>
    performance.getEntriesByName(entryName).length >= least
  await page.waitForFunction(isThere, [name, count] satisfies [string, number], {
    timeout: waitMilliseconds,
    polling,
  })
}

/** Reaction to one input, milliseconds. */
export interface Reaction {
  /** From the input to the frame that shows the result. */
  drawn: number
  /** Longest task meanwhile; 0 when none took 50 ms. */
  task: number
}

/**
 * Waits until the page's `count`-th measure of a name is there, which ends with the frame that shows the last press.
 */
export async function reactionUntil(page: Page, name: string, count = 1): Promise<Reaction> {
  await untilMarked(page, name, count)
  return page.evaluate((measure) => {
    const end = Math.max(
      ...performance.getEntriesByName(measure).map(({ startTime, duration }) => startTime + duration),
    )
    const { inputAt, longestTask } = window.watched
    return { drawn: end - inputAt, task: longestTask(inputAt, end) }
  }, name)
}

/** Waits until something was drawn after the last press, and then nothing more for `still` milliseconds. */
export async function reactionUntilStill(page: Page, still: number): Promise<Reaction> {
  const isStill = (quiet: number) => {
    const { drawnAt, inputAt } = window.watched
    return drawnAt > inputAt && performance.now() - drawnAt > quiet
  }
  await page.waitForFunction(isStill, still, { timeout: waitMilliseconds, polling })
  return page.evaluate(() => {
    const { drawnAt, inputAt, longestTask } = window.watched
    return { drawn: drawnAt - inputAt, task: longestTask(inputAt) }
  })
}
