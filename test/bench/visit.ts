import type { Page } from '@playwright/test'
import type { Subject } from './subjects'
import { untilMarked } from './watch'

/** One load of one page, milliseconds since its navigation; `null` where the page has no such moment. */
export interface Visit {
  content: number | null
  listed: number | null
  pictured: number | null
  statuses: number | null
  drawn: number
  /** The page's own picture first showed stations, of whatever age. */
  pictureAt: number | null
  /** Longest task until the list, or where there is none until all is drawn; 0 when none took 50 ms. */
  taskToList: number
  /** Likewise of the whole load. */
  task: number
  /** What tasks took beyond 50 ms each. */
  blocked: number
  shift: number
  /** Start of the navigation, epoch milliseconds. */
  origin: number
}

/** Opens the page and waits until stations are drawn, and listed where there is a list. */
export async function visit(page: Page, address: string, { marks }: Subject): Promise<Visit> {
  await page.goto(address, { waitUntil: 'commit' })
  for (const mark of marks) await untilMarked(page, mark)
  return page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? null
    const { pictureAt, tasks, shift } = window.watched
    const drawn = at('stations-drawn') ?? 0
    return {
      content: at('first-contentful-paint'),
      listed: at('stations-listed'),
      pictured: at('stations-pictured'),
      statuses: at('statuses-pictured'),
      drawn,
      pictureAt,
      shift,
      taskToList: window.watched.longestTask(0, at('stations-listed') ?? drawn),
      task: window.watched.longestTask(0),
      blocked: tasks.reduce((sum, { duration }) => sum + duration - 50, 0),
      origin: performance.timeOrigin,
    }
  })
}

/**
 * Waits until the service worker is active, and the device has a copy of the data and a picture for the next visit. The
 * app stores no picture that the map has replaced before its statuses came, as with 100,000 stations.
 */
export async function waitUntilStored(page: Page, { statuses }: Pick<Visit, 'statuses'>): Promise<void> {
  await page.evaluate(async (hasPicture) => {
    await navigator.serviceWorker.ready
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const records = async () => {
      let count = 0
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await done(indexedDB.open(name))
        for (const store of database.objectStoreNames)
          count += await done(database.transaction(store).objectStore(store).count())
        database.close()
      }
      return count
    }
    const hasImage = async () => (await caches.match('/stored-picture')) !== undefined
    const isKept = async () => (await records()) > 0 && (!hasPicture || (await hasImage()))
    while (!(await isKept())) await new Promise((resolve) => setTimeout(resolve, 250))
  }, statuses !== null)
}
