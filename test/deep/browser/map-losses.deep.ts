import type { Page } from '@playwright/test'
import { shortenWaits } from '../../browser/harness/short-waits'
import { expect, test } from '../../browser/harness/staged'

const map = (page: Page) => page.locator('[data-map-region]')

/** Loses the graphics context of the map. */
const loseMap = (page: Page) =>
  page.evaluate(() => {
    const context = document.querySelector<HTMLCanvasElement>('[data-map-region] .map-canvas canvas')
    context?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
  })

test('a wall display is back after each of 50 losses of the map, without a press', async ({
  page,
  problems,
}) => {
  problems.allow(/context/i)
  // The pauses between the attempts grow to 8 s.
  await shortenWaits(page, { from: 500, times: 20 })
  await page.goto('/?display=wall')
  await expect(map(page)).toHaveAttribute('data-state', 'ready')
  for (let loss = 1; loss <= 50; loss += 1) {
    await loseMap(page)
    await expect(map(page), `loss ${loss}`).not.toHaveAttribute('data-state', 'ready')
    await expect(map(page), `loss ${loss}`).toHaveAttribute('data-state', 'ready', { timeout: 60_000 })
  }
})
