import { launchOptionsWithoutWebGL } from './harness/chromium'
import { counts, details, option, stationList, stationMap } from './harness/page-parts'
import { expect, signIn, test } from './harness/test'

test.use({ launchOptions: launchOptionsWithoutWebGL(), webgl: false })

test('a device without WebGL has the picture, and all other functions', async ({ page, openPage }) => {
  await openPage()
  await expect(stationMap(page)).toHaveAttribute('data-state', 'unavailable')
  await expect(stationMap(page).getByText('This device can draw a simple map only')).toBeVisible()
  const picture = stationMap(page).locator('canvas[data-pictured]')
  await expect(picture).toHaveAttribute('data-pictured', /^[1-9]\d*$/)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(page).toHaveURL(/[?&]at=/)
  await option(page, 'Access type', 'Public').check()
  await expect.poll(async () => (await counts(page)).matched < (await counts(page)).of).toBe(true)
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await expect(details(page).getByText('About this station')).toBeVisible()
  await signIn(page, 'team')
  await expect(details(page)).toBeVisible()
})

test.describe('above an opened station of a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })
  test('the reason for the simple map does not cover its sign', async ({ page, openPage }) => {
    await openPage()
    await stationList(page).getByRole('listitem').first().getByRole('button').first().click()
    await expect(details(page)).toBeVisible()
    const note = stationMap(page).getByText('This device can draw a simple map only')
    const [box, sheet, filters] = await Promise.all(
      [note, details(page), page.locator('.filter-bar')].map((part) => part.boundingBox()),
    )
    if (!box || !sheet || !filters) throw new Error('Expected the note, the sheet and the filters.')
    const middle = (filters.y + filters.height + sheet.y) / 2
    expect(box.y + box.height, 'the sign has a radius of 22 px').toBeLessThanOrEqual(middle - 22)
  })
})
