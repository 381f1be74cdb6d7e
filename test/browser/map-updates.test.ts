import type { Page } from '@playwright/test'
import { mapIsReady, resultCount } from './harness/page-parts'
import { expect, test } from './harness/test'

/** Messages that the page has sent to workers. */
interface Sent {
  /** Questions to the catalog about what the map shows. */
  views: number
  /** New data for a source of the map: MapLibre's message `LD`. */
  data: number
}

declare global {
  interface Window {
    sent: Sent
  }
}

const sent = (page: Page) => page.evaluate(() => ({ ...window.sent }))

test('a refresh with the same values gives the map nothing to draw', async ({ page, openPage }) => {
  await page.addInitScript(() => {
    window.sent = { views: 0, data: 0 }
    const send = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (message: { name?: string; type?: string }, options?: object) {
      if (message.name === 'view') window.sent.views += 1
      if (message.type === 'LD') window.sent.data += 1
      return send.call(this, message, options)
    }
  })
  await openPage()
  await mapIsReady(page)
  const before = await sent(page)
  expect(before.data).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Refresh now' }).click()
  await expect.poll(async () => (await sent(page)).views).toBeGreaterThan(before.views)
  // The catalog answers in order: when the list has changed, the view has been answered too.
  const count = await resultCount(page).innerText()
  await page.getByRole('checkbox', { name: 'Only in this map view' }).check()
  await expect(resultCount(page)).not.toHaveText(count, { useInnerText: true })
  expect((await sent(page)).data).toBe(before.data)
})
