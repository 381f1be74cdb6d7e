import { basemapPalettes } from '../../src/map/basemap/basemap-palette'
import { counts, resultCount, stationList } from './harness/page-parts'
import { countPixels } from './harness/painted-pixels'
import { expect, faults, test } from './harness/staged'

const brokenRequest = /Failed to load resource|failed:|answered 5\d\d|CORS|fetching the script/

test('without the service the page shows a failure, and a click retries', async ({
  page,
  network,
  problems,
}) => {
  problems.allow(brokenRequest)
  const lift = network.fail(/\/mobility\/v2\//, faults.refuse)
  await page.goto('/')
  await expect(page.getByText('The stations could not be loaded')).toBeVisible()
  await expect(page.getByText('The service does not answer.')).toBeVisible()
  lift()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect((await counts(page)).of).toBeGreaterThan(0)
})

test('without the service the map shows its region, and there is nothing to sort', async ({
  page,
  network,
  problems,
}) => {
  problems.allow(brokenRequest)
  network.fail(/\/mobility\/v2\//, faults.refuse)
  await page.goto('/')
  await expect(page.getByText('The stations could not be loaded')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveCount(0)
  await expect.poll(() => countPixels(page, basemapPalettes.light.border)).toBeGreaterThan(100)
})

test('a first visit without the service shows its notices and installs the service worker', {
  tag: '@deep',
}, async ({ page, network, problems }) => {
  problems.allow(brokenRequest)
  network.fail(/\/mobility\/v2\//, faults.refuse)
  network.change(
    ({ url }) => url.pathname === '/config.json',
    (answer) => ({ ...answer, headers: { ...answer.headers, date: 'Mon, 01 Jan 2024 00:00:00 GMT' } }),
  )
  await page.goto('/')
  await expect(page.getByText('The stations could not be loaded')).toBeVisible()
  await expect(page.getByText(/The clock of this device is/)).toBeVisible()
  // The key works once its script, which loads after the notices, is there.
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keys', exact: true })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 15_000 })
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
})

test('without values the page shows stations with status "unknown"', async ({ page, network, problems }) => {
  problems.allow(brokenRequest)
  network.fail(/\/latest/, faults.refuse)
  await page.goto('/')
  expect((await counts(page)).of).toBeGreaterThan(0)
  await expect(page.getByText('Stations are here, their live status could not be fetched.')).toBeVisible()
  await expect(stationList(page).getByRole('listitem').first()).toContainText('Unknown')
  await expect(stationList(page)).not.toContainText(/\d of \d free/)
})

for (const work of ['attention', 'quality'])
  test(`without values the ${work} page says why, and calls nothing 0`, async ({
    page,
    network,
    problems,
  }) => {
    problems.allow(brokenRequest)
    network.fail(/\/latest/, faults.refuse)
    await page.goto(`/?work=${work}`)
    const workspace = page.getByRole('complementary', { name: 'Team workspace' })
    await expect(
      workspace.getByText('Stations are here, their live status could not be fetched.'),
    ).toBeVisible()
    await expect(workspace.getByText('The service does not answer.').first()).toBeVisible()
    const live = workspace.locator('[data-column="live"]').first()
    if (work === 'quality') await expect(live).toHaveText('–')
    else await expect(workspace.getByText('Nothing needs attention')).toHaveCount(0)
  })

test('without stations the workspace says so instead of nothing', { tag: '@deep' }, async ({
  page,
  network,
  problems,
}) => {
  problems.allow(brokenRequest)
  network.fail(/\/mobility\/v2\//, faults.refuse)
  await page.goto('/?work=quality')
  const workspace = page.getByRole('complementary', { name: 'Team workspace' })
  await expect(workspace.getByText('The stations could not be loaded')).toBeVisible()
  await expect(workspace.getByText('The service does not answer.')).toBeVisible()
})

test('after a failed refresh the data stays, with its time', async ({
  page,
  openPage,
  problems,
  context,
}) => {
  problems.allow(brokenRequest)
  await openPage()
  // All that comes after the list is there too.
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible()
  const before = await resultCount(page).textContent()
  await context.setOffline(true)
  await expect(page.getByText(/^You are offline\. Showing what was fetched at 14:02/)).toBeVisible()
  await page.getByRole('button', { name: 'Refresh now' }).click()
  await expect(
    page.getByText(
      /Could not refresh the live status\. You see what was fetched at 14:02\. You are offline\. Try again/,
    ),
  ).toBeVisible()
  await expect(resultCount(page)).toHaveText(before ?? '')
  await expect(stationList(page).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  // Back on the network it tries by itself.
  await context.setOffline(false)
  await expect(page.getByText(/Could not refresh/)).toHaveCount(0)
})

test('the page lists the issues of an invalid configuration', async ({ page, network, problems }) => {
  problems.allow(/config\.json/)
  network.rewrite(/\/config\.json$/, () => ({ service: { dialect: 'v2' } }))
  await page.goto('/')
  await expect(page.getByText('Plugboard could not start')).toBeVisible()
  await expect(page.getByText('service.baseUrl', { exact: false })).toBeVisible()
})

test('a stopped worker is reported, although there are stations', async ({ page, problems }) => {
  problems.allow(/Staged defect/)
  await page.goto('/')
  expect((await counts(page)).of).toBeGreaterThan(0)
  const [worker] = page.workers()
  await worker?.evaluate(() => {
    setTimeout(() => {
      throw new Error('Staged defect')
    })
  })
  await page.getByRole('button', { name: 'Refresh now' }).click()
  // The list may state it too, once a minute is over and its counts are asked for again.
  const notice = page
    .locator('.notices')
    .getByText('The part of Plugboard that loads stations has stopped. Reload the page.')
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect(notice).toHaveCount(0)
  expect((await counts(page)).of).toBeGreaterThan(0)
})
