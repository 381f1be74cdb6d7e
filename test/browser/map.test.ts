import type { Page } from '@playwright/test'
import { basemapPalettes } from '../../src/map/basemap/basemap-palette'
import { findStatusColour } from '../../src/stations/status-palette'
import { deferred } from './harness/deferred'
import {
  counts,
  details,
  listed,
  mapData,
  option,
  stationList,
  stationMap,
  waitForMap,
} from './harness/page-parts'
import { countPixels } from './harness/painted-pixels'
import { rowsOf } from './harness/rows'
import { faults, test as staged } from './harness/staged'
import { expect, signIn, test } from './harness/test'

interface Row {
  scode: string
  scoordinate?: { x: number; y: number }
}

const stationRows = (sandboxOrigin: string, where = '') =>
  rowsOf<Row>(sandboxOrigin, `EChargingStation?limit=-1&select=scode,scoordinate${where}`)

const isOnMap = ({ scoordinate: point }: Row) => point !== undefined && (point.x !== 0 || point.y !== 0)

test('the map draws every station with a position, and marks once that all are drawn', async ({
  page,
  openPage,
  app,
}) => {
  const positioned = (await stationRows(app.sandboxOrigin)).filter(isOnMap)
  await openPage()
  await waitForMap(page)
  await expect(stationMap(page)).toHaveAttribute('data-drawn', String(positioned.length))
  // Where the painter finds the controls that names avoid.
  await expect(page.locator('[data-map-region] .map-corner').first()).toBeVisible()
  const marks = await page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name))
  expect(marks.filter((name) => name === 'stations-listed')).toHaveLength(1)
  expect(marks.filter((name) => name === 'stations-drawn')).toHaveLength(1)
})

test('the map names whose data it shows', async ({ page, openPage }) => {
  await openPage()
  const credits = mapData(page).getByRole('link')
  await expect(credits).toHaveText(['Plugboard sandbox, CC0', 'GSHHG', 'Natural Earth', 'GeoNames'])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the credits of the map open its legend', async ({ page, openPage }) => {
    await openPage()
    await waitForMap(page)
    await stationMap(page).getByRole('button', { name: 'Map data' }).click()
    await stationMap(page).getByRole('button', { name: 'Legend' }).click()
    const legend = page.getByRole('dialog', { name: 'Legend' })
    await expect(legend.getByRole('listitem').first()).toHaveText('Free')
    await expect(legend.getByText('Faded: old, or closed now')).toBeInViewport()
  })
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
  const rows = await stationRows(app.sandboxOrigin)
  const far = rows.find(({ scoordinate }) => scoordinate && scoordinate.x > 12)?.scode ?? ''
  const link = `?station=${encodeURIComponent(far)}&at=11.35,46.5,11`
  await openPage(`/${link}`)
  await waitForMap(page)
  await expect(details(page).getByText('About this station')).toBeVisible()
  expect(new URL(page.url()).search).toBe(link)
  // Paper has another width, and no map. The lower sections of the panel load later.
  const countSheets = async () => (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)?.length
  await expect.poll(countSheets, 'the whole station is on paper').toBeGreaterThan(1)
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

/** Pixels of the map in the colours of a theme: its ground, and the status of free stations. */
async function themePixels(page: Page, theme: 'light' | 'dark') {
  return {
    ground: await countPixels(page, basemapPalettes[theme].ground),
    free: await countPixels(page, findStatusColour(theme, 'available')),
  }
}

async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect.poll(async () => (await themePixels(page, theme)).ground).toBeGreaterThan(100_000)
  expect((await themePixels(page, theme)).free).toBeGreaterThan(100)
  // Single pixels of a text's edge may have the colour.
  const other = await themePixels(page, theme === 'light' ? 'dark' : 'light')
  expect(other.ground).toBeLessThan(200)
  expect(other.free).toBeLessThan(200)
}

test.describe('in dark', () => {
  test.use({ colorScheme: 'dark' })
  test("the map has the page's theme, and changes with it", { tag: '@deep' }, async ({ page, openPage }) => {
    await openPage()
    await waitForMap(page)
    const drawn = (await stationMap(page).getAttribute('data-drawn')) ?? ''
    await expectTheme(page, 'dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expectTheme(page, 'light')
    await expect(stationMap(page)).toHaveAttribute('data-drawn', drawn)
    await expect(stationMap(page)).toHaveAttribute('data-state', 'ready')
  })
})

test('a sign-in and a sign-out redraw the map for the viewer', { tag: '@deep' }, async ({
  page,
  openPage,
  app,
}) => {
  const fleet = await stationRows(app.sandboxOrigin, '&where=sorigin.eq."Alpfleet"')
  const point = fleet.find(isOnMap)?.scoordinate
  // So near that only stations of this place are in sight.
  await openPage(`/?provider=Alpfleet&at=${point?.x},${point?.y},18`)
  await waitForMap(page)
  const notPublic = () => countPixels(page, findStatusColour('light', 'closed'))
  expect(await notPublic(), 'not public').toBeGreaterThan(25)
  const drawn = (await stationMap(page).getAttribute('data-drawn')) ?? ''

  await signIn(page, 'team')
  await waitForMap(page)
  await expect.poll(notPublic, 'shown to the team').toBe(0)
  await expect(stationMap(page)).toHaveAttribute('data-drawn', drawn)

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await waitForMap(page)
  await expect.poll(notPublic, 'not public again').toBeGreaterThan(25)
  await expect(stationMap(page)).toHaveAttribute('data-drawn', drawn)
})
