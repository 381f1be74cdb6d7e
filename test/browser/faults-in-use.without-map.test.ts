import type { Page } from '@playwright/test'
import { createPageClock } from './harness/page-clock'
import { details, resultCount, stationList } from './harness/page-parts'
import { hourlyParts, noise, partFaults } from './harness/part-faults'
import { expect, test } from './harness/staged'

/** Minutes after which plugs are old and requested again. */
const hour = 61

/** Sentences that say that something failed. */
const listFailures = (page: Page) =>
  page.getByText(/could not be (fetched|asked)|could not be loaded|Could not refresh/i)

// Every other part and fault: `npm run reliability`.
test('a failure of plugs has a notice with their age, and a click retries', async ({
  page,
  openPage,
  network,
  problems,
}) => {
  problems.allow(noise)
  await openPage()
  const clock = createPageClock(page)
  const count = (await resultCount(page).textContent()) ?? ''
  const failures = listFailures(page)
  const lift = network.fail(hourlyParts.plugs, partFaults['answered 429 with a reason'])
  await clock.jump(hour)
  await expect(
    page.getByText(new RegExp(`The plugs are from ${clock.before()}: they could not be fetched again`)),
  ).toBeVisible()
  // Nothing else is said to fail, and what was there stays.
  await expect(failures).toHaveCount(1)
  await expect(resultCount(page)).toHaveText(count)
  await expect(stationList(page).getByRole('listitem').first()).toBeVisible()
  lift()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(failures).toHaveCount(0)
  await expect(resultCount(page)).toHaveText(count)
})

test('within 20 seconds after an outage all that failed is back without a press', async ({
  page,
  openPage,
  network,
  problems,
}) => {
  problems.allow(noise)
  await openPage()
  const failures = listFailures(page)
  const lift = network.fail(/\/mobility\/v2\//, partFaults.refused)
  await page.getByRole('button', { name: 'Refresh now' }).click()
  await expect(failures.first()).toBeVisible()
  await stationList(page).getByRole('listitem').first().getByRole('button').first().click()
  const history = details(page).getByRole('region', { name: 'The last hours and days' })
  await expect(history.getByText(/could not be loaded/)).toBeVisible()
  lift()
  await expect(failures).toHaveCount(0, { timeout: 20_000 })
  await expect(history.locator('canvas, svg').first()).toBeVisible()
})
