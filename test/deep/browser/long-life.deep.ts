import { waitUntilStored } from '../../browser/harness/browser-storage'
import { launchOptionsWithoutWebGL, withoutCompiling } from '../../browser/harness/chromium'
import { openHeaps, type Sizes } from '../../browser/harness/heap'
import { createPageClock } from '../../browser/harness/page-clock'
import { counts } from '../../browser/harness/page-parts'
import { noise } from '../../browser/harness/part-faults'
import { shortenWaits } from '../../browser/harness/short-waits'
import { expect, test } from '../../browser/harness/staged'
import { signIn } from '../../browser/harness/test'

test.use({ launchOptions: withoutCompiling(launchOptionsWithoutWebGL()), webgl: false })

/** Fails if nodes or listeners have grown, or the heaps by 2 % or more. */
function expectFlat(before: Sizes, after: Sizes): void {
  console.log(JSON.stringify({ before, after }))
  expect.soft(after.page / before.page, 'heap of the page').toBeLessThan(1.02)
  expect.soft(after.workers / before.workers, 'heap of the workers').toBeLessThan(1.02)
  expect.soft(after.nodes, 'nodes').toBeLessThanOrEqual(before.nodes)
  expect.soft(after.listeners, 'listeners').toBeLessThanOrEqual(before.listeners)
}

test('1,000 changes between offline and online leave nothing behind', async ({
  page,
  context,
  openPage,
  problems,
}) => {
  problems.allow(noise)
  const heaps = await openHeaps(page)
  await openPage()
  // Everything is loaded: a script that is lost on the way would reload the page.
  await waitUntilStored(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const { of } = await counts(page)
  const change = async (times: number) => {
    for (let time = 0; time < times; time += 1) await context.setOffline(time % 2 === 0)
    await expect(page.getByText(/You are offline/)).toHaveCount(0)
    expect((await counts(page)).of).toBe(of)
    return heaps.sizes()
  }
  expectFlat(await change(400), await change(1_000))
})

test('sleep, waking and jumps of the clock leave the list as it is', async ({ page, openPage, problems }) => {
  problems.allow(noise)
  const heaps = await openHeaps(page)
  await openPage()
  const clock = createPageClock(page)
  const { of } = await counts(page)
  const hours = [8, -3, 24, -12, 1, -18]
  const jump = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      await clock.jump((hours[time % hours.length] ?? 0) * 60)
      await expect(page.getByRole('button', { name: 'Refresh now' })).toBeVisible()
    }
    expect((await counts(page)).of).toBe(of)
    return heaps.sizes()
  }
  // The sum of the jumps is 0.
  expectFlat(await jump(hours.length * 50), await jump(hours.length * 50))
})

test('24 hours of refreshes leave the list of attention as it is', async ({ page, network, problems }) => {
  test.setTimeout(3_600_000)
  problems.allow(noise)
  const heaps = await openHeaps(page)
  // The provider's tokens are valid for its own time, so the clock stays.
  await shortenWaits(page, { from: 10_000, times: 100 })
  await page.goto('/')
  await signIn(page, 'team')
  // Another address would end requests under way, and the page would log that.
  await page.getByRole('button', { name: 'Workspace', exact: true }).click()
  const rows = page.getByRole('complementary', { name: 'Team workspace' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const refreshed = async (rounds: number) => {
    const end = network.requests(/\/latest/).length + rounds
    await expect
      .poll(() => network.requests(/\/latest/).length, { timeout: 3_000_000, intervals: [1_000] })
      .toBeGreaterThanOrEqual(end)
    await expect(rows.first()).toBeVisible()
    return heaps.sizes()
  }
  // The open and the token's answer are two requests of each round.
  expectFlat(await refreshed(2 * 60), await refreshed(2 * 24 * 60))
})
