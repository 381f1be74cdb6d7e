import { expect, type Page } from '@playwright/test'

/** What any script of the page could read: storages, cookies, address and history, as text. */
export async function readableTexts(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
    ]),
  )
}

async function cacheTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        found.push(request.url, await (await cache.match(request))?.text())
    }
    return JSON.stringify(found)
  })
}

/** Records of each store of its databases, as JSON. */
async function storeTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: Record<string, unknown[]> = {}
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        found[store] = await done(database.transaction(store).objectStore(store).getAll())
      database.close()
    }
    // JSON knows neither maps nor sets nor columns.
    const shown = (_: string, value: unknown) => {
      if (value instanceof Map || value instanceof Set) return [...value]
      return ArrayBuffer.isView(value) ? [...(value as Uint8Array)] : value
    }
    return JSON.stringify(found, shown)
  })
}

/** Returns everything that the browser stores for the page outside its memory, as text. */
export async function readStoredTexts(page: Page): Promise<string> {
  return [await readableTexts(page), await cacheTexts(page), await storeTexts(page)].join('\n')
}

/** Returns the stored open data as text, and its fetch time in epoch milliseconds; `null` before it is stored. */
export async function readStoredOpenData(page: Page): Promise<{ text: string; fetchedAt: number } | null> {
  const { 'open-data': records }: Record<string, { data: { fetchedAt: number } }[]> = JSON.parse(
    await storeTexts(page),
  )
  const record = records?.[0]
  return record ? { text: JSON.stringify(record), fetchedAt: record.data.fetchedAt } : null
}

/** Waits until the page and its data are stored. */
export async function waitUntilStored(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => readStoredOpenData(page)).not.toBeNull()
}
