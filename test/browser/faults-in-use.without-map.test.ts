import type { Page } from '@playwright/test'
import { findPartStart } from '../../src/history/time-range'
import { deferred } from './harness/deferred'
import { frozenNow } from './harness/frozen-clock'
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

test('within 20 seconds after an outage all that failed is back without a press', { tag: '@deep' }, async ({
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

test('while a failed part of a history is loaded again, the older parts, the notice and its focus stay', {
  tag: '@deep',
}, async ({ page, openPage, network, problems }) => {
  problems.allow(noise)
  const newest = findPartStart(Date.parse(frozenNow))
  const isNewest = ({ url }: { url: URL }) =>
    Date.parse(/\/number-available\/[^/]+\/([^/]+)$/.exec(decodeURIComponent(url.pathname))?.[1] ?? '') >
    newest
  const lift = network.fail(isNewest, partFaults.refused)
  await openPage('/?station=ASM_00000320&range=30-days')
  const history = details(page).getByRole('region', { name: 'The last hours and days' })
  const notice = history.getByRole('alert').filter({ hasText: /could not be loaded/ })
  const chart = history.getByText(/^Free plugs: /)
  await expect(notice).toBeVisible()
  await expect(chart).toBeVisible()
  lift()
  const { resolve, promise } = deferred()
  network.fail(isNewest, async ({ response, answer }) => {
    await promise
    const { status, headers, body } = await answer()
    response.writeHead(status, headers).end(body)
  })
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(history.getByText('Loading the past values…')).toBeVisible()
  await expect(notice.getByRole('button', { name: 'Try again' })).toBeFocused()
  await expect(chart).toBeVisible()
  resolve()
  await expect(notice).toHaveCount(0)
  await expect(chart).toBeVisible()
})
