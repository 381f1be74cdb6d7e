import type { Page } from '@playwright/test'
import { mapData, stationMap, waitForMap } from './harness/page-parts'
import { pixelsApart } from './harness/pixels'
import { expect, faults, type Network, test } from './harness/staged'
import { stageTiles, tileStyles, tiles } from './harness/staged-tiles'

const noise = /Map:|ERR_|tiles\.localhost/

const stageBasemap = (network: Network, timeoutSeconds = 2) =>
  stageTiles(network, { timeoutSeconds, ask: false })

const isEmbedded = (page: Page) => expect(mapData(page).getByText('GSHHG')).toBeVisible()
const isOnline = (page: Page) => expect(mapData(page).getByText('Staged tiles')).toBeVisible()
const comeBack = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

test('a failed online map is retried, and so are failed tiles', {
  tag: '@deep',
}, async ({ page, openPage, network, problems }) => {
  problems.allow(noise)
  await stageBasemap(network)
  network.fail(tileStyles, faults.status(500), { count: 1 })
  const lift = network.fail(tiles, faults.refuse)
  await openPage()
  await waitForMap(page)
  await isEmbedded(page)
  await expect.poll(() => network.requests(tiles).length).toBeGreaterThan(0)
  lift()
  await isOnline(page)
  await expect(stationMap(page)).toHaveAttribute('data-state', 'ready')

  const asked = () => network.requests(tiles).map(({ url }) => url.pathname)
  const zoomOf = (path: string) => Number(path.split('/')[1])
  // A second failure is retried as the first one.
  for (const _ of [1, 2]) {
    // Tiles of the first zoom may still be on their way: once they are out of sight nobody asks for them again.
    const deepest = Math.max(...asked().map(zoomOf))
    const liftAgain = network.fail(tiles, faults.status(503))
    const failed = page.waitForResponse(
      (response) => response.status() === 503 && zoomOf(new URL(response.url()).pathname) > deepest,
    )
    await page.getByRole('button', { name: 'Zoom in' }).click()
    const missing = new URL((await failed).url()).pathname
    liftAgain()
    const times = asked().filter((path) => path === missing).length
    await expect(async () => {
      await comeBack(page)
      expect(asked().filter((path) => path === missing).length).toBeGreaterThan(times)
    }).toPass({ intervals: [200] })
    await isOnline(page)
  }
})

test('the map draws stations on plain ground until the embedded map loads', async ({
  page,
  openPage,
  network,
  problems,
}) => {
  problems.allow(/503/)
  const file = /\/assets\/basemap-[^/]+\.json$/
  const lift = network.fail(file, faults.status(503))
  await openPage('/?at=10.74,45.78,11')
  await waitForMap(page)
  const plain = await stationMap(page).screenshot()
  lift()
  const times = network.requests(file).length
  await comeBack(page)
  await expect.poll(() => network.requests(file).length).toBe(times + 1)
  // Rivers, lakes, borders and names of towns.
  await expect
    .poll(async () => pixelsApart(page, plain, await stationMap(page).screenshot()))
    .toBeGreaterThan(0.05)
  await expect(stationMap(page)).toHaveAttribute('data-state', 'ready')
})

test('a file of the embedded map that does not arrive is given up and requested again', {
  tag: '@deep',
}, async ({ page, openPage, network, problems }) => {
  problems.allow(/Failed to load resource|ERR_/)
  const file = /\/assets\/basemap-[^/]+\.json$/
  network.fail(file, faults.hang, { count: 1 })
  await openPage('/?at=10.74,45.78,11')
  await waitForMap(page)
  const plain = await stationMap(page).screenshot()
  await expect.poll(() => network.requests(file).length, { timeout: 40_000 }).toBe(2)
  await expect
    .poll(async () => pixelsApart(page, plain, await stationMap(page).screenshot()))
    .toBeGreaterThan(0.05)
})

const kinds = {
  refused: faults.refuse,
  hanging: faults.hang,
  missing: faults.status(404),
  broken: faults.status(500),
  'cut off': faults.truncate,
  dripping: faults.drip,
  'a page of somebody else': faults.html,
}

// Faults of the style: `npm run reliability`.
for (const [name, fault] of Object.entries(kinds))
  test(`tiles ${name}: the embedded map stays until the online one loads`, { tag: '@deep' }, async ({
    page,
    openPage,
    network,
    problems,
  }) => {
    problems.allow(noise)
    await stageBasemap(network, 1)
    const lift = network.fail(tiles, fault)
    await openPage()
    await waitForMap(page)
    await expect.poll(() => network.requests(tiles).length).toBeGreaterThan(1)
    await isEmbedded(page)
    lift()
    await expect(async () => {
      await comeBack(page)
      await expect(mapData(page).getByText('Staged tiles')).toBeVisible({ timeout: 2_000 })
    }).toPass()
  })
