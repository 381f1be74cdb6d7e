import type { Locator, Page } from '@playwright/test'
import { counts, details, stationList } from './page-parts'
import { expect, waitUntilSignedIn } from './test'

/** Presses Tab until an element has the focus. @throws after 60 presses */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${target}.`)
}

async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeVisible()
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/**
 * Search, filter, open a station, read its values, sign in, read the closed ones, export: by keys alone, from a
 * page that has just been opened.
 */
export async function doMainJob(page: Page): Promise<void> {
  await page.keyboard.press('/')
  await page.keyboard.type('alpfleet')
  await expect.poll(async () => (await counts(page)).matched).toBeLessThan(100)
  const found = (await counts(page)).matched
  expect(found).toBeGreaterThan(0)
  // Escape closes what is suggested; where nothing is suggested yet it would clear the search.
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  await page.keyboard.press('Escape')

  const more = page.getByRole('button', { name: 'More filters' })
  await pressAt(page, more)
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await pressAt(page, filters.getByRole('checkbox', { name: /^22 kW\+/ }), 'Space')
  await expect.poll(() => new URL(page.url()).searchParams.get('power')).toBe('22')
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  // The address has the filter before the catalog has counted.
  await expect.poll(async () => (await counts(page)).matched).toBeLessThan(found)
  const { matched } = await counts(page)
  expect(matched).toBeGreaterThan(0)

  const first = stationList(page).getByRole('listitem').first().getByRole('button').first()
  await pressAt(page, first)
  await expect(details(page).getByRole('heading').first()).toBeFocused()
  await expect(details(page).getByText('Status is not public')).toBeVisible()

  await pressAt(page, page.getByRole('button', { name: 'Sign in', exact: true }))
  await expect(page.locator('input[type=password]')).toBeVisible()
  await tabTo(page, page.getByRole('textbox').first())
  await page.keyboard.type('team')
  await page.keyboard.press('Tab')
  await page.keyboard.type('team')
  await page.keyboard.press('Enter')
  await waitUntilSignedIn(page)
  await expect(details(page).getByText('Closed data', { exact: true }).first()).toBeVisible()
  await expect(details(page).locator('.value').first()).toContainText(/measured .+|age unknown/)
  expect(await counts(page)).toMatchObject({ matched })

  const exporter = page.getByRole('button', { name: 'Export', exact: true })
  await pressAt(page, exporter)
  const csv = page.getByRole('dialog').getByRole('button', { name: /^CSV/ })
  await expect(csv).toBeEnabled()
  const saved = page.waitForEvent('download')
  await pressAt(page, csv)
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/)
  await page.keyboard.press('Escape')
  await expect(exporter).toBeFocused()
}
