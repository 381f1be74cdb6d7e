import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { deferred } from './harness/deferred'
import { frozenNow } from './harness/frozen-clock'
import { waitUntilIdle } from './harness/idle'
import { closedTags, details, stationList } from './harness/page-parts'
import { faults, test as staged } from './harness/staged'
import { expect, signIn, test } from './harness/test'

const history = (page: Page) => details(page).getByRole('region', { name: 'The last hours and days' })
/** In the frozen world its line was down for most of the week. */
const silentForDays = 'ASM_00000320'
const table = (page: Page) =>
  page.getByRole('dialog', { name: 'The last hours and days' }).getByRole('table', { name: 'Free plugs' })

async function openFirst(page: Page): Promise<void> {
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await expect(history(page)).toBeVisible()
}

/** How many pixels of each column of the chart are drawn in the page's accent or closed colour. */
function inkedColumns(page: Page): Promise<number[]> {
  return history(page)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const context = canvas.getContext('2d')
      const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
      const isInked = (pixel: number) => {
        const [red = 0, green = 0, blue = 0, alpha = 0] = data.slice(4 * pixel, 4 * pixel + 4)
        return alpha > 200 && Math.max(red, green, blue) - Math.min(red, green, blue) > 60
      }
      return Array.from({ length: canvas.width }, (_, column) => {
        let pixels = 0
        for (let row = 0; row < canvas.height; row += 1) if (isInked(row * canvas.width + column)) pixels += 1
        return pixels
      })
    })
}

const inked = async (page: Page) => (await inkedColumns(page)).reduce((sum, pixels) => sum + pixels, 0)

/** Addresses of the histories of free plugs that the page asks for from now on. */
function askedHistories(page: Page, meant = /\/number-available\/20\d\d-/): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (meant.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** When the service itself says that something was measured, to who asks as the page did. */
async function measuredAt(page: Page, addresses: readonly string[]): Promise<number[]> {
  const asking = addresses.map((address) =>
    page.request.get(address, { headers: { Referer: page.url() } }).then((answer) => answer.json()),
  )
  const bodies: { data: { mvalidtime: string }[] }[] = await Promise.all(asking)
  return bodies.flatMap(({ data }) => data.map(({ mvalidtime }) => Date.parse(mvalidtime)))
}

/** The longest step between neighbours, as a share of the whole. */
function widestGap(ascending: readonly number[]): number {
  const steps = ascending.slice(1).map((one, index) => one - (ascending[index] ?? one))
  return Math.max(...steps) / ((ascending.at(-1) ?? 0) - (ascending[0] ?? 0))
}

// The last day or week begins at a time of day, what is usual at midnight.
const lastDayOrWeek = /\/number-available\/20\d\d-\d\d-\d\dT\d\d%3A05/

test('the chart shows the last day and week, with a summary and a table', async ({ page, openPage }) => {
  const asked = askedHistories(page, lastDayOrWeek)
  await openPage('/?provider=Alperia&status=available')
  await openFirst(page)
  await expect(history(page).getByText(/^Free plugs: /)).toBeVisible()
  expect(await inked(page)).toBeGreaterThan(200)

  const ofDay = await measuredAt(page, asked)
  expect(ofDay.length).toBeGreaterThan(50)
  await history(page).getByRole('button', { name: 'Show as table' }).click()
  await expect(table(page).locator('tbody tr')).toHaveCount(ofDay.length)
  await page.keyboard.press('Escape')

  await history(page).getByRole('radio', { name: '24 hours' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(history(page).getByRole('radio', { name: '7 days' })).toBeChecked()
  await expect.poll(() => asked.length).toBe(2)
  await expect(history(page).getByText(/^Free plugs: /)).toBeVisible()
  const ofWeek = await measuredAt(page, asked.slice(1))
  expect(ofWeek.length).toBeGreaterThan(ofDay.length)
  await history(page).getByRole('button', { name: 'Show as table' }).click()
  await expect(table(page).locator('tbody tr')).toHaveCount(ofWeek.length)

  await page.keyboard.press('Escape')
  expect(new URL(page.url()).searchParams.get('range')).toBe('week')
  await page.reload()
  await expect(history(page).getByRole('radio', { name: '7 days' })).toBeChecked()
})

test('without measurements there is no line, and a text says so', async ({ page, openPage }) => {
  const asked = askedHistories(page)
  await openPage(`/?station=${silentForDays}&range=week`)
  await expect(history(page).getByText(/^Nothing is known for \d days/)).toBeVisible()
  // "Usually free" loads earlier weeks.
  const start = Date.parse(frozenNow) - 7 * 86_400_000
  const measured = (await measuredAt(page, asked)).filter((at) => at >= start).sort((a, b) => a - b)
  const drawn = (await inkedColumns(page)).flatMap((pixels, column) => (pixels > 0 ? [column] : []))
  expect(widestGap(measured)).toBeGreaterThan(0.3)
  expect(widestGap(drawn)).toBeCloseTo(widestGap(measured), 1)
})

test('a long range loads in parts, the newest first, and can be stopped and resumed', {
  tag: '@deep',
}, async ({ page, openPage }) => {
  const asked = askedHistories(page)
  const parts = /\/number-available\/20\d\d-/
  const { resolve, promise } = deferred()
  await page.route(parts, async (route) => {
    if (asked.length > 2) await promise
    await route.continue()
  })
  // Nobody computes "Usually free" of closed series, which would ask for some of the same parts.
  await openPage('/?provider=Alpfleet&range=90-days')
  await signIn(page, 'team')
  await openFirst(page)
  await expect(history(page).getByText(/^2 of (9|10) parts$/)).toBeVisible()
  await history(page).getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(history(page).getByText(/^2 of (9|10) parts requested; older times are not\.$/)).toBeVisible()
  expect(asked).toHaveLength(3)
  resolve()
  await expect(history(page).getByText(/^3 of (9|10) parts requested/)).toBeVisible()
  await waitUntilIdle(page)
  expect(asked).toHaveLength(3)
  const begins = asked.map((address) => Date.parse(/available\/([^/]+)\//.exec(address)?.[1] ?? ''))
  expect(begins).toEqual(begins.toSorted((one, other) => other - one))
  await history(page).getByRole('button', { name: 'Load the rest' }).click()
  await expect(history(page).getByText(/ of (9|10) parts/)).toHaveCount(0)
  expect(asked.length).toBeGreaterThan(8)
  expect(new Set(asked).size).toBe(asked.length)
})

test('invalid dates have a message, valid ones are in the link, and the chart works by keyboard', {
  tag: '@deep',
}, async ({ page, openPage }) => {
  await openPage(`/?station=${silentForDays}&range=2026-03-05..2026-03-01`)
  const asked = askedHistories(page, /\/number-available\/(2026-03|2099)/)
  await expect(history(page).getByText('The first day is after the last.')).toBeVisible()
  await history(page).getByLabel('Last day').fill('2099-01-01')
  await expect(history(page).getByText('The last day has not come yet.')).toBeVisible()
  await history(page).getByLabel('Last day').fill('')
  await expect(history(page).getByText('Give both days, each as a full date.')).toBeVisible()
  expect(asked).toEqual([])
  await history(page).getByLabel('First day').fill('2026-03-28')
  await history(page).getByLabel('Last day').fill('2026-03-29')
  await history(page).getByRole('button', { name: 'Show', exact: true }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('range')).toBe('2026-03-28..2026-03-29')
  await expect(history(page).getByRole('button', { name: 'Show', exact: true })).toBeFocused()
  const chart = history(page).getByRole('slider', { name: /^Free plugs/ })
  await chart.focus()
  await expect(chart).toHaveAttribute('aria-valuetext', /^\d · 29 Mar 2026, 23:5\d( CEST)?$/)
  await chart.press('Home')
  await expect(chart).toHaveAttribute('aria-valuetext', /^\d · 28 Mar 2026, 00:0\d( CET)?$/)
  const measured = await measuredAt(page, asked)
  await expect(chart).toHaveAttribute('aria-valuemax', String(measured.length - 1))
  expect(asked).toHaveLength(1)
  expect(asked[0]).toMatch(/2026-03-27T23%3A00.*2026-03-29T22%3A00/)
})

test("the file contains the table's rows, and closed values only if ticked", {
  tag: '@deep',
}, async ({ page, openPage }) => {
  const dialog = page.getByRole('dialog', { name: 'The last hours and days' })
  const closed = dialog.getByRole('checkbox', { name: /^Include closed values/ })
  const save = async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: /^CSV/ }).click(),
    ])
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
  }
  await openPage(`/?provider=Neogy&status=available&range=week`)
  await openFirst(page)
  await expect(history(page).getByText(/^Free plugs: /)).toBeVisible()
  await history(page).getByRole('button', { name: 'Show as table' }).click()
  await expect(closed).toHaveCount(0)
  const open = await save()
  const values = [...open.text.matchAll(/,number-available,[^,]*,[^,]+,(?:yes|no),([^,]+),,open,/g)].map(
    ([, value]) => value,
  )
  await expect(table(page).locator('tbody tr')).toHaveCount(values.length)
  const cells = await table(page).locator('tbody tr td').allTextContents()
  expect(cells.toReversed()).toEqual(values)
  await page.keyboard.press('Escape')

  await signIn(page, 'team')
  await history(page).getByRole('combobox', { name: 'Values' }).selectOption({ label: 'Power now' })
  await expect(history(page).getByText(/^Power now: /)).toBeVisible()
  await history(page).getByRole('button', { name: 'Show as table' }).click()
  const leftOut = dialog.getByText('Closed values are left out.')
  await expect(leftOut).toBeVisible()
  const without = await save()
  expect(without.text).not.toMatch(/,closed\r/)
  await closed.check()
  await expect(leftOut).toHaveCount(0)
  const full = await save()
  expect(full.name).toMatch(/-with-closed-data\.csv$/)
  expect(full.text.match(/,,closed,/g)?.length).toBeGreaterThan(100)
})

test('a plug shows the start of its status', async ({ page, openPage }) => {
  await openPage('/?provider=Alperia&status=unavailable')
  await openFirst(page)
  await expect(details(page).locator('.plug-since').first()).toHaveText(
    /^(since .*\d\d:\d\d|for at least \d+ (min|hr|days))$/,
  )
})

test('closed series are drawn and marked for viewers with the right', { tag: '@deep' }, async ({
  page,
  openPage,
}) => {
  await openPage('/?provider=Neogy&status=available')
  await openFirst(page)
  await expect(history(page).getByText(/^Free plugs: /)).toBeVisible()
  await expect(history(page).getByRole('combobox')).toHaveCount(0)
  await signIn(page, 'team')
  await history(page).getByRole('combobox', { name: 'Values' }).selectOption({ label: 'Power now' })
  await expect(history(page).getByText(/^Power now: /)).toBeVisible()
  await expect(closedTags(page).and(history(page).locator('*')).first()).toBeVisible()
  expect(await inked(page)).toBeGreaterThan(200)
  await history(page).getByRole('button', { name: 'Show as table' }).click()
  const table = page.getByRole('table', { name: 'Power now Closed data' })
  await expect(closedTags(page).and(table.locator('*'))).toBeVisible()
})

staged(
  'when past values cannot be had, the station says so and can ask again',
  { tag: '@deep' },
  async ({ page, openPage, network, problems }) => {
    problems.allow(/\/20\d\d-/)
    const lift = network.fail(/\/20\d\d-[^/]+\/20\d\d-/, faults.refuse)
    await openPage('/?provider=Alperia&status=available')
    await openFirst(page)
    await expect(history(page).getByText(/could not be loaded/)).toBeVisible()
    lift()
    await history(page).getByRole('button', { name: 'Try again' }).click()
    await expect(history(page).getByText(/^Free plugs: /)).toBeVisible()
  },
)
