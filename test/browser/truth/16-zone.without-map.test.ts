import { details, stationList } from '../harness/page-parts'
import { expect, test } from '../harness/test'

test.use({ timezoneId: 'UTC' })

test('every time in another zone than the viewer’s has its zone', async ({ page, openPage }) => {
  await openPage('/?provider=Alperia&status=available')
  await expect(page.locator('.freshness-words')).toContainText('Fetched 14:02 CET')
  await page.getByRole('button', { name: 'About this data' }).click()
  await expect(page.getByText(/Fetched 14:02 CET\. .* 1\d:\d\d CET/)).toBeVisible()
  await page.keyboard.press('Escape')
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await expect(details(page).getByText('Times are in CET.', { exact: true })).toBeVisible()
  // The table of hours on paper has its zone above it.
  const shown = details(page).locator('p, td, th, dd').filter({ visible: true })
  const texts = await shown.allTextContents()
  const times = texts.filter((text) => /\b\d\d:\d\d\b/.test(text) && !/open|24\/7|–/i.test(text))
  expect(times.length).toBeGreaterThan(0)
  expect(times.filter((text) => !/\d\d:\d\d CES?T/.test(text))).toEqual([])
})
