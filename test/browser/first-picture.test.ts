import type { Page } from '@playwright/test'
import { deferred } from './harness/deferred'
import { details, stationMap, waitForMap } from './harness/page-parts'
import { pixelsApart } from './harness/pixels'
import { rowsOf } from './harness/rows'
import { expect, faults, type Network, test } from './harness/staged'

const mapScript = /\/assets\/MainMap-[^/]+\.js$/

/** Keeps MapLibre's script back, so that the picture stands, until the returned function is called. */
function holdMap(network: Network): () => void {
  const { resolve, promise } = deferred()
  network.fail(mapScript, faults.hold(promise))
  return resolve
}

const picture = (page: Page) => stationMap(page).locator('canvas.picture')
const mapCanvas = (page: Page) => stationMap(page).locator('.map-canvas canvas')
const at = (page: Page) => new URL(page.url()).searchParams.get('at')

async function isPictured(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName('statuses-pictured').length === 1)
  return Number(await picture(page).getAttribute('data-pictured'))
}

/** Of the window of 1280 × 800 pixels: the middle of what nothing covers, on the map. */
const middle = { x: 826, y: 428 }

test('the picture shows all stations of the map until the map replaces it', async ({
  page,
  openPage,
  network,
}) => {
  const release = holdMap(network)
  await openPage()
  const pictured = await isPictured(page)
  expect(pictured).toBeGreaterThan(0)
  await expect(stationMap(page)).toHaveCount(1)
  await expect(stationMap(page)).toHaveAttribute('data-state', 'loading')
  expect(new URL(page.url()).search).toBe('')
  release()
  await waitForMap(page)
  await expect(stationMap(page)).toHaveAttribute('data-drawn', String(pictured))
  await expect(picture(page)).toHaveCount(0)
  const marks = await page.evaluate(() =>
    Object.fromEntries(performance.getEntriesByType('mark').map(({ name, startTime }) => [name, startTime])),
  )
  expect(marks['stations-pictured']).toBeLessThan(marks['stations-drawn'] ?? 0)
  expect(new URL(page.url()).search).toBe('')
})

test('picture and map draw the name of a town once', async ({ page, openPage }) => {
  await page.addInitScript(() => {
    const drawn: string[] = []
    Object.assign(window, { drawnNames: drawn })
    const { strokeText } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.strokeText = function (text, ...rest) {
      // Names that were drawn before the font has loaded are drawn again.
      if (document.fonts.check('400 12px "Inter Variable"'))
        drawn.push(`${this.font} ${this.textAlign} ${text}`)
      strokeText.call(this, text, ...rest)
    }
  })
  await openPage()
  await waitForMap(page)
  const drawn: string[] = await page.evaluate('drawnNames')
  const towns = drawn.filter((text) => /Bolzano|Merano|Trento/.test(text))
  expect(towns.length).toBeGreaterThan(0)
  expect(towns.toSorted()).toEqual([...new Set(towns)].toSorted())
})

interface Place {
  name: string
  x: number
  y: number
}

async function placesOf(sandboxOrigin: string): Promise<Place[]> {
  const path = 'EChargingStation?limit=-1&select=sname,scoordinate&where=sactive.eq.true'
  const rows = await rowsOf<{ sname: string; scoordinate?: { x: number; y: number } }>(sandboxOrigin, path)
  return rows.flatMap(({ sname: name, scoordinate }) => (scoordinate ? [{ name, ...scoordinate }] : []))
}

/** Those in a circle of so many degrees, the place itself too. */
const near = (places: readonly Place[], { x, y }: Place, degrees: number) =>
  places.filter((other) => Math.hypot(other.x - x, other.y - y) < degrees)

test('a click on the picture opens a station, and the map keeps it open', async ({
  page,
  app,
  openPage,
  network,
}) => {
  const places = await placesOf(app.sandboxOrigin)
  const station = places.find((place) => near(places, place, 1e-3).length === 1)
  const { name = '', x = 0, y = 0 } = station ?? {}
  const release = holdMap(network)
  await openPage(`/?at=${x},${y},17`)
  await isPictured(page)
  await page.mouse.click(middle.x, middle.y)
  await expect(details(page).getByRole('heading', { name })).toBeVisible()
  release()
  await waitForMap(page)
  await expect(details(page).getByRole('heading', { name })).toBeVisible()
})

test('a click on the picture expands a cluster', { tag: '@deep' }, async ({
  page,
  app,
  openPage,
  network,
}) => {
  const places = await placesOf(app.sandboxOrigin)
  const pair = places.map((place) => near(places, place, 3e-3)).find((near) => near.length === 2)
  const [one, other] = pair ?? []
  if (!one || !other) throw new Error('No two stations stand next to each other.')
  holdMap(network)
  await openPage(`/?at=${(one.x + other.x) / 2},${(one.y + other.y) / 2},12`)
  await isPictured(page)
  await page.mouse.click(middle.x, middle.y)
  await expect.poll(() => Number(at(page)?.split(',')[2])).toBeGreaterThan(12)
})

test('the picture can be dragged and zoomed, and the map waits meanwhile', { tag: '@deep' }, async ({
  page,
  openPage,
  network,
}) => {
  const release = holdMap(network)
  await openPage('/?at=11.35,46.5,9')
  await isPictured(page)
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.wheel(0, -450)
  await expect.poll(() => at(page)).toBe('11.35,46.5,10')
  await page.mouse.down()
  await page.mouse.move(middle.x + 40, middle.y)
  await page.mouse.move(middle.x + 100, middle.y)
  const script = page.waitForResponse(mapScript)
  release()
  await (await script).finished()
  await page.waitForFunction(() => performance.getEntriesByName('stations-drawn').length === 1)
  await expect(stationMap(page)).toHaveAttribute('data-state', 'loading')
  // The page waits for the graphics processor with each frame of a map that is shown.
  await expect(mapCanvas(page)).toBeHidden()
  expect(at(page)).toBe('11.35,46.5,10')
  await page.mouse.move(middle.x + 128, middle.y)
  await page.mouse.up()
  // 128 pixels of a world that is 512 · 2^10 wide, eastwards.
  await expect.poll(() => at(page)).toBe('11.2621,46.5,10')
  await waitForMap(page)
  await expect(mapCanvas(page)).toBeVisible()
  expect(at(page)).toBe('11.2621,46.5,10')
})

test('the picture has its buttons before the map, which takes over the focused one', async ({
  page,
  openPage,
  network,
}) => {
  const release = holdMap(network)
  await openPage('/?at=11.35,46.5,9')
  const zoomIn = page.getByRole('button', { name: 'Zoom in' })
  await zoomIn.focus()
  await zoomIn.press('Enter')
  await expect.poll(() => at(page)).toBe('11.35,46.5,10')
  await isPictured(page)
  release()
  await waitForMap(page)
  await expect(zoomIn).toBeFocused()
  expect(at(page)).toBe('11.35,46.5,10')
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })
  test('two fingers zoom the picture', async ({ page, openPage, network }) => {
    holdMap(network)
    await openPage('/?at=11.35,46.5,8')
    await isPictured(page)
    const client = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...apart: number[]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: apart.map((by, id) => ({ x: middle.x + by, y: middle.y, id })),
      })
    await touch('touchStart', -40, 40)
    await touch('touchMove', -60, 60)
    await touch('touchMove', -80, 80)
    await touch('touchEnd')
    await expect.poll(() => at(page)).toBe('11.35,46.5,9')
  })
})

/** Photographs what nothing covers, without what only one of both has. */
async function photograph(page: Page): Promise<Buffer> {
  await page.locator('.map-corner, .legend').evaluateAll((all) => {
    for (const one of all) if (one instanceof HTMLElement) one.style.opacity = '0'
  })
  return page.screenshot({ clip: { x: 440, y: 0, width: 840, height: 800 } })
}

for (const [colorScheme, tag] of [
  ['light', []],
  ['dark', ['@deep']],
] as const)
  test.describe(colorScheme, { tag: [...tag] }, () => {
    test.use({ colorScheme })
    for (const [camera, tag] of [
      ['', []],
      ['?at=11.35,46.5,11', ['@deep']],
      ['?at=11.1523,46.6713,12.6', ['@deep']],
    ] as const)
      test(`the map ${camera} replaces the picture without a shift`, {
        tag: [...tag],
      }, async ({ page, openPage, network }) => {
        // Labels are placed by other measures of letters: both are compared without.
        network.change(/\/assets\/basemap-[^/]+\.js$/, (answer) => ({
          ...answer,
          body: Buffer.from(String(answer.body).replace(/\[\[`[\s\S]*?\]\](?=,\w+=\{about)/, '[]')),
        }))
        const release = holdMap(network)
        await openPage(`/${camera}`)
        await isPictured(page)
        await expect(page.locator('.legend')).toBeVisible()
        const before = await photograph(page)
        release()
        await waitForMap(page)
        const after = await photograph(page)
        const share = await pixelsApart(page, before, after)
        test.info().annotations.push({ type: 'share', description: String(share) })
        expect(share).toBeLessThanOrEqual(0.01)
      })
  })
