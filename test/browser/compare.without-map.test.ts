import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { serializeComparedKey } from '../../src/history/compare/compared'
import { violations } from './harness/axe'
import { waitUntilIdle } from './harness/idle'
import { closedTags, details, stationList } from './harness/page-parts'
import { expect, signIn, signOut, test } from './harness/test'

const workspace = (page: Page) => page.getByRole('complementary', { name: 'Team workspace' })
const series = (page: Page) =>
  workspace(page).getByRole('list', { name: 'Compared series' }).getByRole('listitem')
const charts = (page: Page) => workspace(page).getByRole('slider')
const measured = async (page: Page) => Number(await charts(page).getAttribute('aria-valuemax'))
const script = /\/(HistoryWork|HistoryPage|TeamWorkspace)-[^/]*\.(js|css)$/
/** Two stations, and a plug of the first. */
const link =
  '/?work=history&series=ASM_00000320::number-available,ASM_00000322::number-available,ASM_00000320:ASM_00000320-1:echarging-plug-status'

test('one click compares series of an opened station, in the link, with a script on demand', async ({
  page,
  openPage,
}) => {
  const loaded: string[] = []
  page.context().on('request', (request) => {
    // The service worker downloads the whole build in the background.
    if (script.test(request.url()) && request.serviceWorker() === null) loaded.push(request.url())
  })
  await openPage('/?provider=Neogy&status=available')
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await expect(details(page).getByText('The last hours and days')).toBeVisible()
  await expect(details(page).getByText('Add to comparison')).toHaveCount(0)
  await signIn(page, 'team')
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual([])
  await details(page).getByText('Add to comparison').click()
  const choices = details(page).locator('.compare-choice').getByRole('checkbox')
  await choices.nth(0).check()
  await choices.nth(1).check()
  await details(page).getByRole('button', { name: 'Show comparison (2)' }).click()
  await expect(series(page)).toHaveCount(2)
  await expect(charts(page).first()).toBeVisible()
  expect(loaded.length).toBeGreaterThan(0)
  expect(new URL(page.url()).searchParams.get('series')?.split(',')).toHaveLength(2)
  await expect(workspace(page).getByRole('heading', { name: 'History' })).toBeFocused()
  // From a station that is opened beside the comparison it is the same page again.
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await details(page).getByText('Add to comparison').click()
  await details(page).getByRole('button', { name: 'Show comparison (2)' }).click()
  await expect(details(page)).toHaveCount(0)
  await expect(workspace(page).getByRole('heading', { name: 'History' })).toBeFocused()
  await page.reload()
  await expect(series(page)).toHaveCount(2)
  await series(page)
    .first()
    .getByRole('button', { name: /^Remove / })
    .click()
  await expect(series(page)).toHaveCount(1)
})

test('a comparison begins in the workspace, by a search and the keyboard', async ({ page, openPage }) => {
  await openPage('/?work=history')
  await expect(workspace(page).getByText('Nothing to compare yet')).toBeVisible()
  const field = workspace(page).getByRole('textbox', { name: 'Find a station to compare' })
  await field.fill('no such place')
  await expect(workspace(page).getByText('No station found')).toBeVisible()
  await field.press('Escape')
  await expect(field).toHaveValue('')
  await field.fill('neogy')
  await expect(workspace(page).getByText(/^\d stations? found$/)).toBeAttached()
  const found = workspace(page).getByRole('list', { name: 'Stations' })
  await found.getByRole('button').first().press('Enter')
  const choice = found.getByRole('checkbox').first()
  await choice.press('Space')
  await expect(choice).toBeFocused()
  await expect(series(page)).toHaveCount(1)
  expect(new URL(page.url()).searchParams.get('series')?.split(',')).toHaveLength(1)
  expect(await violations(page)).toEqual([])
  await choice.press('Space')
  await workspace(page).getByRole('button', { name: 'Clear search' }).click()
  await expect(found).toHaveCount(0)
  // What is found would cover it.
  await expect(workspace(page).getByText('Nothing to compare yet')).toBeVisible()
  await expect(field).toBeFocused()
})

test('the search lies over the charts, which stay where they are, until the focus leaves it', async ({
  page,
  openPage,
}) => {
  await openPage(link)
  await expect(charts(page)).toHaveCount(1)
  const top = async () => (await charts(page).first().boundingBox())?.y
  const before = await top()
  const field = workspace(page).getByRole('textbox', { name: 'Find a station to compare' })
  await field.fill('neogy')
  const found = workspace(page).getByRole('list', { name: 'Stations' })
  await found.getByRole('button').first().click()
  await expect(found.getByRole('checkbox').first()).toBeVisible()
  expect(await top()).toBe(before)
  expect(await violations(page)).toEqual([])
  await field.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(found).toHaveCount(0)
  await expect(field).toHaveValue('neogy')
  await field.focus()
  await expect(found.getByRole('checkbox').first()).toBeVisible()
  await field.press('Escape')
  await expect(found).toHaveCount(0)
  expect(await top()).toBe(before)
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the comparison has no accessibility violation, ${colorScheme}`, {
    tag: '@deep',
  }, async ({ page, openPage }) => {
    await page.emulateMedia({ colorScheme })
    await openPage(link)
    await expect(series(page)).toHaveCount(3)
    await expect(charts(page)).toHaveCount(1)
    expect(await violations(page)).toEqual([])
  })

test('moving back in time loads the missing parts, and the file contains all', { tag: '@deep' }, async ({
  page,
  openPage,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/number-available\/20\d\d-/.test(request.url())) asked.push(request.url())
  })
  await openPage(link)
  await expect(charts(page)).toHaveCount(1)
  await expect.poll(() => asked.length).toBe(2)
  await expect.poll(() => measured(page)).toBeGreaterThan(100)
  const ofDay = await measured(page)
  for (let presses = 0; presses < 4; presses += 1)
    await workspace(page).getByRole('button', { name: 'Earlier', exact: true }).click()
  await expect.poll(() => asked.length).toBeGreaterThan(3)
  await expect.poll(() => measured(page)).toBeGreaterThan(2 * ofDay)
  await waitUntilIdle(page)
  const askedAt = asked.length
  await workspace(page).getByRole('button', { name: 'Later', exact: true }).click()
  await workspace(page).getByRole('button', { name: 'Shorter time' }).click()
  await workspace(page).getByRole('button', { name: 'Show as table' }).click()
  const dialog = page.getByRole('dialog', { name: 'History' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: /^CSV/ }).click(),
  ])
  const text = readFileSync(await file.path(), 'utf8')
  const rows = (id: string) => text.match(new RegExp(`\r\n${id},[^\r]*,number-available,`, 'g'))?.length
  const tables = dialog.getByRole('table', { name: /Free plugs$/ })
  for (const [index, id] of ['ASM_00000320', 'ASM_00000322'].entries())
    await expect(tables.nth(index).locator('tbody tr')).toHaveCount(rows(id) ?? 0)
  // What has been loaded is not asked for again.
  expect(asked).toHaveLength(askedAt)
})

test('30 days of a status are a bar for each day, and a zoom shows each change', { tag: '@deep' }, async ({
  page,
  openPage,
}) => {
  await openPage(`${link}&range=30-days`)
  const bands = workspace(page).locator('.bands')
  await expect(bands).toHaveAttribute('data-detail', 'day', { timeout: 30_000 })
  await expect(bands.getByText('Each bar is one day: the share of its time in each status')).toBeVisible()
  const drawing = bands.locator('svg').first()
  // A chart that loads more is drawn again, without its tip.
  await expect(async () => {
    await drawing.hover({ position: { x: 201, y: 20 } })
    await drawing.hover({ position: { x: 200, y: 20 } })
    await expect(bands.locator('.chart-tip')).toHaveText(/^.*\d: .*\d%/, { timeout: 2_000 })
  }).toPass()
  expect(await violations(page)).toEqual([])
  for (let presses = 0; presses < 4; presses += 1)
    await workspace(page).getByRole('button', { name: 'Shorter time' }).click()
  await expect(bands).toHaveAttribute('data-detail', 'samples')
  await expect(bands.getByText('Each bar is one')).toHaveCount(0)
})

test('a series that a viewer may not see has a message in its place', async ({ page, openPage }) => {
  await openPage(`${link},ASM_00000320::no-such-type`)
  await expect(series(page).nth(3)).toContainText('has no such open values.')
  await expect(charts(page)).toHaveCount(1)
})

test('a link to closed values shows them only to viewers with the right', async ({ page, openPage }) => {
  await openPage('/?provider=Neogy&status=available')
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await expect(details(page).getByText('About this station')).toBeVisible()
  const stationId = new URL(page.url()).searchParams.get('station') ?? ''
  const power = serializeComparedKey({ stationId, plugId: null, dataType: 'power' })
  const closed = `/?work=history&series=${encodeURIComponent(power)}`
  await openPage(closed)
  await signIn(page, 'team')
  await expect(charts(page)).toHaveCount(1)
  await expect(closedTags(page).and(workspace(page).locator('*')).first()).toBeVisible()
  // A file of closed values only waits for the tick, and its button looks so.
  await workspace(page).getByRole('button', { name: 'Export' }).click()
  const csv = workspace(page).getByRole('button', { name: /^CSV/ })
  await expect(csv).toBeDisabled()
  await expect(csv).toHaveCSS('opacity', '0.5')
  await workspace(page)
    .getByRole('checkbox', { name: /^Include closed values/ })
    .check()
  await expect(csv).toHaveCSS('opacity', '1')
  await signOut(page)
  // A sign-out closes the workspace: its choices leave the address.
  expect(new URL(page.url()).search).toBe('')
  await openPage(closed)
  await expect(series(page).first()).toContainText('has no such open values.')
  await expect(charts(page)).toHaveCount(0)
  await expect(closedTags(page)).toHaveCount(0)
})

test('the table of hours and weekdays has the weeks of each cell, and "unknown" cells', {
  tag: '@deep',
}, async ({ page, openPage }) => {
  await openPage(link)
  await expect(
    workspace(page).getByText('Choose at least 7 days for the hours of each weekday.'),
  ).toBeVisible()
  await openPage(`${link}&range=week`)
  const table = workspace(page)
    .getByRole('region', { name: 'By hour and weekday' })
    .getByRole('table', { name: /Free plugs: mean/ })
  const cells = table.getByRole('cell')
  await expect(table.getByRole('row')).toHaveCount(8)
  await expect(table.getByRole('columnheader')).toHaveCount(24)
  await expect(table.getByRole('rowheader')).toHaveCount(7)
  // It was silent for days of this week.
  await expect(cells.filter({ hasText: 'unknown' }).first()).toBeVisible()
  const known = await cells.filter({ hasText: /^\d+(\.\d)?, [12] weeks?$/ }).count()
  expect(known + (await cells.filter({ hasText: 'unknown' }).count())).toBe(168)
  await workspace(page).getByRole('combobox', { name: 'Compared series' }).selectOption({ index: 2 })
  await expect(workspace(page).getByRole('table', { name: /was occupied/ })).toBeVisible()
})
