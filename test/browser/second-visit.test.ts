import type { Page } from '@playwright/test'
import { findStatusColour } from '../../src/stations/status-palette'
import { readStoredOpenData, waitUntilStored } from './harness/browser-storage'
import { deferred } from './harness/deferred'
import { waitUntilIdle } from './harness/idle'
import { resultCount, stationList, stationMap, waitForMap } from './harness/page-parts'
import { countPixels } from './harness/painted-pixels'
import { expect, faults, type Network, test } from './harness/staged'
import { signIn } from './harness/test'

// Each waits for the copy, which is written seconds after the first list.
test.slow()

const service = /\/v2\/flat\//
const rows = (page: Page) => stationList(page).getByRole('listitem')
const freshness = (page: Page) => page.locator('.list-foot')
const pictured = (page: Page) => stationMap(page).locator('canvas.picture')
const markNames = ['stations-listed', 'stations-pictured', 'statuses-pictured', 'stations-drawn']
const marks = (page: Page) =>
  page.evaluate((names) => names.filter((name) => performance.getEntriesByName(name).length > 0), markNames)

/** Holds every answer of the service until the returned function is called. */
function holdService(network: Network): () => void {
  const { resolve, promise } = deferred()
  network.fail(service, faults.hold(promise))
  return resolve
}

/** Reads the copy as the page would, after it, so that whatever the page shows of it is there. */
async function copyCouldBeRead(page: Page): Promise<void> {
  await readStoredOpenData(page)
  await waitUntilIdle(page)
  await readStoredOpenData(page)
  await waitUntilIdle(page)
}

/** Read in one step: between two steps of a locator the page may replace its rows, which then have no place. */
async function namesInPlace(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('.station-list li')].slice(0, 4).map((row) => {
      const name = row.querySelector('button')
      return [name?.textContent, name?.getBoundingClientRect().y]
    }),
  )
}

/** A first visit that leaves a copy; for pages that come later two hours have passed, by their clock and the site's. */
async function visitOnce(page: Page, network: Network) {
  await page.goto('/')
  await waitUntilStored(page)
  const passed = 2 * 3_600_000
  await page.context().addInitScript((passed) => {
    const now = Date.now
    Date.now = () => now() + passed
  }, passed)
  network.change(/\/config\.json/, (answer) => {
    const date = new Date(Date.parse(String(answer.headers.date)) + passed).toUTCString()
    return { ...answer, headers: { ...answer.headers, date } }
  })
}

/** Number of stations that are free now, beside the filter. */
const freeNow = async (page: Page) =>
  Number((await page.locator('label', { hasText: /^Free now/ }).textContent())?.match(/\d+/)?.[0])

test('the stored open data is shown before any answer, with its age, and is replaced without a layout shift', async ({
  page,
  network,
}) => {
  await visitOnce(page, network)
  const count = await resultCount(page).textContent()
  const fresh = await freeNow(page)
  const release = holdService(network)
  await page.reload()
  await expect(resultCount(page)).toHaveText(String(count))
  await expect(freshness(page)).toContainText('Refreshing… Showing what was fetched at 14:02 (2 hr ago)')
  // Values of two hours ago do not make a station free now.
  expect(await freeNow(page)).toBeLessThan(fresh)
  await expect(pictured(page)).not.toHaveAttribute('data-pictured', '0')
  // Nothing of it is an answer of the service.
  expect(await marks(page)).toEqual([])
  expect(network.requests(service).length).toBeGreaterThan(3)

  const before = await namesInPlace(page)
  expect(before).toHaveLength(4)
  release()
  await expect(freshness(page)).not.toContainText('ago')
  await expect(freshness(page)).not.toContainText('Refreshing…')
  // Their order may change: before the answer, values that are sent on change may be old too.
  expect((await namesInPlace(page)).map(([, y]) => y)).toEqual(before.map(([, y]) => y))
  await waitForMap(page)
  expect(await marks(page)).toEqual(markNames)
})

test("while the service hangs, the copy's stations can be opened and the list scrolled", {
  tag: '@deep',
}, async ({ page, network }) => {
  await visitOnce(page, network)
  holdService(network)
  await page.reload()
  await rows(page).nth(2).getByRole('button').click()
  await expect(page.getByRole('complementary', { name: 'Station details' })).toContainText('Coordinates')
  await page.getByRole('button', { name: 'Close' }).click()
  // The rows of the long list.
  await expect(rows(page).first()).toHaveCSS('position', 'absolute')
  await expect(freshness(page)).toContainText('Refreshing…')
})

test('after a failure of the service the copy stays, with its age and the failure', { tag: '@deep' }, async ({
  page,
  network,
  problems,
}) => {
  problems.allow(/503/)
  await visitOnce(page, network)
  const count = await resultCount(page).textContent()
  network.fail(service, faults.status(503))
  await page.reload()
  await expect(page.getByText(/503/)).toBeVisible({ timeout: 30_000 })
  await expect(resultCount(page)).toHaveText(String(count))
  await expect(freshness(page)).toContainText('Fetched 14:02 (2 hr ago)')
  await expect(freshness(page)).not.toContainText('Refreshing…')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await waitForMap(page)
})

test('a copy of another service is not shown', { tag: '@deep' }, async ({ page, network }) => {
  await visitOnce(page, network)
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('plugboard')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const store = opening.result.transaction('open-data', 'readwrite').objectStore('open-data')
          const reading = store.get('snapshot')
          reading.onsuccess = () => {
            const key = String(reading.result.key).replace('mobility', 'other')
            const writing = store.put({ ...reading.result, key }, 'snapshot')
            writing.onsuccess = () => resolve()
          }
        }
      }),
  )
  const release = holdService(network)
  await page.reload()
  await expect.poll(() => network.requests(service).length).toBeGreaterThan(7)
  await copyCouldBeRead(page)
  await expect(rows(page)).toHaveCount(0)
  release()
  await expect(rows(page).first()).toBeVisible()
})

const storedPicture = (page: Page) => page.locator('.stored-picture')
const isPictureStored = (page: Page) =>
  page.evaluate(async () => (await caches.match('/stored-picture')) !== undefined)
const free = findStatusColour('light', 'partly')

/** Holds the scripts of workers: list and picture wait for them. The service worker has them after three seconds. */
function holdWorkers(network: Network): () => void {
  const { resolve, promise } = deferred()
  network.fail(/\/workers\//, faults.hold(promise))
  return resolve
}

test('the stored picture is shown before page and worker, without statuses, until the page paints its own', {
  tag: '@deep',
}, async ({ page, network }) => {
  await page.goto('/')
  await waitForMap(page)
  const drawn = String(await stationMap(page).getAttribute('data-drawn'))
  await expect.poll(() => isPictureStored(page)).toBe(true)
  // On a busy machine the service worker is installed later than the picture is stored.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const release = holdWorkers(network)
  await page.reload({ waitUntil: 'commit' })
  await expect(storedPicture(page)).toHaveAttribute('data-pictured', drawn)
  await expect(rows(page)).toHaveCount(0)
  expect(await countPixels(page, free)).toBe(0)
  release()
  await expect(storedPicture(page)).toHaveCount(0)
  await expect.poll(() => countPixels(page, free)).toBeGreaterThan(100)
})

for (const [name, path, theme, script] of [
  // Only the plain address loads the script that shows a stored picture (`first-chunks.ts`).
  ['link with a filter', '/?access=PUBLIC', 'light', 'catalog'],
  ['page in another look', '/', 'dark', 'stored-picture'],
] as const)
  test(`a ${name} does not show the picture of the last visit`, { tag: '@deep' }, async ({
    page,
    network,
  }) => {
    await page.goto('/')
    await waitForMap(page)
    await expect.poll(() => isPictureStored(page)).toBe(true)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.emulateMedia({ colorScheme: theme })
    const release = holdWorkers(network)
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(
      (script) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${script}-`)),
      script,
    )
    await waitUntilIdle(page)
    await expect(storedPicture(page)).toHaveCount(0)
    release()
  })

test('a page that is or may be signed in shows no copy', { tag: '@without-map' }, async ({
  page,
  network,
}) => {
  await visitOnce(page, network)
  await signIn(page, 'team')
  await expect(page.getByText(/^Your login adds [1-9]/)).toBeVisible()
  const release = holdService(network)
  const seen: string[] = []
  await page.exposeFunction('tell', (text: string) => seen.push(text))
  await page.addInitScript(() => {
    const look = () => Reflect.get(window, 'tell')(document.querySelector('output')?.textContent ?? '')
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible()
  await copyCouldBeRead(page)
  await expect(storedPicture(page)).toHaveCount(0)
  expect(seen.filter((text) => /stations/.test(text) && /\d/.test(text))).toEqual([])
  await expect(rows(page)).toHaveCount(0)
  release()
  await expect(rows(page).first()).toBeVisible()
})
