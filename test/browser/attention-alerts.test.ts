import type { Page } from '@playwright/test'
import { noteNotifications } from './harness/notifications'
import { expect, test } from './harness/staged'

const refreshSeconds = 10
const alerts = (page: Page) => page.getByRole('checkbox', { name: 'Notify me of new ones' })

interface Latest {
  data: { scode: string; tname: string; mvalue: unknown }[]
}

test('after a click, a hidden page notifies of new rows', {
  tag: '@deep',
}, async ({ page, network, openPage }) => {
  test.slow()
  const notified = await noteNotifications(page)
  await network.configure((config) => ({ ...config, refreshSeconds }))
  await openPage('/?work=attention')
  await expect(alerts(page)).not.toBeChecked()
  await alerts(page).click({ force: true })
  await expect(page.getByText(/It holds open data only\.$/)).toBeVisible()

  const broken: string[] = []
  const times = () => network.requests(/\/latest/).length
  network.rewrite(/\/latest/, (answer: Latest) => ({
    ...answer,
    data: answer.data.map((row) => {
      const isFree = row.tname === 'echarging-plug-status-ocpi' && row.mvalue === 'AVAILABLE'
      if (!isFree || (broken.length > 0 && !broken.includes(row.scode))) return row
      broken[0] = row.scode
      return { ...row, mvalue: 'OUTOFORDER' }
    }),
  }))
  const before = times()
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect.poll(times, { timeout: 30_000 }).toBeGreaterThan(before)
  await expect.poll(async () => (await notified()).length).toBe(1)
  const [one] = await notified()
  expect(one?.title).toBe('1 more needs attention')
  expect(one?.body).toMatch(/: Out of order$/)
  // The same troubles again are no news.
  const after = times()
  await expect.poll(times, { timeout: 30_000 }).toBeGreaterThan(after)
  expect(await notified()).toHaveLength(1)
})

test('a message says that the browser does not allow notifications', { tag: '@deep' }, async ({
  page,
  openPage,
}) => {
  await openPage('/?work=attention')
  await alerts(page).click({ force: true })
  await expect(page.getByText(/^The browser does not let this site show notifications\./)).toBeVisible()
  await expect(alerts(page)).not.toBeChecked()
})

test('a message says that no notification comes under the filter by closed values', async ({
  page,
  openPage,
}) => {
  await noteNotifications(page)
  await openPage('/?work=attention&feature=closed-values')
  await alerts(page).click({ force: true })
  await expect(page.getByText(/^No notification comes while “With closed values” is chosen/)).toBeVisible()
})
