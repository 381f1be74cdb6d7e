import type { Page } from '@playwright/test'
import { deferred } from './harness/deferred'
import {
  closedTags,
  counts,
  details,
  listed,
  mapData,
  option,
  stationList,
  stationMap,
  waitForMap,
} from './harness/page-parts'

import { rowsOf } from './harness/rows'
import { faults, test as staged } from './harness/staged'
import { expect, signIn, test } from './harness/test'

test('the map draws every station with a position, and marks when all are drawn', async ({
  page,
  openPage,
}) => {
  await openPage()
  await waitForMap(page)
  const drawn = Number(await stationMap(page).getAttribute('data-drawn'))
  const { of } = await counts(page)
  expect(drawn).toBeGreaterThan(of * 0.95)
  expect(drawn).toBeLessThanOrEqual(of)
  const marks = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))
  expect(marks.filter((name) => name === 'stations-listed')).toHaveLength(1)
  expect(marks.filter((name) => name === 'stations-drawn')).toHaveLength(1)
  await expect(mapData(page).getByRole('link')).toHaveText([
    'Plugboard sandbox, CC0',
    'GSHHG',
    'Natural Earth',
    'GeoNames',
  ])
})

test('a filter change has a measure that ends with its frame', async ({ page, openPage }) => {
  await openPage()
  await waitForMap(page)
  await option(page, 'Category', 'Eat & charge').check()
  await page.waitForFunction(() => performance.getEntriesByName('filter-drawn', 'measure').length === 1)
})

/** Presses the button and returns the camera that the address has at once, before anything could move. */
function zoomIn(page: Page): Promise<string | null> {
  return page.getByRole('button', { name: 'Zoom in' }).evaluate((button: HTMLButtonElement) => {
    button.click()
    return new URLSearchParams(location.search).get('at')
  })
}

test("a link's camera is shown, whatever station, print or reduced motion", { tag: '@deep' }, async ({
  page,
  openPage,
  app,
}) => {
  const rows = await rowsOf<{ scode: string; scoordinate?: { x: number } }>(
    app.sandboxOrigin,
    'EChargingStation?limit=-1&select=scode,scoordinate',
  )
  const far = rows.find(({ scoordinate }) => scoordinate && scoordinate.x > 12)?.scode ?? ''
  const link = `?station=${encodeURIComponent(far)}&at=11.35,46.5,11`
  await openPage(`/${link}`)
  await waitForMap(page)
  await expect(details(page).getByText('About this station')).toBeVisible()
  expect(new URL(page.url()).search).toBe(link)
  // Paper has another width, and no map.
  const sheets = (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)
  expect(sheets?.length, 'the whole station is on paper').toBeGreaterThan(1)
  await waitForMap(page)
  expect(await zoomIn(page), 'a jump for who asks for less motion').toBe('11.35,46.5,12')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await zoomIn(page), 'still on its way').toBe('11.35,46.5,12')
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).toMatch(/,13$/)
  await page.reload()
  await expect(stationMap(page)).toHaveAttribute('data-state', 'ready')
  expect(new URL(page.url()).searchParams.get('at')).toMatch(/,13$/)
})

staged(
  'with the map chunk held back, list, filters and details work; the chunk is asked for after the list',
  async ({ page, openPage, network }) => {
    const { resolve, promise } = deferred()
    const chunk = /\/assets\/MainMap-[^/]+\.js$/
    network.fail(chunk, faults.hold(promise))
    await openPage()
    await expect.poll(() => network.requests(chunk)).toHaveLength(1)
    await expect(stationMap(page)).toHaveAttribute('data-state', 'loading')
    await option(page, 'Access type', 'Public').check()
    await expect.poll(async () => (await counts(page)).matched === (await listed(page))).toBe(true)
    await stationList(page).getByRole('listitem').first().getByRole('button').click()
    await expect(details(page).getByText('About this station')).toBeVisible()
    await expect(stationMap(page)).toHaveAttribute('data-state', 'loading')
    resolve()
    await waitForMap(page)
  },
)

test.describe('in dark', () => {
  test.use({ colorScheme: 'dark' })
  test("the map has the page's theme, and changes with it", { tag: '@deep' }, async ({ page, openPage }) => {
    await openPage()
    await waitForMap(page)
    const before = await stationMap(page).getAttribute('data-drawn')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(stationMap(page)).toHaveAttribute('data-drawn', before ?? '')
    await expect(stationMap(page)).toHaveAttribute('data-state', 'ready')
  })
})

test('a sign-in and a sign-out redraw the map for the viewer', { tag: '@deep' }, async ({
  page,
  openPage,
}) => {
  await openPage()
  await waitForMap(page)
  const drawn = (await stationMap(page).getAttribute('data-drawn')) ?? ''
  await signIn(page, 'team')
  await expect(stationMap(page)).toHaveAttribute('data-drawn', drawn)
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await waitForMap(page)
  await expect(stationMap(page)).toHaveAttribute('data-drawn', drawn)
  await expect(closedTags(page)).toHaveCount(0)
})
