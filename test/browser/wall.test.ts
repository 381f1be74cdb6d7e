import type { Page } from '@playwright/test'
import { violations } from './harness/axe'
import { counts } from './harness/page-parts'
import { noise, partFaults } from './harness/part-faults'
import { shortenWaits } from './harness/short-waits'
import { test as staged } from './harness/staged'
import { expect, signIn, test } from './harness/test'

/** An inert map is not in the accessibility tree. */
const map = (page: Page) => page.locator('.stations-map')

/** Number of stations by status, as the wall shows them. */
async function statusCounts(page: Page): Promise<Record<string, number>> {
  const rows = page
    .getByRole('list', { name: 'Legend' })
    .getByRole('listitem')
    .filter({ has: page.locator('strong') })
  await expect(rows.first()).toBeVisible()
  const texts = await rows.evaluateAll((items) =>
    items.map((item) => [
      item.querySelector('span')?.textContent,
      Number(item.querySelector('strong')?.textContent),
    ]),
  )
  return Object.fromEntries(texts)
}

async function openWall(page: Page, query = ''): Promise<void> {
  await page.goto(`/?display=wall${query}`)
  await expect(page.getByText(/\d+ of \d+ stations/)).toBeVisible()
}

test('a wall display has the counts of the list and the map, and nothing to press', async ({
  page,
  openPage,
}) => {
  await openPage('/?provider=Alperia&status=available')
  const { matched: free } = await counts(page)
  await openPage('/?provider=Alperia&feature=free-now')
  const { matched: freeNow } = await counts(page)
  await openPage('/?provider=Alperia')
  const { matched, of } = await counts(page)
  await page.getByRole('button', { name: 'Export' }).click()
  // In the same tab: another one would not have the session.
  await page.getByRole('link', { name: 'Wall display' }).click()
  await expect(page.getByText(`${matched} of ${of} stations`)).toBeVisible()
  await expect(page.getByText('Alperia', { exact: true })).toBeVisible()
  // Stations without a value have their status only when the list of series has come.
  const sum = async () => Object.values(await statusCounts(page)).reduce((all, count) => all + count, 0)
  await expect.poll(sum).toBe(matched)
  await expect(page.locator('.wall-free')).toHaveText(`Free now ${freeNow}`)
  expect((await statusCounts(page)).Free).toBe(free)
  await expect(map(page)).toHaveAttribute('data-state', 'ready')
  await expect(map(page)).not.toHaveAttribute('data-drawn', '0')
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  expect(await violations(page)).toEqual([])

  // A press goes through the map.
  const isPressed = await map(page).evaluate((region) => {
    const { left, top, width, height } = region.getBoundingClientRect()
    return region.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
  expect(isPressed).toBe(false)

  // The only thing that takes the focus leads back to the same view.
  await page.keyboard.press('Tab')
  const leave = page.getByRole('link', { name: 'Leave the wall display' })
  await expect(leave).toBeFocused()
  await expect(leave).toHaveCSS('opacity', '1')
  await leave.press('Enter')
  await expect.poll(() => counts(page)).toEqual({ matched, of })
  expect(new URL(page.url()).searchParams.get('display')).toBeNull()
})

test('a wall display has the time and the faults, those of whole stations first, as the page of attention has them', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 1080, height: 1920 })
  await openPage('/?work=attention&reason=out-of-order')
  const items = page.getByRole('complementary', { name: 'Team workspace' }).locator('.item')
  await expect(items.first()).toBeVisible()
  const faults = await items.evaluateAll((all) =>
    all.map((item) => ({
      name: item.querySelector('.item-name')?.textContent ?? '',
      time: item.querySelector('.item-time')?.textContent ?? '',
      text: item.textContent ?? '',
    })),
  )
  const isPartial = ({ text }: { text: string }) => {
    const [, count, all] = /(\d+) of (\d+) plugs/.exec(text) ?? []
    return count !== all
  }
  const whole = faults.filter((fault) => !isPartial(fault))
  expect(whole.length).toBeGreaterThan(0)
  const expected = [...whole, ...faults.filter(isPartial)].slice(0, 7)
  await openWall(page)
  const shown = page.getByRole('listitem').locator('.wall-problem-name')
  await expect(shown).toHaveText(expected.map(({ name }) => name))
  const heading = `Faults: ${faults.length} stations, ${whole.length} wholly`
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  // A start that is not known has no words: from afar they would look like a time.
  const times = expected.map(({ time }) => (time === 'start not known' ? '' : time))
  await expect(page.locator('.wall-problem-time')).toHaveText(times)
  expect((await statusCounts(page))['Out of order']).toBe(whole.length)
  await expect(page.locator('.wall-board time')).toHaveText(/^\d\d:\d\d$/)

  // A row says first how much of the station it is about.
  await expect(page.locator('.wall-problem-place').first()).toHaveText(
    /^\s*(whole station|\d+ of \d+ plugs) · /,
  )

  // A lower screen has fewer of them, whole, and the age of the data below, in one line.
  const roomFor = async (viewport: { width: number; height: number }) => {
    await page.setViewportSize(viewport)
    const board = (await page.locator('.wall-problems').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const boxes = await Promise.all(expected.map((_, index) => shown.nth(index).boundingBox()))
    const age = page.getByText(/^Fetched .*newest measurement/)
    await expect(age).toBeInViewport({ ratio: 1 })
    const { height = 0 } = (await age.boundingBox()) ?? {}
    expect(height).toBeLessThan(
      await age.evaluate((line) => 2 * Number.parseFloat(getComputedStyle(line).fontSize)),
    )
    return boxes.filter((box) => box !== null && box.x < board.x + board.width).length
  }
  expect(await roomFor({ width: 1920, height: 1080 })).toBeGreaterThan(4)
  const few = await roomFor({ width: 1280, height: 720 })
  expect(few).toBeGreaterThan(3)
  expect(few).toBeLessThan(expected.length)
  // The corner of the map names the source.
  await expect(page.locator('.wall-board').getByText(/CC0/)).toHaveCount(0)
  await expect(page.locator('.wall-map').getByText(/CC0/)).toBeVisible()
})

test('a wall display asks for the screen to stay on, and again when it is shown again', async ({ page }) => {
  await page.addInitScript(() => {
    const requests: string[] = []
    const request = async (type: string) => {
      requests.push(type)
      return { released: requests.length === 1, release: async () => undefined }
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
    Object.assign(window, { wakeLockRequests: requests })
  })
  await openWall(page)
  await expect(page.getByText(/cannot keep the screen on/)).toHaveCount(0)
  const requests = () => page.evaluate(() => Reflect.get(window, 'wakeLockRequests'))
  // The first lock counts as released by the browser, the second one does not.
  for (let shown = 0; shown < 3; shown += 1)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(new Set(await requests())).toEqual(new Set(['screen']))
  await expect.poll(async () => (await requests()).length).toBe(2)
})

test('a browser that cannot keep the screen on is named on the wall', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'wakeLock', { value: undefined }))
  await openWall(page)
  await expect(page.getByText('This browser cannot keep the screen on.')).toBeVisible()
})

test('a wall display counts closed values of a signed-in person, and says so', { tag: '@deep' }, async ({
  page,
  openPage,
}) => {
  await openPage()
  await signIn(page, 'team')
  await openWall(page)
  await expect(page.getByText(/Your login adds \d+ values/)).toBeVisible()
  await expect(page.locator('.wall-board').getByText(/CC0 for the open data only/)).toBeVisible()
})

staged(
  'a wall display says what failed, and recovers without a press',
  async ({ page, network, problems }) => {
    problems.allow(noise)
    const lift = network.fail(/\/latest/, partFaults['answered 503'])
    await openWall(page)
    const failure = page.getByText('Stations are here, their live status could not be fetched.')
    await expect(failure).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('button')).toHaveCount(0)
    lift()
    await expect(failure).toHaveCount(0, { timeout: 30_000 })
    expect((await statusCounts(page)).Free).toBeGreaterThan(0)
  },
)

staged(
  'a wall display whose worker did not start loads itself again',
  { tag: '@deep' },
  async ({ page, network, problems }) => {
    problems.allow(noise, /[Ww]orker/)
    // It waits a minute.
    await shortenWaits(page, { from: 30_000, times: 20 })
    const lift = network.fail(/\/workers\//, partFaults.refused)
    await page.goto('/?display=wall')
    await expect(page.getByText(/has stopped\. Reload the page\./)).toBeVisible()
    lift()
    await expect(page.getByText(/\d+ of \d+ stations/)).toBeVisible({ timeout: 30_000 })
  },
)
