import type { Page } from '@playwright/test'
import { waitUntilIdle } from './harness/idle'
import { resultCount, stationList, waitForMap } from './harness/page-parts'
import { recordStations } from './harness/small-recording'
import { expect, test } from './harness/test'

/** A row of places to the east. */
const row = Array.from({ length: 10 }, (_, index) => ({
  id: `R${index}`,
  coordinates: [8.6 + index * 0.02, 46.1] as const,
}))
/** On the way from R4 to R5. */
const here = { longitude: 8.693_217, latitude: 46.113_579 }

test.use({
  sandbox: { SANDBOX_REPLAY: recordStations(row) },
  permissions: ['geolocation'],
  geolocation: here,
})

const locate = (page: Page) => page.getByRole('button', { name: 'Near me', exact: true })
const rows = (page: Page) => stationList(page).getByRole('listitem')

/** Counts how often the page asks the device. */
async function watch(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { geolocation } = navigator
    const ask = geolocation.getCurrentPosition.bind(geolocation)
    geolocation.getCurrentPosition = (...args) => {
      document.documentElement.dataset.asked = String(Number(document.documentElement.dataset.asked ?? 0) + 1)
      ask(...args)
    }
  })
  return () => page.evaluate(() => Number(document.documentElement.dataset.asked ?? 0))
}

test('begins near a person whose browser allows it already, until they stop it', async ({
  page,
  openPage,
}) => {
  const asked = await watch(page)
  await openPage()
  await waitForMap(page)
  await expect(rows(page).first()).toContainText('1.6 km')
  await expect(page.getByText('Your position stays on this device.')).toBeVisible()
  await expect(page.locator('.map-scale'), 'the map begins near them').toHaveText('1 km')
  expect(new URL(page.url()).search, 'no link has a camera').toBe('')
  await locate(page).click()
  await page.getByRole('button', { name: 'Stop: Near me' }).click()
  await expect(rows(page).first()).not.toContainText('km')

  await page.goto('/')
  await expect(resultCount(page)).toHaveText('10 of 10 stations')
  await expect(locate(page)).toBeVisible()
  await expect(rows(page).first()).not.toContainText('km')
  expect(await asked(), 'stays off on this device').toBe(0)
})

test('"Near me" ends only where the map shows the person, and else moves the map back', async ({
  page,
  openPage,
}) => {
  await openPage()
  await waitForMap(page)
  await locate(page).click()
  const stop = page.getByRole('button', { name: 'Stop: Near me' })
  await expect(stop).toBeVisible()
  await expect(page.locator('[aria-live=polite]').filter({ has: stop }), 'is announced').toHaveCount(1)
  await expect(locate(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.map-scale')).toHaveText('1 km')

  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect(locate(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(page.locator('.map-scale')).not.toHaveText('1 km')
  await locate(page).click()
  await expect(locate(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.map-scale')).toHaveText('1 km')
  expect(new URL(page.url()).search, 'no link has the camera').toBe('')

  await locate(page).click()
  await expect(stop).toBeHidden()
})

test('a link with a camera begins at its place', { tag: '@deep' }, async ({ page, openPage }) => {
  const asked = await watch(page)
  await openPage('/?at=8.7,46.1,12')
  await waitForMap(page)
  await expect(rows(page).first()).not.toContainText('km')
  expect(await asked()).toBe(0)
})

test('a reload keeps the camera of the link, and the distances from the person', async ({
  page,
  openPage,
}) => {
  await openPage()
  await waitForMap(page)
  await expect(rows(page).first()).toContainText('1.6 km')
  await locate(page).click()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  const camera = () => new URL(page.url()).searchParams.get('at')
  await expect.poll(camera).toBeTruthy()
  await waitUntilIdle(page)
  const before = await camera()
  await page.reload()
  await waitForMap(page)
  await expect(rows(page).first()).toContainText('1.6 km')
  expect(await camera()).toBe(before)
})

/** Holds the answers of the device until the returned function is called. */
async function holdPosition(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { geolocation } = navigator
    const ask = geolocation.getCurrentPosition.bind(geolocation)
    geolocation.getCurrentPosition = (onSuccess, ...rest) => {
      const { dataset } = document.documentElement
      const answer: PositionCallback = (position) => {
        onSuccess(position)
        dataset.asked = 'answered'
      }
      document.addEventListener('late', () => ask(answer, ...rest), { once: true })
      dataset.asked = 'waiting'
    }
  })
  return async () => {
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'waiting')
    await page.evaluate(() => document.dispatchEvent(new Event('late')))
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'answered')
  }
}

test('rows in use are not reordered by a position that comes late', { tag: '@deep' }, async ({
  page,
  openPage,
}) => {
  const answer = await holdPosition(page)
  await openPage()
  const before = await rows(page).first().textContent()
  await rows(page).first().hover()
  await answer()
  expect(await rows(page).first().textContent()).toBe(before)
  await page.mouse.move(900, 400)
  await expect(rows(page).first()).toContainText('km')
})

test('a stop also ends the search that waits for rows in use', { tag: '@deep' }, async ({
  page,
  openPage,
}) => {
  const answer = await holdPosition(page)
  await openPage()
  await rows(page).first().hover()
  await answer()
  await locate(page).press('Enter')
  await answer()
  const stop = page.getByRole('button', { name: 'Stop: Near me' })
  await stop.press('Enter')
  await page.mouse.move(900, 400)
  await waitUntilIdle(page)
  await expect(locate(page)).toBeVisible()
  await expect(rows(page).first()).not.toContainText('km')
})

test('a press whose script does not load is answered', { tag: '@deep' }, async ({
  page,
  openPage,
  context,
  problems,
}) => {
  problems.allow(/locate-|Failed to load resource/)
  await context.route(/\/assets\/locate-/, (route) => route.abort())
  await page.addInitScript(() => localStorage.setItem('plugboard.position', 'off'))
  await openPage()
  await waitForMap(page)
  // The first lost script of a build reloads the page.
  await Promise.all([page.waitForEvent('load'), locate(page).click()])
  await waitForMap(page)
  await locate(page).click()
  await expect(page.getByText('This part of the page could not be loaded. Reload the page.')).toBeVisible()
})
