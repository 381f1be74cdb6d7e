import { counts, waitForMap } from './harness/page-parts'
import { expect, test } from './harness/test'

test('after the stations of a municipality, a button shows those around them on list and map', async ({
  page,
  openPage,
}) => {
  await openPage()
  await waitForMap(page)
  await page.getByRole('combobox', { name: 'Station, place or address' }).fill('brun')
  await page.getByRole('group', { name: 'Municipalities' }).getByRole('option').first().click()
  await expect(page).toHaveURL(/municipality=/)
  const more = page.getByRole('button', { name: /^\d+ more within 10 km$/ })
  await expect(async () => {
    await page.locator('.station-scroller').evaluate((list) => list.scrollTo(0, list.scrollHeight))
    await expect(more).toBeInViewport({ timeout: 500 })
  }).toPass()
  const { matched } = await counts(page)
  const offered = Number.parseInt((await more.textContent()) ?? '', 10)
  await more.click()
  await expect(page).not.toHaveURL(/municipality=/)
  await expect(page.getByRole('checkbox', { name: 'Only in this map view' })).toBeChecked()
  await expect
    .poll(() => counts(page).then((now) => now.matched), 'the map shows at least the box')
    .toBeGreaterThanOrEqual(matched + offered)
  expect((await counts(page)).matched).toBeLessThan(400)
})
