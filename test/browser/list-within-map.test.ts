import type { Page } from '@playwright/test'
import {
  counts,
  details,
  listed,
  resultCount,
  stationList,
  stationMap,
  waitForMap,
} from './harness/page-parts'
import { placesAtPoint, placesInRow, recordStations } from './harness/small-recording'
import { expect, test } from './harness/test'

test.use({ sandbox: { SANDBOX_REPLAY: recordStations([...placesInRow, ...placesAtPoint(133)]) } })

const rows = (page: Page) => stationList(page).getByRole('listitem')
const within = (page: Page) => page.getByRole('checkbox', { name: 'Only in this map view' })

test("the list can be limited to the map's view, follows it, and shows the count", async ({
  page,
  openPage,
}) => {
  await openPage('/?at=8.62,46.1,12')
  await waitForMap(page)
  await expect(within(page)).not.toBeChecked()
  expect(await listed(page)).toBe(143)
  await within(page).check()
  await expect.poll(() => counts(page).then(({ matched }) => matched)).toBeLessThan(11)
  const { matched, of } = await counts(page)
  expect(matched).toBeGreaterThan(1)
  expect(of).toBe(143)
  await expect.poll(() => listed(page)).toBe(matched)
  await expect(rows(page).filter({ hasText: 'Place R1' }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Zoom in' }).click()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => counts(page).then((now) => now.matched)).toBeLessThan(matched)
  expect([...new URL(page.url()).searchParams.keys()]).toEqual(['at', 'within'])

  // Out into the lake.
  await stationMap(page).locator('.maplibregl-canvas').focus()
  await page.keyboard.press('ArrowUp')
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowDown')
  await expect(page.getByText('No station in this part of the map')).toBeVisible()
  await page.getByRole('button', { name: 'Show all stations' }).click()
  await expect(resultCount(page)).toHaveText('143 of 143 stations')
})

test('a link limits the list to the map, which keeps its zoom when a row is opened', async ({
  page,
  openPage,
}) => {
  await openPage('/?within=map&at=8.62,46.1,11')
  await waitForMap(page)
  await expect(within(page)).toBeChecked()
  await expect.poll(() => counts(page).then(({ matched }) => matched)).toBeLessThan(11)
  const { matched } = await counts(page)
  expect(matched).toBeGreaterThan(2)

  await rows(page).last().getByRole('button').first().click()
  await expect(details(page).getByRole('heading').first()).toBeFocused()
  await expect(rows(page).locator('[data-opened]')).toBeVisible()
  expect(new URL(page.url()).searchParams.get('at')).toMatch(/,11$/)
  await page.keyboard.press('Escape')
  await expect(details(page)).toHaveCount(0)
  await expect.poll(() => counts(page)).toEqual({ matched, of: 143 })
})
