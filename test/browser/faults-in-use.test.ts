import type { Page } from '@playwright/test'
import { frozenNow } from './harness/frozen-clock'
import { resultCount, stationList } from './harness/page-parts'
import { hourlyParts, noise, type PartFault, partFaults } from './harness/part-faults'
import { expect, type Network, test } from './harness/staged'

/** Milliseconds until a failure must be told in words. */
const patience = 15_000
/** Seconds between two rounds: the shortest that a configuration may have. */
const refreshSeconds = 10
/** Milliseconds for a round that starts within the interval. */
const oneInterval = refreshSeconds * 1000 + 5_000

const parts = {
  stations: (time: string) => `The stations are from ${time}: they could not be fetched again.`,
  plugs: (time: string) => `The plugs are from ${time}: they could not be fetched again.`,
  series: (time: string) =>
    `Which stations report a status is known from ${time}: it could not be asked again.`,
}
type PartName = keyof typeof parts

const groups: PartFault[][] = [
  ['refused', 'reset in the middle', 'cut off', 'closed too early'],
  ['hanging', 'dripping'],
  ['a page of somebody else', 'answered 401', 'answered 403', 'answered 404'],
  ['answered 429', 'answered 429 with a reason', 'answered 500', 'answered 503'],
]

/** The page's clock: it jumps by little more than an hour, after which the hourly parts are old, and goes on. */
function hourlyClock(page: Page) {
  let now = Date.parse(frozenNow)
  return {
    /** As the page writes it. A step takes less than a minute, so all of it happens in this one. */
    time: () => new Date(now).toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone: 'Europe/Rome' }),
    async jump() {
      now += 61 * 60_000
      await page.evaluate((start) => {
        const since = performance.now()
        Date.now = () => start + Math.floor(performance.now() - since)
        // Who comes back to the tab sees what is now.
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      }, now)
    },
  }
}

interface Question {
  name: PartName
  kinds: readonly PartFault[]
  /** How it comes back, one after the other. */
  ways: readonly ('press' | 'itself')[]
}

async function failInUse(page: Page, network: Network, { name, kinds, ways }: Question) {
  const clock = hourlyClock(page)
  const count = (await resultCount(page).textContent()) ?? ''
  const asked = () => network.requests(hourlyParts[name]).length
  const telling = page.getByText(/could not be (fetched|asked)|could not be loaded|Could not refresh/i)

  async function fail(kind: PartFault) {
    const text = parts[name](clock.time())
    const lift = network.fail(hourlyParts[name], partFaults[kind])
    const before = asked()
    await clock.jump()
    await expect.poll(asked, { message: `${kind}: asked again` }).toBeGreaterThan(before)
    await expect(page.getByText(text), kind).toBeVisible({ timeout: patience })
    // Nothing else is said to fail, and what was there stays.
    await expect(telling, kind).toHaveCount(1)
    await expect(resultCount(page), kind).toHaveText(count)
    await expect(stationList(page).getByRole('listitem').first(), kind).toBeVisible()
    lift()
  }

  for (const kind of kinds)
    for (const way of ways) {
      await fail(kind)
      if (way === 'press') await page.getByRole('button', { name: 'Try again' }).click()
      await expect(telling, `${kind}: back by ${way}`).toHaveCount(0, {
        timeout: way === 'press' ? 5_000 : oneInterval,
      })
    }
  await expect(resultCount(page)).toHaveText(count)
}

test('plugs that fail in use are named with their age, and come back by a press', async ({
  page,
  openPage,
  network,
  problems,
}) => {
  problems.allow(noise)
  await network.configure((config) => ({ ...config, refreshSeconds }))
  await openPage()
  await failInUse(page, network, { name: 'plugs', kinds: ['answered 429 with a reason'], ways: ['press'] })
})

for (const name of ['stations', 'plugs', 'series'] as const)
  for (const kinds of groups)
    test(`${name} in use, ${kinds.join(', ')}: named with their age, and back`, {
      tag: '@deep',
    }, async ({ page, openPage, network, problems }) => {
      test.setTimeout(180_000)
      problems.allow(noise)
      await network.configure((config) => ({ ...config, refreshSeconds }))
      await openPage()
      await failInUse(page, network, { name, kinds, ways: ['press', 'itself'] })
    })
