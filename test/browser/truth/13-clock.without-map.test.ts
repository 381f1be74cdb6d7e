import type { Page } from '@playwright/test'
import { frozenNow } from '../harness/frozen-clock'
import { counts, option } from '../harness/page-parts'
import { expect, test } from '../harness/test'

/** Sets the clock of the device. */
async function setClock(page: Page, hours: number) {
  const now = Date.parse(frozenNow) + hours * 3_600_000
  await page.addInitScript((milliseconds) => {
    Date.now = () => milliseconds
  }, now)
}

// It opens three pages.
test.slow()

test('with a wrong device clock, ages use the service’s time, with a notice', async ({
  page,
  openPage,
  context,
}) => {
  await openPage('/?feature=free-now')
  const { matched } = await counts(page)
  expect(matched).toBeGreaterThan(0)
  await expect(page.getByText('The clock of this device')).toHaveCount(0)
  await page.close()
  for (const [hours, words] of [
    [2, 'The clock of this device is 2 hr ahead. Ages are by the service’s time.'],
    [-2, 'The clock of this device is 2 hr behind. Ages are by the service’s time.'],
  ] as const) {
    const wrong = await context.newPage()
    await setClock(wrong, hours)
    await wrong.goto('/?feature=free-now')
    // It comes after list and map.
    await expect(wrong.getByText(words)).toBeVisible({ timeout: 40_000 })
    await expect(wrong.getByText('Fetched 14:02')).toBeVisible()
    await expect(option(wrong, 'Features', 'Free now')).toBeChecked()
    expect((await counts(wrong)).matched).toBe(matched)
    await wrong.close()
  }
})
