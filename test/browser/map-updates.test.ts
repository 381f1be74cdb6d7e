import type { Page } from '@playwright/test'
import { option, resultCount, stationMap, waitForMap } from './harness/page-parts'
import { expect, test } from './harness/test'

/** What the page has asked and drawn. */
interface Drawn {
  /** Questions to the catalog about what the map shows. */
  views: number
  /** Calls that draw with WebGL. */
  elements: number
  /** Images painted above the map. */
  symbols: number
}

declare global {
  interface Window {
    drawn: Drawn
  }
}

const drawn = (page: Page) => page.evaluate(() => ({ ...window.drawn }))

test.beforeEach(async ({ page, openPage }) => {
  await page.addInitScript(() => {
    window.drawn = { views: 0, elements: 0, symbols: 0 }
    const send = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (message: { name?: string }, options?: object) {
      if (message.name === 'view') window.drawn.views += 1
      return send.call(this, message, options)
    }
    const { drawElements } = WebGL2RenderingContext.prototype
    WebGL2RenderingContext.prototype.drawElements = function (...call) {
      window.drawn.elements += 1
      return drawElements.apply(this, call)
    }
    const { drawImage } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.drawImage = function (...call: unknown[]) {
      if (this.canvas.className === 'map-overlay') window.drawn.symbols += 1
      return Reflect.apply(drawImage, this, call)
    }
  })
  await openPage()
  await waitForMap(page)
  // The frame with which the map has replaced its picture.
  await expect(stationMap(page).locator('.picture')).toHaveCount(0)
  let before = -1
  await expect
    .poll(async () => {
      const { elements } = await drawn(page)
      const isStill = elements === before
      before = elements
      return isStill
    })
    .toBe(true)
})

test('a refresh with the same values draws nothing', async ({ page }) => {
  const before = await drawn(page)
  expect(before.elements).toBeGreaterThan(0)
  expect(before.symbols).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Refresh now' }).click()
  await expect.poll(async () => (await drawn(page)).views).toBeGreaterThan(before.views)
  // The catalog answers in order: when the list has changed, the view has been answered too.
  const count = await resultCount(page).innerText()
  await page.getByRole('checkbox', { name: 'Only in this map view' }).check()
  await expect(resultCount(page)).not.toHaveText(count, { useInnerText: true })
  expect(await drawn(page)).toMatchObject({ elements: before.elements, symbols: before.symbols })
})

test('a filter changes the symbols without a WebGL frame', async ({ page }) => {
  const before = await drawn(page)
  const all = Number(await stationMap(page).getAttribute('data-drawn'))
  await option(page, 'Category', 'Eat & charge').check()
  await expect.poll(async () => Number(await stationMap(page).getAttribute('data-drawn'))).toBeLessThan(all)
  const after = await drawn(page)
  expect(after.symbols).toBeGreaterThan(before.symbols)
  expect(after.elements).toBe(before.elements)
})
