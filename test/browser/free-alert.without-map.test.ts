import type { Page } from '@playwright/test'
import { noteFocus, noteNotifications } from './harness/notifications'
import { details, stationList } from './harness/page-parts'
import { expect, type Network, test } from './harness/staged'

interface Latest {
  data: { scode: string; tname: string; mvalue: unknown }[]
}

const chip = (page: Page) => details(page).getByRole('checkbox', { name: 'Tell me when a plug gets free' })
const news = (page: Page) => page.locator('.free-alert-news')

/** From now on every plug whose status is sent in the words of OCPI is free. */
function freePlugs(network: Network): void {
  network.rewrite(/\/latest/, (answer: Latest) => ({
    ...answer,
    data: answer.data.map((row) =>
      row.tname === 'echarging-plug-status-ocpi' ? { ...row, mvalue: 'AVAILABLE' } : row,
    ),
  }))
}

/** Opens the first station whose plugs are all taken. @returns its name */
async function openTaken(page: Page, openPage: (path: string) => Promise<void>): Promise<string> {
  await openPage('/?status=occupied&provider=Neogy&sort=name')
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await expect(chip(page)).not.toBeChecked()
  return (await details(page).getByRole('heading', { level: 2 }).textContent()) ?? ''
}

test('a free plug gives one notification, also while the page is hidden', async ({
  page,
  network,
  openPage,
}) => {
  const notified = await noteNotifications(page)
  const name = await openTaken(page, openPage)
  await chip(page).click({ force: true })
  await expect(details(page).getByText(/^A notification tells you/)).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('waiting.png') })
  await details(page).getByRole('button', { name: 'Close' }).click()
  const line = page.getByText(`Waiting for a free plug at ${name}`)
  await expect(line).toBeVisible()
  await page.screenshot({ path: test.info().outputPath('line.png') })

  freePlugs(network)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await page.getByRole('button', { name: 'Refresh now' }).click()
  await expect.poll(async () => (await notified()).length).toBe(1)
  const [one] = await notified()
  expect(one?.title).toMatch(/: \d+ plugs? (is|are) free$/)
  expect(one?.title.startsWith(name)).toBe(true)
  expect(one?.body).toMatch(/^\d+ of \d+ free · /)
  await expect(line).toHaveCount(0)
  await page.screenshot({ path: test.info().outputPath('told.png') })
  await news(page)
    .getByRole('button', { name: one?.title ?? '' })
    .click()
  await expect(details(page).getByRole('heading', { level: 2 })).toHaveText(name)
  await expect(chip(page)).toHaveCount(0)
})

test('without notifications a line shows the result; a second click and Stop end the wait', {
  tag: '@deep',
}, async ({ page, network, openPage }) => {
  const name = await openTaken(page, openPage)
  await chip(page).click({ force: true })
  await expect(details(page).getByText(/^The browser does not let this site show/)).toBeVisible()
  await chip(page).click({ force: true })
  await expect(chip(page)).not.toBeChecked()
  await chip(page).click({ force: true })
  await details(page).getByRole('button', { name: 'Close' }).click()
  await page.getByText(`Waiting for a free plug at ${name}`).locator('..').getByRole('button').click()
  await expect(page.getByText(/^Waiting for a free plug/)).toHaveCount(0)

  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await chip(page).click({ force: true })
  await details(page).getByRole('button', { name: 'Close' }).click()
  await stationList(page).getByRole('listitem').nth(1).getByRole('button').click()
  await expect(details(page).getByText(new RegExp(`^The page waits for a plug at ${name}`))).toBeVisible()
  freePlugs(network)
  await page.getByRole('button', { name: 'Refresh now' }).click()
  await expect(news(page)).toContainText(new RegExp(`^${name}: .* free$`))
  await news(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(news(page)).toBeEmpty()
})

test('in Chrome on Android the service worker shows the notification, which opens its page', {
  tag: '@deep',
}, async ({ page, network, openPage }) => {
  await page.context().grantPermissions(['notifications'])
  // The headless browser shows none, so the page notes what it asks for.
  await page.addInitScript(() => {
    window.notified = []
    window.Notification = class extends window.Notification {
      static override readonly permission = 'granted'
      constructor(title: string) {
        super(title)
        throw new TypeError('Illegal constructor')
      }
    }
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      window.notified.push({ title, body: options?.body ?? '', ...options })
    }
  })
  const name = await openTaken(page, openPage)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await chip(page).click({ force: true })
  await expect(details(page).getByText(/^A notification tells you/)).toBeVisible()
  await details(page).getByRole('button', { name: 'Close' }).click()
  freePlugs(network)
  await page.getByRole('button', { name: 'Refresh now' }).click()
  const titles = () => page.evaluate(() => window.notified.map(({ title }) => title))
  await expect.poll(titles).toEqual([expect.stringMatching(/: \d+ plugs? (is|are) free$/)])

  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.evaluate(() => navigator.serviceWorker.ready)
  const focused = await noteFocus([other, page])
  const [worker] = page.context().serviceWorkers()
  const shown = await page.evaluate(() => window.notified[0])
  await worker?.evaluate((shown) => {
    const notification = { ...shown, close: () => undefined }
    const event = new Event('notificationclick')
    self.dispatchEvent(Object.assign(event, { notification, waitUntil: () => undefined }))
  }, shown)
  await expect.poll(focused).toEqual([0, 1])
  await expect(details(page).getByRole('heading', { level: 2 })).toHaveText(name)
})
