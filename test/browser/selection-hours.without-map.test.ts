import type { Page } from '@playwright/test'
import { violations } from './harness/axe'
import { frozenNow } from './harness/frozen-clock'
import { expect, test } from './harness/staged'
import { doing, plug, stage, station } from './truth/staged-world'

const title = 'By hour and weekday: all stations of the list'
const section = (page: Page) => page.getByRole('region', { name: title })
const histories = /\/20\d\d-[^/]+\/20\d\d-/
const tenMinutes = 600_000
/** Hours of Rome in UTC + 1, in which the first plug is occupied. */
const busy = [8, 9, 10, 11]

/** A report each ten minutes of the 30 days before the request's day, in winter time. */
function reports(scode: string, isBusy: (hour: number) => boolean) {
  const now = Math.floor(Date.parse(frozenNow) / tenMinutes) * tenMinutes
  return Array.from({ length: 31 * 144 }, (_, index) => {
    const at = now - index * tenMinutes
    const hour = Number(
      new Date(at).toLocaleTimeString('en-GB', {
        timeZone: 'Europe/Rome',
        hour: '2-digit',
        hourCycle: 'h23',
      }),
    )
    const time = new Date(at).toISOString().replace('T', ' ').replace('Z', '+0000')
    const mvalue = isBusy(hour) ? 'CHARGING' : 'AVAILABLE'
    return { scode, mvalidtime: time, mtransactiontime: time, mvalue }
  })
}

test('one click loads the hours of the week of all listed stations', async ({ page, network, openPage }) => {
  stage(network, {
    stations: ['one', 'two', 'mute'].map((id) => station(id)),
    plugs: ['one', 'two'].map((id) => plug(`${id}-1`, id)),
    latest: ['one', 'two'].map((id) => doing(`${id}-1`, 'AVAILABLE')),
  })
  const data = [...reports('one-1', (hour) => busy.includes(hour)), ...reports('two-1', () => false)]
  network.rewrite<object>(histories, (json) => ({ ...json, data }))
  await openPage('/?work=history')
  expect(network.requests(histories)).toHaveLength(0)
  await section(page).getByRole('button', { name: 'Load 30 days of 2 stations' }).click()

  const table = section(page).getByRole('table', { name: /^2 plugs of 2 stations: share of the known time/ })
  const cells = table.getByRole('row', { name: /^Wed/ }).getByRole('cell')
  await expect(cells).toHaveCount(24)
  await cells.first().scrollIntoViewIfNeeded()
  await expect(cells.first()).toBeInViewport({ ratio: 0.9 })
  const shares = await cells.evaluateAll((nodes) => nodes.map((node) => node.firstChild?.textContent?.trim()))
  // Half of the plugs is occupied.
  expect(shares).toEqual(Array.from({ length: 24 }, (_, hour) => (busy.includes(hour) ? '50' : '0')))
  await expect(cells.nth(3)).toContainText(/[45] weeks/)
  await expect(section(page)).toContainText('1 station is left out')
  expect(await violations(page)).toEqual([])
})

test('every hour of the week is in sight in the wide view of 1440 pixels, also with long numbers', async ({
  page,
  network,
  openPage,
}) => {
  network.rewrite(histories, (json: { data: { mvalue: number }[] }) => ({
    ...json,
    data: json.data.map((sample) => ({ ...sample, mvalue: sample.mvalue + 20.5 })),
  }))
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage('/?work=history&range=week&series=ASM_00000320::number-available')
  const hours = page.locator('.week-scroll')
  await hours.scrollIntoViewIfNeeded()
  await expect(hours.getByRole('cell', { name: /^2\d\.\d/ }).first()).toBeVisible()
  await expect(hours.getByRole('columnheader', { name: '23' })).toBeInViewport({ ratio: 1 })
  expect(await hours.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
})
