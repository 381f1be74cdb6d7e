import type { Page } from '@playwright/test'
import { violations } from './harness/axe'
import { deferred } from './harness/deferred'
import { waitUntilIdle } from './harness/idle'
import { details } from './harness/page-parts'
import { expect, test } from './harness/test'

const section = (page: Page) => details(page).getByRole('region', { name: 'Usually free' })
const chart = (page: Page) => details(page).getByRole('region', { name: 'The last hours and days' })
const open = '/?provider=Alperia&status=available'
const openWithPlugs = `${open}&capacity=2`
const ofHistory = /(\/number-available)\/(20\d\d-[^/]+)\/([^/?]+)/

/** Addresses of the histories of free plugs that the page asks for from now on. */
function askedHistories(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (ofHistory.test(request.url())) asked.push(request.url())
  })
  return asked
}

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('list', { name: 'Stations' }).getByRole('listitem').first().getByRole('button').click()
  await expect(chart(page)).toBeAttached()
}

/** Scrolls as a wheel does, a little at a time, until the weeks are asked for. */
async function scrollTo(page: Page, asked: readonly string[]): Promise<void> {
  const before = asked.length
  await details(page).hover()
  await expect
    .poll(async () => {
      if (asked.length === before) await page.mouse.wheel(0, 100)
      return asked.length
    })
    .toBeGreaterThan(before)
}

/**
 * What the service itself says was measured from then on, for an hour, and how many measurements were valid in it: the
 * last one before it is, until the first in it.
 */
async function hourFrom(page: Page, address: string, from: string) {
  const start = Date.parse(from)
  const [before, to] = [start - 3_600_000, start + 3_600_000].map((moment) => new Date(moment).toISOString())
  const answer = await page.request.get(address.replace(ofHistory, `$1/${before}/${to}`), {
    headers: { Referer: page.url() },
  })
  const { data }: { data: { mvalue: number; mvalidtime: string }[] } = await answer.json()
  const moments = data.map(({ mvalidtime }) => Date.parse(mvalidtime))
  const isIn = (moment: number | undefined) =>
    moment !== undefined && moment >= start && moment < start + 3_600_000
  const first = moments.findIndex(isIn)
  const isCarried = first > 0 && moments[first] !== start
  const values = data.flatMap(({ mvalue }, index) => (isIn(moments[index]) ? mvalue : []))
  return { values, valid: values.length + Number(isCarried) }
}

// Now is Friday, 20 November 2026, 14:02 in South Tyrol; clocks changed on 25 October.
const fridays = [
  '2026-10-16T12:00:00.000Z',
  '2026-10-23T12:00:00.000Z',
  '2026-10-30T13:00:00.000Z',
  '2026-11-06T13:00:00.000Z',
  '2026-11-13T13:00:00.000Z',
]

test('a station of one plug shows how often it is usually free at this hour, with weeks and measurements', async ({
  page,
  openPage,
}) => {
  const asked = askedHistories(page)
  await openPage(open)
  await openFirst(page)
  await chart(page).scrollIntoViewIfNeeded()
  const usual = section(page).getByText(/^Free \d+% of the time on Fridays at 14:00\.$/)
  await expect(usual).toBeVisible()
  const hours = await Promise.all(fridays.map((from) => hourFrom(page, asked[0] ?? '', from)))
  const measured = hours.flatMap(({ values }) => values)
  const mean = measured.reduce((sum, value) => sum + value, 0) / measured.length
  const [, share] = /Free (\d+)%/.exec((await usual.textContent()) ?? '') ?? []
  expect(Math.abs(Number(share) / 100 - mean)).toBeLessThan(0.11)
  const weeks = hours.filter(({ values }) => values.length > 0).length
  const valid = hours.reduce((sum, hour) => sum + hour.valid, 0)
  await expect(section(page)).toContainText(
    `From ${weeks} weeks with ${valid} measurements valid at this hour.`,
  )

  expect(await violations(page)).toEqual([])
  await section(page).getByRole('button', { name: 'Show all hours' }).click()
  const table = page.getByRole('dialog', { name: 'Usually free' }).getByRole('table', { name: /on Fridays$/ })
  await expect(table.locator('tbody tr')).toHaveCount(24)
  const row = table.getByRole('row', { name: /^14:00/ }).getByRole('cell')
  expect(Math.abs(Number(await row.first().textContent()) - mean)).toBeLessThan(0.11)
  expect(await violations(page)).toEqual([])
})

test('another weekday and hour can be chosen', async ({ page, openPage }) => {
  await openPage(openWithPlugs)
  await openFirst(page)
  await chart(page).scrollIntoViewIfNeeded()
  const weekday = section(page).getByRole('combobox', { name: 'Weekday' })
  await expect(weekday.locator('option:checked')).toHaveText('on Fridays')
  await weekday.selectOption('on Sundays')
  await expect(section(page)).toContainText('on Sundays at 14:00.')
  await section(page).getByRole('combobox', { name: 'Hour' }).selectOption('08:00')
  await expect(section(page)).toContainText('on Sundays at 08:00.')
  await expect(section(page).locator('.usual-present')).toHaveCount(1)
  await section(page).getByRole('button', { name: 'Show all hours' }).click()
  await expect(page.getByRole('table', { name: 'Free plugs on Sundays' })).toBeVisible()
})

/** Holds requests whose address matches until `resolve` is called. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { resolve, promise } = deferred()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('paper has the hours as a table once they are loaded, and nothing of the section before', async ({
  page,
  openPage,
}) => {
  const send = await hold(page, /\/20\d\d-/)
  await openPage(openWithPlugs)
  await openFirst(page)
  const heading = details(page).getByRole('heading', { name: 'Usually free' })
  await expect(heading).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(heading).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  send()
  await heading.scrollIntoViewIfNeeded()
  await expect(section(page).getByText(/^Usually \d+(–\d+)? of \d+ free/)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const table = section(page).getByRole('table', { name: 'Free plugs on Fridays' })
  await expect(table.getByRole('row')).toHaveCount(25)
  await expect(section(page).getByRole('combobox')).toHaveCount(0)
  await expect(section(page).getByRole('button')).toHaveCount(0)
})

const ofPlugs = /\/echarging-plug-status[^/]*\/20\d\d-/
const ofRest = /\/20\d\d-[^/]+\/[^/?]+|\/tourism\//

const opened = { open, station: 0 }
// A station with as many places of both kinds as are listed: fewer would leave their space.
const withPlugsAndPlaces = { open: '/?category=SLEEP%26CHARGE&category=EAT%26CHARGE', station: 5 }
for (const [what, { open, station }, isPlugsFirst] of [
  ['the history', opened, false],
  ['histories of plugs, and places nearby,', withPlugsAndPlaces, false],
  ['histories of plugs that come before the chart', withPlugsAndPlaces, true],
] as const)
  test(`content below ${what} does not move when they load`, async ({ page, openPage }) => {
    const releaseRest = await hold(page, ofRest)
    const releasePlugs = await hold(page, ofPlugs)
    await openPage(open)
    await page
      .getByRole('list', { name: 'Stations' })
      .getByRole('listitem')
      .nth(station)
      .getByRole('button')
      .click()
    const fold = details(page).locator('summary').filter({ hasText: 'Latest values' })
    await fold.scrollIntoViewIfNeeded()
    await expect(chart(page)).toBeAttached()
    const top = async () => Math.round((await fold.boundingBox())?.y ?? Number.NaN)
    const before = await top()
    if (isPlugsFirst) {
      releasePlugs()
      await expect(chart(page).getByRole('listitem').first()).toBeAttached()
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(8)
      releaseRest()
    } else {
      releaseRest()
      await expect(chart(page).getByRole('slider')).toBeAttached()
      expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(8)
      releasePlugs()
    }
    await expect(section(page)).toContainText(/Usually \d|Free \d/)
    await expect(chart(page).getByRole('slider')).toBeAttached()
    await expect(details(page).getByText('Looking around…')).toHaveCount(0)
    await expect(details(page).getByText('Loading past values')).toHaveCount(0)
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(8)
  })

test.describe('in a window of little height', () => {
  test.use({ viewport: { width: 1280, height: 420 } })

  test('weeks of history are requested once, after a scroll to them', {
    tag: '@deep',
  }, async ({ page, openPage }) => {
    const asked = askedHistories(page)
    await openPage(open)
    await openFirst(page)
    await expect(chart(page).getByText(/^Free plugs: /)).toBeAttached()
    await waitUntilIdle(page)
    expect(asked).toHaveLength(1)
    await scrollTo(page, asked)
    await expect(section(page)).toContainText(/Usually \d|Free \d/)
    const parts = asked.length - 1
    expect(parts).toBeGreaterThanOrEqual(4)
    expect(parts).toBeLessThanOrEqual(5)

    await page.keyboard.press('Escape')
    await expect(details(page)).toHaveCount(0)
    await openFirst(page)
    await details(page).hover()
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 100)
        return section(page)
          .getByText(/^Free \d+% of the time/)
          .isVisible()
      })
      .toBe(true)
    expect(asked).toHaveLength(1 + parts)
  })

  test('a closed panel requests no more parts', { tag: '@deep' }, async ({ page, openPage }) => {
    const asked = askedHistories(page)
    const { resolve, promise } = deferred()
    let answered = 0
    await page.route(ofHistory, async (route) => {
      if (asked.length > 1) await promise
      await route.fulfill({ response: await route.fetch() })
      answered += 1
    })
    await openPage(open)
    await openFirst(page)
    await expect(chart(page).getByText(/^Free plugs: /)).toBeAttached()
    await scrollTo(page, asked)
    await page.keyboard.press('Escape')
    await expect(details(page)).toHaveCount(0)
    resolve()
    await expect.poll(() => answered).toBe(2)
    await waitUntilIdle(page)
    expect(asked).toHaveLength(2)
  })
})
