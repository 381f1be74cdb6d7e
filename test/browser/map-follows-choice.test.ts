import type { Page } from '@playwright/test'
import { findStatusColour } from '../../src/stations/status-palette'
import { waitUntilIdle } from './harness/idle'
import { counts, details, stationList, stationMap, waitForMap } from './harness/page-parts'
import { countPixels } from './harness/painted-pixels'
import { expect, test } from './harness/test'

/** Of the embedded map: nearer it is an empty sheet. With streets it is 14, see `streets.test.ts`. */
const nearZoom = 11

const zoom = (page: Page) => Number(new URL(page.url()).searchParams.get('at')?.split(',')[2] ?? 0)

async function coordinates(page: Page): Promise<{ lon: number; lat: number }> {
  const text = await details(page).locator('dt:text("Coordinates") + dd').textContent()
  const [lat = 0, lon = 0] = (text ?? '').split(', ').map(Number)
  return { lon, lat }
}

test('the map zooms to a station from list or link, no nearer than it has detail, unless it is visible already', async ({
  page,
  openPage,
}) => {
  await openPage()
  await waitForMap(page)
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await expect.poll(() => zoom(page)).toBe(nearZoom)
  const place = await coordinates(page)
  const [lon = 0, lat = 0] = (new URL(page.url()).searchParams.get('at') ?? '').split(',').map(Number)
  expect(Math.hypot(lon - place.lon, lat - place.lat)).toBeLessThan(0.001)
  const id = new URL(page.url()).searchParams.get('station') ?? ''

  // Chosen once more after a look around it is a new choice.
  await page.keyboard.press('Escape')
  await expect(details(page)).toHaveCount(0)
  for (const at of [10, 9, 8]) {
    // By key: the list keeps its order while the mouse is in it.
    await page.getByRole('button', { name: 'Zoom out' }).press('Enter')
    await expect.poll(() => zoom(page)).toBe(at)
  }
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await expect.poll(() => new URL(page.url()).searchParams.get('station')).toBe(id)
  await expect.poll(() => zoom(page)).toBe(nearZoom)

  await page.goto(`/?station=${encodeURIComponent(id)}`)
  await waitForMap(page)
  await expect.poll(() => zoom(page)).toBe(nearZoom)

  // A little aside, alone in sight.
  const aside = `${(place.lon + 0.0003).toFixed(4)},${place.lat.toFixed(4)},17`
  await page.goto(`/?at=${aside}`)
  await waitForMap(page)
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await expect(details(page).getByRole('heading', { name: /./ }).first()).toBeVisible()
  await expect.poll(() => new URL(page.url()).searchParams.get('station')).toBe(id)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(() => zoom(page)).toBe(18)
})

test('a clicked sign that its panel covers moves the map no farther than into sight, and back on close', async ({
  page,
  openPage,
}) => {
  await openPage('/?at=11.35,46.5,9')
  await waitForMap(page)
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await expect(details(page).getByText('About this station')).toBeVisible()
  const { lon, lat } = await coordinates(page)
  const panel = await details(page).boundingBox()
  const map = await stationMap(page).boundingBox()
  if (!panel || !map) throw new Error('There is no panel, or no map.')
  const open = async (camera: string) => {
    await page.goto(`/?at=${camera}`)
    await waitForMap(page)
  }
  const at = () => new URL(page.url()).searchParams.get('at')
  // CSS pixels of a degree of longitude at this zoom level; the list covers the map's left side.
  const perDegree = (512 * 2 ** 15) / 360
  const column = await page.getByRole('main').boundingBox()
  // Less room by 64 pixels on the right and by 56 at the top, as in `mapPadding`.
  const middle = ((column?.x ?? 0) + (column?.width ?? 0) + 16 + map.width) / 2 - 32
  const y = map.height / 2 + 28
  // The sign is in the middle of where the panel opens.
  const x = panel.x + panel.width / 2
  const camera = `${(lon + (middle - x) / perDegree).toFixed(5)},${lat.toFixed(5)},15`
  await open(camera)
  /** Clicks the sign, and waits until the map has moved. */
  const clickSign = async () => {
    const before = at()
    await page.mouse.click(x, y)
    await expect(details(page).getByRole('heading', { level: 2 })).toBeVisible()
    await expect.poll(at).not.toBe(before)
    await waitUntilIdle(page)
  }
  const longitude = () => Number(at()?.split(',')[0])
  await clickSign()
  // The sign is near the panel, not in the middle of the rest.
  expect((longitude() - lon) * perDegree).toBeGreaterThan(100)
  await page.keyboard.press('Escape')
  await expect(details(page)).toHaveCount(0)
  const away = () => Math.abs(longitude() - Number(camera.split(',')[0])) * perDegree
  await expect.poll(away).toBeLessThan(3)

  await clickSign()
  await page.getByRole('button', { name: 'Zoom out' }).press('Enter')
  await expect.poll(() => zoom(page)).toBe(14)
  const left = at()
  await page.keyboard.press('Escape')
  await expect(details(page)).toHaveCount(0)
  await waitUntilIdle(page)
  expect(at()).toBe(left)
})

test.describe('a phone that is turned', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('shows the opened station beside its panel', async ({ page, openPage }) => {
    // A change of the size ends an animation.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openPage('/?status=available')
    await waitForMap(page)
    await stationList(page).getByRole('listitem').first().getByRole('button').click()
    await expect.poll(() => zoom(page)).toBe(nearZoom)
    await expect(details(page).getByText('About this station')).toBeVisible()
    await waitUntilIdle(page)
    await page.setViewportSize({ width: 844, height: 390 })
    await waitUntilIdle(page)
    await expect(details(page)).toBeInViewport()
    // The middle of what panel and controls leave uncovered.
    const middle = { x: 540, y: 175, width: 36, height: 40 }
    await expect
      .poll(() => countPixels(page, findStatusColour('light', 'available'), middle))
      .toBeGreaterThan(100)
  })
})

test('the map fits its stations again when the window has another width, until a person has moved it', async ({
  page,
  openPage,
}) => {
  const [wide, narrow] = [
    { width: 1440, height: 900 },
    { width: 1024, height: 900 },
  ]
  const at = () => new URL(page.url()).searchParams.get('at') ?? ''
  const zoomIn = async () => {
    await page.getByRole('button', { name: 'Zoom in' }).press('Enter')
    await expect.poll(at).not.toBe('')
    return at()
  }
  await page.setViewportSize(narrow)
  await openPage()
  await waitForMap(page)
  const fitted = await zoomIn()

  await page.setViewportSize(wide)
  await openPage()
  await waitForMap(page)
  await page.setViewportSize(narrow)
  await waitUntilIdle(page)
  expect(at()).toBe('')
  expect(await zoomIn()).toBe(fitted)

  await page.setViewportSize(wide)
  await waitUntilIdle(page)
  expect(at()).toBe(fitted)
})

test('Enter in the search field shows all results on the map', async ({ page, openPage }) => {
  await openPage('/?at=11.35,46.5,17')
  await waitForMap(page)
  const field = page.getByRole('combobox', { name: 'Station, place or address' })
  await field.focus()
  // So fast that list and map have not followed the last key yet.
  await field.evaluate(async (input) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'brun')
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await Promise.resolve()
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
  })
  await expect.poll(() => zoom(page)).toBeLessThan(17)
  const [lon = 0] = (new URL(page.url()).searchParams.get('at') ?? '').split(',').map(Number)
  expect(lon).toBeGreaterThan(11.8)
  await expect.poll(async () => (await counts(page)).matched).toBeLessThan((await counts(page)).of)
  const { matched } = await counts(page)
  expect(matched).toBeGreaterThan(1)
  await page.getByRole('checkbox', { name: 'Only in this map view' }).check()
  await expect.poll(async () => (await counts(page)).matched).toBe(matched)
  await expect(field).toHaveValue('brun')
})

const rows = (page: Page) => stationList(page).getByRole('listitem')
const names = (page: Page) => rows(page).evaluateAll((all) => all.slice(0, 5).map((row) => row.textContent))

test('the list is sorted from the middle of the resting map, except under the mouse', async ({
  page,
  openPage,
}) => {
  await openPage('/?at=11.35,46.5,12')
  await waitForMap(page)
  await expect(rows(page).first()).toContainText(/Bolzano|Bozen/)
  const before = await names(page)

  // A station that is opened brings the map to it, and the list stays.
  await rows(page).nth(2).getByRole('button').first().click()
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).not.toBe('11.35,46.5,12')
  await expect(details(page).getByRole('heading').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(details(page)).toHaveCount(0)
  expect(await names(page)).toEqual(before)

  // The map comes to rest elsewhere while the mouse is in the list.
  await rows(page).first().hover()
  await stationMap(page).locator('.map-canvas canvas').focus()
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Minus')
  await expect.poll(() => zoom(page)).toBe(8)
  const was = new URL(page.url()).searchParams.get('at')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).not.toBe(was)
  expect(await names(page)).toEqual(before)
  await page.mouse.move(1000, 500)
  await expect.poll(() => names(page)).not.toEqual(before)
})

test('Back restores the order of the list with the map', { tag: '@deep' }, async ({ page, openPage }) => {
  await openPage('/?at=11.35,46.5,12')
  await waitForMap(page)
  await expect(rows(page).first()).toContainText(/Bolzano|Bozen/)
  const before = await names(page)
  await page.getByRole('combobox', { name: 'Station, place or address' }).fill('Brunico')
  // Back restores the text only if it had reached the address.
  await expect(page).toHaveURL(/q=Brunico/)
  await page
    .getByRole('option', { name: /Brunico/ })
    .first()
    .click()
  await expect(rows(page).first()).toContainText(/Brunico|Bruneck/)
  await page.goBack()
  await expect(page).toHaveURL(/at=11\.35,46\.5,12/)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(rows(page).first()).toContainText(/Bolzano|Bozen/)
  await page.mouse.move(1000, 500)
  await expect.poll(() => names(page)).toEqual(before)
})
