import type { Page } from '@playwright/test'
import { speedUpClock } from './fast-clock'
import { frozenNow } from './frozen-clock'
import { openHeaps, type Sizes } from './heap'
import { details, resultCount, stationList } from './page-parts'
import { expect, type Network } from './staged'

/** A minute of the page, the time between two refreshes, takes 0.6 seconds. */
const times = 100
/** Hours that the service is ahead of the page's start: histories of all that the page lives through are there. */
const ahead = 26 * 3_600_000
/** Frozen time of the service. */
export const serviceNow = new Date(Date.parse(frozenNow) + ahead).toISOString()

/** Number of refreshes until one-time loads are done. */
const warmUp = 60

const histories = /\/20\d\d-[^/]+\/20\d\d-/
const megabytes = (bytes: number) => (bytes / 2 ** 20).toFixed(2)

export interface Growth {
  before: Sizes
  after: Sizes
}

/**
 * A panel with its histories stays open while so many rounds, of a minute each, bring new values.
 * @returns what page and workers held before and after
 */
export async function growthInLongWatch(page: Page, network: Network, rounds: number): Promise<Growth> {
  const now = await speedUpClock(page.context(), frozenNow, times)
  // Values as fresh as the page's time asks for, and a site that agrees with its clock.
  network.rewrite(/\/latest/, (answer: { data: { mvalidtime: string }[] }) => ({
    ...answer,
    data: answer.data.map((row) => ({
      ...row,
      mvalidtime: new Date(Date.parse(row.mvalidtime) - Date.parse(serviceNow) + now()).toISOString(),
    })),
  }))
  network.change(/config\.json|localhost:\d+\/(\?|$)/, (answer) => ({
    ...answer,
    headers: { ...answer.headers, date: new Date(now()).toUTCString() },
  }))
  const heaps = await openHeaps(page)
  await page.goto('/?provider=Alperia&status=available')
  await expect(resultCount(page)).toHaveText(/ of /)
  await stationList(page).getByRole('listitem').first().getByRole('button').first().click()
  const history = details(page).getByRole('region', { name: 'The last hours and days' })
  await expect(history.locator('canvas').first()).toBeVisible()

  const asked = () => network.requests(/\/latest/).length
  const sizesAfter = async (count: number) => {
    await expect.poll(asked, { timeout: 3_000_000, intervals: [1_000] }).toBeGreaterThanOrEqual(count)
    const sizes = await heaps.sizes()
    const { nodes, listeners } = sizes
    const memory = `page ${megabytes(sizes.page)} MB, workers ${megabytes(sizes.workers)} MB`
    console.log(`${asked()} rounds: ${memory}, ${nodes} nodes, ${listeners} listeners`)
    return sizes
  }
  const before = await sizesAfter(warmUp)
  const historiesBefore = network.requests(histories).length
  const after = await sizesAfter(warmUp + rounds)
  // The panel was alive all the time: its histories followed the values, and still do. A machine whose answers take
  // longer than a round, which has 0.6 seconds, asks for fewer of them.
  const historiesAfter = network.requests(histories).length
  expect(historiesAfter).toBeGreaterThan(historiesBefore + rounds / 4)
  await expect.poll(() => network.requests(histories).length).toBeGreaterThan(historiesAfter)
  await expect(history.locator('canvas').first()).toBeVisible()
  // No question is under way any more when the network goes.
  await page.close()
  return { before, after }
}
