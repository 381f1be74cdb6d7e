import { details, mapData, stationList, waitForMap } from './harness/page-parts'
import { recordStations } from './harness/small-recording'
import { expect, test } from './harness/staged'
import { stageTiles } from './harness/staged-tiles'

test.use({
  sandbox: {
    SANDBOX_REPLAY: recordStations([
      { id: 'A', coordinates: [8.62, 46.07] },
      { id: 'B', coordinates: [8.75, 46.15] },
    ]),
  },
  permissions: ['geolocation'],
  geolocation: { longitude: 8.693_217, latitude: 46.113_579 },
})

test('a station opened near the person does not zoom them out of sight, also with streets', async ({
  page,
  openPage,
  network,
  problems,
}) => {
  problems.allow(/request to another host: http:\/\/tiles\.localhost\//)
  await stageTiles(network, { ask: false })
  await openPage()
  await waitForMap(page)
  await expect(mapData(page).getByText('Staged tiles')).toBeVisible()
  const scale = page.locator('.map-scale')
  const before = await scale.textContent()
  expect(before).toMatch(/km$/)
  await stationList(page).getByRole('listitem').first().getByRole('button').first().click()
  await expect(details(page)).toBeVisible()
  await waitForMap(page)
  await expect(scale).toHaveText(before ?? '')

  await details(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await waitForMap(page)
  await stationList(page).getByRole('listitem').nth(1).getByRole('button').first().click()
  await expect(scale, 'a map that the person has moved zooms to the streets').not.toHaveText(/km$/)
})
