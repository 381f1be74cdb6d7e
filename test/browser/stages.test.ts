import type { Page } from '@playwright/test'
import type { Status } from '../../src/model/status'
import { findStatusColour } from '../../src/stations/status-palette'
import { deferred } from './harness/deferred'
import { waitUntilIdle } from './harness/idle'
import { details, option, resultCount, stationList, waitForMap } from './harness/page-parts'
import { countPixels } from './harness/painted-pixels'
import { noise } from './harness/part-faults'
import { layoutShift, rowPlaces } from './harness/row-places'
import { expect, faults, test } from './harness/staged'

const coming = 'Status coming…'
const values = /\/latest/
const rows = (page: Page) => stationList(page).getByRole('listitem')
const allStations = /^([\d,]+) of \1 stations$/

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }
for (const [name, viewport] of Object.entries(sizes))
  test.describe(name, () => {
    test.use({ viewport })

    test('stations are listed while their statuses load, and nothing moves under a hand when these arrive', async ({
      page,
      network,
    }) => {
      const { resolve, promise } = deferred()
      network.fail(values, faults.hold(promise))
      network.fail(/EChargingPlug\?/, faults.hold(promise))
      await page.goto('/')
      await expect(resultCount(page)).toHaveText(allStations)
      await expect(rows(page).first()).toBeVisible()
      await expect(rows(page).getByText(coming).first()).toBeVisible()
      expect(await page.evaluate(() => performance.getEntriesByName('stations-listed').length)).toBe(1)
      for (const word of ['Unknown', 'No live data', 'Status not public', 'Free'])
        await expect(rows(page).getByText(word, { exact: true })).toHaveCount(0)
      await expect(page.getByText('could not be fetched')).toHaveCount(0)

      const all = await resultCount(page).textContent()
      // The rows of the long list are measured first.
      await expect(rows(page).first()).toHaveCSS('position', 'absolute')
      await rows(page).first().hover()
      const before = await rowPlaces(page)
      // The legend of a part of the statuses would grow later.
      await expect(page.locator('.legend')).toHaveCount(0)
      resolve()
      await expect(page.getByText(coming)).toHaveCount(0)
      await expect(
        rows(page)
          .getByText(/\d+ of \d+ free/)
          .first(),
      ).toBeVisible()
      expect(await rowPlaces(page)).toEqual(before)
      expect(await resultCount(page).textContent()).toBe(all)
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
    })
  })

test('the picture is queried before the stations are loaded', async ({ page, network }) => {
  const { resolve, promise } = deferred()
  network.fail(/\/v2\/flat\/EChargingStation\?/, faults.hold(promise))
  await page.addInitScript(() => {
    const asked: string[] = []
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = function (message: unknown, ...more: unknown[]) {
      if (typeof message === 'object' && message !== null) asked.push(String(Reflect.get(message, 'name')))
      return Reflect.apply(postMessage, this, [message, ...more])
    }
    Object.assign(window, { asked })
  })
  await page.goto('/')
  const asked = () => page.evaluate(() => Reflect.get(window, 'asked') as string[])
  await expect.poll(asked).toContain('view')
  await expect(rows(page).getByRole('button')).toHaveCount(0)
  resolve()
  await expect(page.locator('[data-pictured]')).not.toHaveAttribute('data-pictured', '0')
})

test('symbols are neutral while statuses load, and the map is made for them meanwhile', async ({
  page,
  network,
}) => {
  const { resolve, promise } = deferred()
  network.fail(values, faults.hold(promise))
  await page.goto('/')
  const marks = (name: string) => page.evaluate((name) => performance.getEntriesByName(name).length, name)
  await expect(page.locator('.maplibregl-canvas')).toBeAttached()
  const names = ['stations-pictured', 'statuses-pictured', 'stations-drawn']
  expect(await Promise.all(names.map(marks))).toEqual([1, 0, 0])
  const toColour = (status: Status) => findStatusColour('light', status)
  const available = toColour('available')
  const occupied = toColour('occupied')
  const neutral = toColour('coming')
  expect(await countPixels(page, neutral)).toBeGreaterThan(100)
  expect([await countPixels(page, available), await countPixels(page, occupied)]).toEqual([0, 0])
  resolve()
  await waitForMap(page)
  expect(await countPixels(page, available)).toBeGreaterThan(100)
  expect(await Promise.all(names.map(marks))).toEqual([1, 1, 1])
})

test('while statuses load, no filter counts them', { tag: '@deep' }, async ({ page, network }) => {
  const { resolve, promise } = deferred()
  network.fail(values, faults.hold(promise))
  await page.goto('/')
  const free = page.getByRole('checkbox', { name: /^Free now/ })
  await expect(free).toHaveAccessibleName('Free now …')
  await page.getByRole('button', { name: 'More filters' }).click()
  const group = page.getByRole('group', { name: 'Status' })
  await expect(group).toContainText(coming)
  await expect(group.getByRole('checkbox')).toHaveCount(0)
  resolve()
  await expect(option(page, 'Status', 'Free')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(free).toHaveAccessibleName(/^Free now \d+$/)
})

for (const [link, tag] of [
  ['/?feature=free-now', ['@without-map']],
  ['/?status=available', ['@deep', '@without-map']],
  ['/?status=none', ['@without-map']],
  ['/?sort=free', ['@deep', '@without-map']],
] as const)
  test(`the list of ${link} waits for the parts that it depends on`, { tag: [...tag] }, async ({
    page,
    network,
  }) => {
    const { resolve, promise } = deferred()
    network.fail(values, faults.hold(promise))
    const told: string[] = []
    await page.exposeFunction('tell', (text: string) => told.push(text))
    await page.addInitScript(() => {
      const look = () => Reflect.get(window, 'tell')(document.querySelector('output')?.textContent ?? '')
      new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
    })
    let answered = 0
    network.change(/EChargingStation\?|EChargingPlug\?/, (answer) => {
      answered += 1
      return answer
    })
    await page.goto(link)
    await expect.poll(() => answered).toBe(2)
    await waitUntilIdle(page)
    await expect(rows(page).getByRole('button')).toHaveCount(0)
    resolve()
    await expect(resultCount(page)).toHaveText(/^[1-9][\d,]* of [\d,]+ stations$/)
    await expect(rows(page).first()).toBeVisible()
    expect(told.filter((text) => text.startsWith('0 of'))).toEqual([])
  })

test('an opened station shows that its status is loading, then the status', { tag: '@deep' }, async ({
  page,
  network,
}) => {
  const { resolve, promise } = deferred()
  network.fail(values, faults.hold(promise))
  await page.goto('/')
  await rows(page).filter({ hasText: coming }).first().getByRole('button').click()
  await expect(details(page).locator('.station-summary')).toHaveText(coming)
  await expect(details(page).getByText('The latest values are being fetched…')).toBeVisible()
  resolve()
  await expect(details(page).locator('.station-summary')).not.toHaveText(coming)
  await expect(details(page).getByText('being fetched')).toHaveCount(0)
})

test('an export of the list waits for statuses', { tag: '@deep' }, async ({ page, network }) => {
  const { resolve, promise } = deferred()
  network.fail(values, faults.hold(promise))
  await page.goto('/')
  await page.getByRole('button', { name: 'Export' }).click()
  const csv = page.getByRole('button', { name: /CSV/ })
  await expect(csv).toBeDisabled()
  resolve()
  await expect(csv).toBeEnabled()
})

test('a failure of the values ends the state "coming"', { tag: '@deep' }, async ({
  page,
  network,
  problems,
}) => {
  problems.allow(noise)
  const { resolve, promise } = deferred()
  network.fail(values, async (exchange) => {
    await promise
    await faults.status(503)(exchange)
  })
  await page.goto('/')
  await expect(rows(page).getByText(coming).first()).toBeVisible()
  resolve()
  await expect(page.getByText('Stations are here, their live status could not be fetched.')).toBeVisible()
  await expect(page.getByText(coming)).toHaveCount(0)
  await expect(rows(page).getByText('Unknown', { exact: true }).first()).toBeVisible()
})

test('if the stations load last, their statuses appear with them', async ({ page, network }) => {
  const { resolve, promise } = deferred()
  const told: string[] = []
  await page.exposeFunction('tell', (text: string) => told.push(text))
  await page.addInitScript((coming) => {
    const look = () => document.body?.textContent?.includes(coming) && Reflect.get(window, 'tell')(coming)
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  }, coming)
  network.fail(/\/v2\/flat\/EChargingStation\?/, faults.hold(promise))
  let others = 0
  network.change(/\/latest|number-available|EChargingPlug\?/, (answer) => {
    others += 1
    return answer
  })
  await page.goto('/')
  await expect.poll(() => others).toBe(3)
  await waitUntilIdle(page)
  await expect(rows(page)).toHaveCount(0)
  resolve()
  await expect(
    rows(page)
      .getByText(/\d+ of \d+ free/)
      .first(),
  ).toBeVisible()
  expect(told).toEqual([])
})
