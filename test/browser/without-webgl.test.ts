import { launchOptionsWithoutWebGL } from './harness/chromium'
import { counts, details, option, stationList, stationMap } from './harness/page-parts'
import { expect, signIn, test } from './harness/test'

test.use({ launchOptions: launchOptionsWithoutWebGL(), webgl: false })

test('a device that cannot draw the map loses nothing but the map', async ({ page, openPage }) => {
  await openPage()
  await expect(stationMap(page)).toHaveAttribute('data-state', 'unavailable')
  await expect(stationMap(page).getByText('This device cannot draw the map')).toBeVisible()
  await option(page, 'Access type', 'Public').check()
  await expect.poll(async () => (await counts(page)).matched < (await counts(page)).of).toBe(true)
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await expect(details(page).getByText('About this station')).toBeVisible()
  await signIn(page, 'team')
  await expect(details(page)).toBeVisible()
})
