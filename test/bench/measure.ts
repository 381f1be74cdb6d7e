import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { openHeaps } from '../browser/harness/heap'

/** One load of one page in a fresh context; `null` where the page has no such moment. Times are milliseconds. */
export interface Load {
  /** First contentful paint. */
  content: number | null
  listed: number | null
  pictured: number | null
  statuses: number | null
  drawn: number
  /** Longest task of the main thread until the list, and over the load; below 50 ms there is none (Long Tasks API). */
  taskToList: number
  task: number
  /** What tasks took beyond 50 ms each, over the load. */
  blocked: number
  /** Cumulative layout shift over the load. */
  shift: number
  /** Script asked for before the list was painted, without the map's, compressed. */
  listScriptBytes: number
  /** From a filter change to the frame that shows it. */
  filtered: number | null
  /** JavaScript objects of page and workers that are left after a collection, bytes. */
  heap: number
  /** The second visit. */
  listedAgain: number | null
  picturedAgain: number | null
  drawnAgain: number
}

export interface Device {
  name: string
  context: BrowserContextOptions
  /** Processor so many times slower, and a line as Lighthouse's "Slow 4G". */
  slow?: number
}

export const desktop: Device = { name: 'desktop', context: { viewport: { width: 1440, height: 900 } } }
export const phone: Device = {
  name: 'phone',
  context: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  slow: 4,
}

export interface Subject {
  address: string
  /** Whether it marks that stations are listed. */
  hasList: boolean
  /** Changes a filter, and answers whether there was one. */
  changeFilter(page: Page): Promise<boolean>
}

interface Watched {
  tasks: { start: number; duration: number }[]
  shift: number
}

declare global {
  interface Window {
    watched: Watched
  }
}

const isOfMap = (path: string) => /\/(StationsMap|maplibre-gl-worker)-/.test(path)
const waitMilliseconds = 120_000

/** Lighthouse's: 150 ms and 1.6 Mbit/s, as they are where requests are throttled one by one. */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}

function watch(): void {
  window.watched = { tasks: [], shift: 0 }
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries())
      window.watched.tasks.push({ start, duration })
  }).observe({ type: 'longtask', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[])
      if (!entry.hadRecentInput) window.watched.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Waits for a mark or measure. */
async function until(page: Page, name: string): Promise<void> {
  const isThere = (entryName: string) => performance.getEntriesByName(entryName).length > 0
  // Not by frames, which would be work of the page that is measured.
  await page.waitForFunction(isThere, name, { timeout: waitMilliseconds, polling: 100 })
}

const momentsOf = (page: Page) =>
  page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? null
    return {
      content: at('first-contentful-paint'),
      listed: at('stations-listed'),
      pictured: at('stations-pictured'),
      statuses: at('statuses-pictured'),
      drawn: at('stations-drawn') ?? 0,
      origin: performance.timeOrigin,
      watched: window.watched,
    }
  })

async function throttle(page: Page, { slow }: Device): Promise<void> {
  if (slow === undefined) return
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow })
}

/** Loads a page with nothing cached, waits until stations are drawn, changes a filter, and loads it once more. */
export async function measureLoad(browser: Browser, device: Device, subject: Subject): Promise<Load> {
  const context = await browser.newContext(device.context)
  const page = await context.newPage()
  const scripts: Promise<{ at: number; bytes: number }>[] = []
  context.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.endsWith('.js') || isOfMap(pathname)) return
    const at = request.timing().startTime
    scripts.push(request.sizes().then(({ responseBodySize: bytes }) => ({ at, bytes: Math.max(0, bytes) })))
  })
  await page.addInitScript(watch)
  await throttle(page, device)
  const heaps = await openHeaps(page)
  const visit = async () => {
    await page.goto(subject.address, { waitUntil: 'commit' })
    await until(page, 'stations-drawn')
    if (subject.hasList) await until(page, 'stations-listed')
    return momentsOf(page)
  }
  const { watched, origin, ...first } = await visit()
  const filtered = (await subject.changeFilter(page)) ? await measured(page, 'filter-drawn') : null
  const { page: ofPage, workers } = await heaps.sizes()
  const loaded = await Promise.all(scripts)
  const again = await visit()
  await context.close()

  const toList = first.listed ?? first.drawn
  const longest = (tasks: Watched['tasks']) => Math.max(0, ...tasks.map(({ duration }) => duration))
  return {
    ...first,
    taskToList: longest(watched.tasks.filter(({ start }) => start < toList)),
    task: longest(watched.tasks),
    blocked: watched.tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
    shift: watched.shift,
    listScriptBytes: loaded
      .filter(({ at }) => at < toList + origin)
      .reduce((sum, { bytes }) => sum + bytes, 0),
    filtered,
    heap: ofPage + workers,
    listedAgain: again.listed,
    picturedAgain: again.pictured,
    drawnAgain: again.drawn,
  }
}

async function measured(page: Page, name: string): Promise<number> {
  await until(page, name)
  return page.evaluate((entry) => performance.getEntriesByName(entry)[0]?.duration ?? 0, name)
}
