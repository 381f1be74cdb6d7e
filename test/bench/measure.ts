import type { Browser, Page } from '@playwright/test'

/** One load of one page in a fresh context, in milliseconds and bytes; `null` where it has no such moment. */
export interface Load {
  listed: number | null
  drawn: number
  /** Longest task of the main thread over the load; tasks under 50 ms count as none (Long Tasks API). */
  longestTask: number
  /** From a filter change to the frame that shows it. */
  filtered: number | null
  /** Script over the network, compressed, asked for before the list was painted, without the map's. */
  listScriptBytes: number
}

const isOfMap = (path: string) => /\/(StationsMap|maplibre-gl-worker)-/.test(path)
const waitMilliseconds = 120_000

declare global {
  interface Window {
    longestTask: number
  }
}

async function watchTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.longestTask = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        window.longestTask = Math.max(window.longestTask, duration)
    }).observe({ type: 'longtask', buffered: true })
  })
}

/** Start of a mark or duration of a measure, once it is there. */
async function timing(
  page: Page,
  name: string,
): Promise<{ start: number; duration: number; origin: number }> {
  const found = await page.waitForFunction(
    (entryName) => {
      const entry = performance.getEntriesByName(entryName)[0]
      return entry && { start: entry.startTime, duration: entry.duration, origin: performance.timeOrigin }
    },
    name,
    { timeout: waitMilliseconds },
  )
  return (await found.jsonValue()) as { start: number; duration: number; origin: number }
}

/**
 * Loads a page with nothing cached, waits until stations are drawn, and changes a filter.
 * @param hasList whether it will mark that stations are listed
 * @param changeFilter clicks it and answers whether there was one
 */
export async function measureLoad(
  browser: Browser,
  address: string,
  hasList: boolean,
  changeFilter: (page: Page) => Promise<boolean>,
): Promise<Load> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const scripts: Promise<{ at: number; bytes: number }>[] = []
  page.context().on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.endsWith('.js') || isOfMap(pathname)) return
    const at = request.timing().startTime
    scripts.push(request.sizes().then(({ responseBodySize }) => ({ at, bytes: responseBodySize })))
  })
  await watchTasks(page)
  await page.goto(address)
  const drawn = await timing(page, 'stations-drawn')
  const listed = hasList ? await timing(page, 'stations-listed') : null
  const longestTask = await page.evaluate(() => window.longestTask)
  const filtered = (await changeFilter(page)) ? await timing(page, 'filter-drawn') : null

  const listedAt = (listed ?? drawn).start + drawn.origin
  const loaded = await Promise.all(scripts)
  await page.context().close()
  return {
    listed: listed?.start ?? null,
    drawn: drawn.start,
    longestTask,
    filtered: filtered?.duration ?? null,
    listScriptBytes: loaded.filter(({ at }) => at < listedAt).reduce((sum, { bytes }) => sum + bytes, 0),
  }
}
