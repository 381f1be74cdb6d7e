import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { violations } from './harness/axe'
import { openExport } from './harness/page-parts'
import { expect, faults, test } from './harness/staged'
import { signIn, signOut } from './harness/test'

const workspace = (page: Page) => page.getByRole('complementary', { name: 'Team workspace' })
const uptime = (page: Page) => workspace(page).getByRole('region', { name: 'Uptime and time in fault' })
const table = (page: Page, name = 'By provider') => workspace(page).getByRole('table', { name })
const row = (page: Page, name: string) => table(page).getByRole('row', { name: new RegExp(`^${name}`) })
const progress = (page: Page) => uptime(page).getByRole('status')
const loadedCount = async (page: Page) =>
  Number(/(\d+) of/.exec((await progress(page).textContent()) ?? '')?.[1])

/** Histories of many plugs, whose ids stand in the query. */
const histories = /EChargingPlug\/[^/]+\/20\d\d-[^/]+\/20\d\d-/
const daysOf = ({ url }: { url: URL }) => {
  const [from = '', to = ''] = url.pathname.split('/').slice(-2).map(decodeURIComponent)
  return (Date.parse(to) - Date.parse(from)) / 86_400_000
}

test('uptime loads by itself, sorts, and is in the file', { tag: '@deep' }, async ({
  page,
  network,
  openPage,
}) => {
  await openPage('/?work=quality')
  await expect(progress(page)).toHaveText(/^30 days up to .+, of 1\d\d stations\.$/, { timeout: 60_000 })
  const asked = network.requests(histories)
  // Hundreds of plugs, a dozen of them in one call.
  expect(asked.length).toBeLessThanOrEqual(60)
  expect(asked.every(({ url }) => url.searchParams.get('where')?.includes('scode.in.('))).toBe(true)
  expect(await violations(page)).toEqual([])

  const head = table(page).getByRole('columnheader', { name: 'Uptime, 30 days' })
  await expect(head, 'the lowest first, as no order is chosen').toHaveAttribute('aria-sort', 'ascending')
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  const column = async () => {
    const place = await head.evaluate((cell) => [...(cell.parentElement?.children ?? [])].indexOf(cell))
    return table(page)
      .locator(`tbody tr > :nth-child(${place + 1})`)
      .allTextContents()
  }
  const shares = async () =>
    (await column()).filter((text) => /%/.test(text)).map((text) => Number.parseFloat(text))
  await expect.poll(async () => (await shares()).length).toBeGreaterThan(2)
  await expect.poll(shares).toEqual((await shares()).toSorted((one, other) => other - one))
  await expect(
    table(page)
      .getByRole('img', { name: /^Trend, 30 days\. Lowest .* Faults in \d+ of 31 days/ })
      .first(),
  ).toBeVisible()

  await openExport(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    workspace(page).getByRole('button', { name: /^CSV/ }).click(),
  ])
  const [names = '', ...lines] = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  const place = names.split(',').indexOf('uptime_30d')
  const saved = lines.map((line) => line.split(',').at(place - names.split(',').length))
  expect(saved.filter((text) => text !== '').map(Number)).toHaveLength((await shares()).length)
  // What was loaded stays for the session, also of the shorter period.
  const before = network.requests(histories).length
  // Not to Attention, which asks for histories of its own.
  await workspace(page).getByRole('link', { name: 'Revealed' }).click()
  await workspace(page).getByRole('link', { name: 'Quality' }).click()
  await expect(head).toBeVisible()
  await uptime(page).getByRole('checkbox', { name: '24 hours' }).check()
  await expect(progress(page)).toHaveText(/^24 hours up to /)
  expect(network.requests(histories)).toHaveLength(before)
})

test('a link contains rows, order and period, and Back to another period loads that one', {
  tag: '@deep',
}, async ({ page, network, openPage }) => {
  const lift = network.fail(histories, faults.hang)
  await openPage('/?work=quality&rows=station&order=uptime-30-days.ascending')
  const stations = table(page, 'By station')
  const sorted = (name: string) => stations.getByRole('columnheader', { name }).getAttribute('aria-sort')
  // Without loaded histories there is nothing to sort by.
  await expect.poll(() => sorted('Complete')).toBe('ascending')
  const period = (name: string) => uptime(page).getByRole('checkbox', { name })
  const stop = uptime(page).getByRole('button', { name: 'Stop' })
  await expect(period('30 days')).toBeChecked()
  await expect(progress(page)).toHaveText(/^30 days: 0 of 1\d\d stations loaded\.$/)
  await period('7 days').check()
  await expect(page).toHaveURL(/uptime=week/)
  await expect(progress(page)).toHaveText(/^7 days: 0 of /)
  await expect(stop).toBeVisible()
  lift()
  await page.goBack()
  await expect(period('30 days')).toBeChecked()
  await expect(progress(page)).toHaveText(/^30 days up to /, { timeout: 60_000 })
  await expect.poll(() => sorted('Uptime, 30 days')).toBe('ascending')
  await stations.getByRole('button', { name: 'Live', exact: true }).click()
  await expect.poll(() => sorted('Live')).toBe('descending')
  await expect(page).toHaveURL(/rows=station&order=live\.descending/)
})

test('loading uptime can be stopped and resumed, and a failure has a message and a retry', {
  tag: '@deep',
}, async ({ page, network, openPage, problems }) => {
  problems.allow(/500/)
  const lift = network.fail(histories, faults.hang, { from: 4 })
  await openPage('/?work=quality')
  await expect(progress(page)).toHaveText(/^30 days: [1-9]\d* of 1\d\d stations loaded\.$/)
  await uptime(page).getByRole('button', { name: 'Stop' }).click()
  const kept = await loadedCount(page)
  const count = network.requests(histories).length
  lift()
  const fail = network.fail(histories, faults.status(500))
  await uptime(page).getByRole('button', { name: 'Load the rest' }).click()
  await expect(uptime(page).getByRole('alert')).toHaveText(
    /^Past values could not be loaded\. The service has a fault \(500\)/,
    { timeout: 20_000 },
  )
  await expect(progress(page)).toHaveText(/ of 1\d\d stations loaded\.$/)
  // An answer that was on its way when Stop was pressed counts too.
  expect(await loadedCount(page)).toBeGreaterThanOrEqual(kept)
  expect(network.requests(histories).length).toBeGreaterThan(count)
  fail()
  await uptime(page).getByRole('button', { name: 'Try again' }).click()
  await expect(progress(page)).toHaveText(/^30 days up to .+, of 1\d\d stations\.$/, { timeout: 60_000 })
})

test('a refused range is learned once, and no longer one is requested', { tag: '@deep' }, async ({
  page,
  network,
  openPage,
  problems,
}) => {
  problems.allow(/429/)
  const body = { message: 'You have exceeded the date range limit of 5 days', policy: 'Anonymous' }
  network.fail(
    (asked) => histories.test(asked.url.href) && daysOf(asked) > 5,
    faults.status(429, { json: body }),
  )
  await openPage('/?work=quality&provider=Neogy')
  await expect(progress(page)).toHaveText(/^30 days up to /, { timeout: 60_000 })
  const days = network.requests(histories).map(daysOf)
  expect(days.filter((length) => length > 5)).toHaveLength(1)
  expect(days[0]).toBeGreaterThan(5)
  await expect(row(page, 'Neogy').getByRole('img')).toBeVisible()
})

test('closed uptime is in files only if ticked, and removed at sign-out', {
  tag: '@deep',
}, async ({ page, network, openPage }) => {
  // Everyone sees no status of this feed, so to who is signed in it is closed.
  network.rewrite<{ data: { tname?: string }[] }>(
    ({ url, headers }) => url.pathname.endsWith('/latest') && headers.authorization === undefined,
    ({ data, ...rest }) => ({ ...rest, data: data.filter(({ tname = '' }) => !tname.endsWith('-oicp')) }),
  )
  await openPage('/?work=quality&provider=Move')
  await expect(uptime(page)).toContainText('No plug of these stations sends a status that can tell a fault')
  await signIn(page, 'team')
  await expect(progress(page)).toHaveText(/^30 days up to /, { timeout: 60_000 })
  await expect(row(page, 'Move').getByRole('img')).toBeVisible()
  const save = async () => {
    await openExport(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      workspace(page).getByRole('button', { name: /^CSV/ }).click(),
    ])
    const [names = '', ...lines] = readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n')
    const line = lines.find((one) => one.startsWith('Move,'))?.split(',') ?? []
    // Only a later column, the licence, may have a comma in its text.
    return line[names.split(',').indexOf('uptime_30d')]
  }
  expect(await save()).toBe('')
  await workspace(page)
    .getByRole('checkbox', { name: /^Include closed values/ })
    .check()
  expect(Number(await save())).toBeGreaterThan(0)
  await signOut(page)
  await expect(workspace(page)).toHaveCount(0)
  await page.goto('/?work=quality&provider=Move')
  await expect(uptime(page)).toContainText('No plug of these stations sends a status that can tell a fault')
  const move = table(page).getByRole('row', { name: /^Move/ })
  await expect(move.getByRole('cell', { name: 'Status not public' })).toBeVisible()
})

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`${colorScheme}, on a phone, in German`, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } })
    test('uptime has no accessibility violation and works by keyboard', {
      tag: '@deep',
    }, async ({ page }) => {
      await page.goto('/?work=quality&provider=Neogy&lang=de')
      await page.getByRole('button', { name: 'Optionen dieser Seite' }).click()
      const period = page.getByRole('checkbox', { name: '24 h' })
      await period.focus()
      await page.keyboard.press('Space')
      await page.getByRole('checkbox', { name: '7 Tage' }).focus()
      await page.keyboard.press('Space')
      const head = page.getByRole('columnheader', { name: 'Verfügbarkeit, 7 Tage' })
      await expect(head).toBeAttached({ timeout: 60_000 })
      await expect(head).toHaveAttribute('aria-sort', 'ascending')
      await expect(page.getByRole('cell', { name: /^Verfügbarkeit, 7 Tage/ }).first()).toBeVisible()
      expect(await violations(page)).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide).toBe(390)
    })
  })
