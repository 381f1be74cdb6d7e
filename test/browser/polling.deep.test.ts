import type { Page } from '@playwright/test'
import { expect, test } from './harness/test'

// The page's timers are turned by hand here, and with them its clock.
test.use({ now: null })

async function turn(page: Page, visibility: 'hidden' | 'visible') {
  await page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, visibility)
}

test('a visible page requests values once a minute, and a hidden one none', async ({ page, openPage }) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/latest') || request.url().includes('/latest?')) asked += 1
  })
  await page.clock.install()
  await openPage()
  expect(asked).toBe(1)
  await page.clock.runFor(55_000)
  expect(asked).toBe(1)
  await page.clock.runFor(10_000)
  await expect.poll(() => asked).toBe(2)
  // An answer that comes while ten minutes pass at once would be a new one.
  await expect(page.getByRole('button', { name: 'Refresh now' })).toBeVisible()

  await turn(page, 'hidden')
  await page.clock.runFor(600_000)
  expect(asked).toBe(2)
  // Who comes back sees what is now.
  await turn(page, 'visible')
  await expect.poll(() => asked).toBe(3)
})
