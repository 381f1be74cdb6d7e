import { waitUntilStored } from '../harness/browser-storage'
import { option } from '../harness/page-parts'
import { expect, test } from '../harness/test'

// What is kept is written seconds after the first list.
test.slow()

test('counts from a day-old copy are marked as old', { tag: '@deep' }, async ({
  page,
  openPage,
  context,
  problems,
}) => {
  problems.allow(
    /Failed to load resource|failed: net::ERR_INTERNET_DISCONNECTED|The configuration from before is used/,
  )
  await openPage()
  const moreFilters = page.getByRole('button', { name: 'More filters' })
  await moreFilters.click()
  await expect(option(page, 'Status', 'Free')).not.toHaveAccessibleName(/^Free old/)
  await waitUntilStored(page)
  await context.setOffline(true)
  await context.addInitScript(() => {
    const now = Date.now
    Date.now = () => now() + 26 * 3_600_000
  })
  await page.reload()
  await expect(page.getByText('You are offline. Showing what was fetched at')).toBeVisible()
  await expect(option(page, 'Features', 'Free now')).toHaveAccessibleName(/^Free now 0$/)
  await moreFilters.click()
  for (const status of ['Free', 'Occupied'])
    await expect(option(page, 'Status', status)).toHaveAccessibleName(new RegExp(`^${status} old \\d+$`))
})
