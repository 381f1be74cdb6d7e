import type { Page } from '@playwright/test'
import { details, stationList, stationMap, waitForMap } from './harness/page-parts'
import { expect, test } from './harness/test'

const tooltip = (page: Page) => page.locator('.map-tooltip')

/** Opens the map near the first station of the list. @returns its name, and where its symbol is */
async function lookAtFirst(page: Page, zoom: number) {
  const row = stationList(page).getByRole('listitem').first()
  const name = (await row.getByRole('button').textContent()) ?? ''
  await row.getByRole('button').click()
  const coordinates = await details(page).locator('dt:text("Coordinates") + dd').textContent()
  const [lat, lon] = (coordinates ?? '').split(', ')
  await page.goto(`/?at=${lon},${lat},${zoom}`)
  await waitForMap(page)
  const box = await stationMap(page).boundingBox()
  const column = await page.getByRole('main').boundingBox()
  if (!box || !column) throw new Error('There is no map to point at.')
  const left = column.x + column.width + 16
  return { name, x: (left + box.x + box.width) / 2 - 16, y: (box.y + box.height) / 2 + 28 }
}

test('the tooltip of a station has its name, free plugs and age', {
  tag: '@deep',
}, async ({ page, openPage }) => {
  // By name the first one is polled, and has an age.
  await openPage('/?sort=name')
  const { name, x, y } = await lookAtFirst(page, 18)
  await page.mouse.move(x, y)
  await expect(tooltip(page)).toContainText(name)
  await expect(tooltip(page)).toContainText(/\d of \d free.*·.*ago/)
  const box = await tooltip(page).boundingBox()
  expect(box && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height).toBe(false)

  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)
  await page.mouse.move(x + 200, y)
  await page.mouse.move(x, y)
  await expect(tooltip(page)).toBeVisible()
  await page.mouse.wheel(0, 300)
  await expect(tooltip(page)).toHaveCount(0)
  await waitForMap(page)
  await page.mouse.move(x + 200, y)
  await expect(tooltip(page)).toHaveCount(0)
})

test('the tooltip of a cluster has its statuses, which add up', { tag: '@deep' }, async ({
  page,
  openPage,
}) => {
  await openPage()
  const { x, y } = await lookAtFirst(page, 7)
  const canvas = page.locator('.maplibregl-canvas')
  let isFound = false
  for (let index = 0; index < 120 && !isFound; index += 1) {
    const away = 12 * Math.sqrt(index)
    await page.mouse.move(x + away * Math.cos(index * 2.4), y + away * Math.sin(index * 2.4))
    isFound = (await canvas.evaluate(({ style }) => style.cursor)) === 'pointer'
  }
  await expect(tooltip(page)).toContainText(/^\d+ stations/)
  const count = Number.parseInt((await tooltip(page).textContent()) ?? '', 10)
  const parts = await tooltip(page).getByRole('listitem', { includeHidden: true }).allTextContents()
  expect(parts.reduce((sum, part) => sum + Number.parseInt(part.trim(), 10), 0)).toBe(count)
})
