import type { Page } from '@playwright/test'
import { details, mapData, stationList, stationMap, waitForMap } from './harness/page-parts'
import { expect, test } from './harness/test'

/** Seconds that the longest transition or animation of these elements takes. */
function longestMotion(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll((elements) =>
    Math.max(
      ...elements.flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        const durations = `${transitionDuration}, ${animationDuration}`.split(', ')
        return durations.map((duration) => Number.parseFloat(duration) || 0)
      }),
    ),
  )
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('a button shows the attribution, which would cover stations; nothing is animated with reduced motion', async ({
    page,
    openPage,
  }) => {
    await openPage()
    await waitForMap(page)
    const credits = mapData(page).getByRole('link')
    await expect(mapData(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Map data' }).press('Enter')
    await expect(credits).toHaveText(['Plugboard sandbox, CC0', 'GSHHG', 'Natural Earth', 'GeoNames'])
    for (const credit of await credits.all()) await credit.click({ trial: true })

    expect(await longestMotion(page, '.page *')).toBe(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await longestMotion(page, '.sheet')).toBeGreaterThan(0)
    expect(await longestMotion(page, '.chip')).toBeGreaterThan(0)
  })

  test('parts below an opened station cannot be reached by keyboard', async ({ page, openPage }) => {
    await openPage()
    await stationList(page).getByRole('listitem').first().getByRole('button').click()
    await expect(details(page)).toBeVisible()
    await expect(page.locator('[inert] main')).toBeAttached()
    await details(page).getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('[inert]')).toHaveCount(0)
  })
})

test('an opened station is drawn alone, and its cluster without it', async ({ page, openPage }) => {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = function (message: unknown, ...more: unknown[]) {
      const { name, args } = message as { name?: string; args?: { openedId?: string | null }[] }
      if (name === 'view') document.documentElement.dataset.alone = args?.[0]?.openedId ?? 'none'
      return Reflect.apply(postMessage, this, [message, ...more])
    }
  })
  await openPage()
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-alone', 'none')
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await expect(details(page)).toBeVisible()
  const opened = new URL(page.url()).searchParams.get('station') ?? ''
  await expect(root).toHaveAttribute('data-alone', opened)
  await details(page).getByRole('button', { name: 'Close' }).click()
  await expect(root).toHaveAttribute('data-alone', 'none')
})

/** Shows the first station of the list alone, and returns its name and the place of its symbol in the window. */
async function showSymbol(page: Page): Promise<{ name: string; x: number; y: number }> {
  const row = stationList(page).getByRole('listitem').first()
  const name = (await row.getByRole('button').textContent()) ?? ''
  await row.getByRole('button').click()
  await waitForMap(page)
  // Zoomed in on the opened station, its symbol is in the middle of what nothing covers.
  const coordinates = await details(page).locator('dt:text("Coordinates") + dd').textContent()
  const [lat, lon] = (coordinates ?? '').split(', ')
  await details(page).getByRole('button', { name: 'Close' }).click()
  await page.goto(`/?at=${lon},${lat},18`)
  await waitForMap(page)
  const box = await stationMap(page).boundingBox()
  if (!box) throw new Error('There is no map to click on.')
  const column = await page.getByRole('main').boundingBox()
  const left = column ? column.x + column.width + 16 : 0
  // Less room by 64 pixels on the right and by 56 at the top, as in `mapPadding`.
  return { name, x: (left + box.x + box.width) / 2 - 32, y: (box.y + box.height) / 2 + 28 }
}

test('a click on the map opens a station, and the list marks it', async ({ page, openPage }) => {
  await openPage()
  const { name, x, y } = await showSymbol(page)
  await page.mouse.click(x, y)
  await expect(details(page).getByRole('heading', { name })).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })
  test('a finger opens a station from further beside its symbol than a mouse', { tag: '@deep' }, async ({
    page,
    openPage,
  }) => {
    await openPage()
    const { name, x, y } = await showSymbol(page)
    const canvas = page.locator('.map-canvas canvas')
    const isHit = async (at: number) => {
      await page.mouse.move(at, y)
      return (await canvas.evaluate((element) => element.style.cursor)) === 'pointer'
    }
    let edge = x
    while (await isHit(edge + 2)) edge += 2
    expect(edge).toBeGreaterThan(x)
    await page.touchscreen.tap(edge + 6, y)
    await expect(details(page).getByRole('heading', { name })).toBeVisible()
  })
})

test('the scale bar is as long as it says', async ({ page, openPage }) => {
  const metresIn: Record<string, number> = { m: 1, km: 1_000 }
  for (const zoom of [9, 14]) {
    await openPage(`/?at=11.35,46.5,${zoom}`)
    await waitForMap(page)
    const bar = page.locator('.map-scale')
    const [, length, unit = ''] = /^([\d,]+) (\w+)$/.exec((await bar.textContent()) ?? '') ?? []
    const metres = Number(length?.replace(',', '')) * (metresIn[unit] ?? Number.NaN)
    const { width = 0 } = (await bar.boundingBox()) ?? {}
    // The equator is 512 · 2^zoom pixels long.
    const metresPerPixel = (40_075_016 * Math.cos((46.5 * Math.PI) / 180)) / (512 * 2 ** zoom)
    expect(metres / width / metresPerPixel, `zoom ${zoom}`).toBeCloseTo(1, 1)
  }
})
