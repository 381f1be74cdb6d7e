import type { BrowserContext } from '@playwright/test'
import { readStoredOpenData, readStoredTexts, waitUntilStored } from './harness/browser-storage'
import { counts, stationList, stationMap, waitForMap } from './harness/page-parts'
import { expect, signIn, test } from './harness/test'

const offlineNoise =
  /Failed to load resource|failed: net::ERR_INTERNET_DISCONNECTED|The configuration from before is used/

// Each waits for what comes seconds after the first list.
test.slow()

/** Hours that pass on the clock of the pages from now on. */
async function passHours(context: BrowserContext, hours: number) {
  await context.addInitScript((hours) => {
    const now = Date.now
    Date.now = () => now() + hours * 3_600_000
  }, hours)
}

test('without a network, list and map show the stored open data with its age, until it is back', async ({
  page,
  openPage,
  context,
  problems,
}) => {
  problems.allow(offlineNoise, /Login at/)
  // By name the first one is polled: a pushed value rests for hours.
  await openPage('/?sort=name')
  const before = await counts(page)
  await waitUntilStored(page)

  await context.setOffline(true)
  await passHours(context, 3)
  await page.reload()
  await expect(page.getByText('You are offline. Showing what was fetched at 14:02 (3 hr ago).')).toBeVisible()
  expect((await counts(page)).of).toBe(before.of)
  await waitForMap(page)
  expect(Number(await stationMap(page).getAttribute('data-drawn'))).toBeGreaterThan(0)
  // What was free three hours ago is not called free now.
  await expect(stationList(page).getByRole('listitem').first()).toContainText(/old/)
  // Nor is what was pushed called unchanged: nothing was heard since.
  await expect(stationList(page)).not.toContainText(/since/)

  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText(/Sign-in did not work: this device is offline/)).toBeVisible()

  await context.setOffline(false)
  // By the clock of the device, or by that of the site once it has answered too.
  await expect(page.getByText(/Fetched 1[47]:02/)).toBeVisible()
  await expect(page.getByText(/Showing what was fetched/)).toHaveCount(0)
})

test('a session whose page is reloaded without a network continues when it is back', async ({
  page,
  openPage,
  context,
  problems,
}) => {
  problems.allow(offlineNoise, /Login at/)
  await openPage('/?q=Alpfleet')
  await waitUntilStored(page)
  await signIn(page, 'team')
  await context.setOffline(true)
  await page.reload()
  await expect(
    page.getByText(/^Your session could not be continued, because this device is offline/),
  ).toBeVisible()
  await expect(page.getByText(/Sign-in did not work/)).toHaveCount(0)

  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?q=Alpfleet')
})

test('closed values are not stored', { tag: '@without-map' }, async ({ page, openPage, app, context }) => {
  const tokens = new Set<string>()
  page.on('request', (request) => {
    const token = request.headers().authorization?.split(' ')[1]
    if (token && request.url().startsWith(app.sandboxOrigin)) tokens.add(token)
  })
  await openPage()
  await waitUntilStored(page)
  await signIn(page, 'team')
  await expect(page.getByText(/^Your login adds [1-9]/)).toBeVisible()
  // All catalogs wait equally long before they write: once a later one has, this one would have.
  // Not so much later that the site's clock would rule.
  await passHours(context, 1 / 60)
  const later = await context.newPage()
  await later.goto('/')
  const fetchedAt = await later.evaluate(() => Date.now())
  const seen: string[] = []
  const lookAgain = async () => {
    const kept = await readStoredOpenData(page)
    seen.push(kept?.text ?? '')
    return kept?.fetchedAt
  }
  await expect.poll(lookAgain, { intervals: [100] }).toBe(fetchedAt)
  // Only values of an anonymous catalog have no column of closed ones.
  expect(seen.filter((text) => text.includes('"accessCodes":['))).toEqual([])

  const kept = await readStoredTexts(page)
  expect(kept).toContain('"accessCodes":null')
  expect(kept).not.toContain('"accessCodes":[')
  expect(tokens.size).toBeGreaterThan(0)
  for (const token of tokens) expect(kept).not.toContain(token)
  expect(kept).not.toMatch(/eyJ[\w-]{10,}\./)
})

test('only the page and the picture of its map are stored', { tag: '@deep' }, async ({ page, openPage }) => {
  await openPage()
  await waitUntilStored(page)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toContain('/')
  expect(kept.some((path) => path.includes('maplibre-gl-worker'))).toBe(true)
  expect(
    kept.filter(
      (path) => !/^\/($|(assets|workers)\/|(favicon\.svg|manifest\.webmanifest|stored-picture)$)/.test(path),
    ),
  ).toEqual([])
})
