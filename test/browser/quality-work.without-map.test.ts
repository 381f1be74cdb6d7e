import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { violations } from './harness/axe'
import { counts, openExport, stationMap } from './harness/page-parts'
import { expect, signIn, test } from './harness/test'

const workspace = (page: Page) => page.getByRole('complementary', { name: 'Team workspace' })
const table = (page: Page, name = 'By provider') => workspace(page).getByRole('table', { name })
const firstCells = (page: Page) => table(page).getByRole('rowheader').allTextContents()

test('the quality page covers the map, sorts, and its figures filter list and map', async ({
  page,
  openPage,
}) => {
  await openPage('/?work=quality')
  await expect(table(page)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await expect(stationMap(page)).toHaveCount(0)
  const colour = workspace(page).getByRole('combobox', { name: 'Colour of the map' })
  await expect(colour).toHaveCount(0)
  await workspace(page).getByRole('button', { name: 'Wide view' }).click()
  await expect(stationMap(page)).toBeVisible()
  await expect(colour).toBeVisible()

  const byName = await firstCells(page)
  await table(page).getByRole('button', { name: 'Provider' }).click()
  await expect(table(page).getByRole('columnheader', { name: 'Provider' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect.poll(() => firstCells(page)).toEqual(byName.toSorted((one, other) => one.localeCompare(other)))

  const row = table(page).getByRole('row', { name: /^Neogy/ })
  const stations = Number(await row.locator('[data-column="stations"]').textContent())
  await row.getByRole('button', { name: 'Neogy', exact: true }).click()
  await expect.poll(async () => (await counts(page)).matched).toBe(stations)
  await expect(row.getByRole('button', { name: 'Neogy', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const live = row.getByRole('button', { name: /show what is live of Neogy/ })
  const share = await live.textContent()
  await live.click()
  await expect.poll(async () => `${Math.round(((await counts(page)).matched / stations) * 100)}%`).toBe(share)
  expect(new URL(page.url()).searchParams.get('feature')).toBe('live')
})

test('the quality page has rows by station, and unknown figures are not 0', async ({ page, openPage }) => {
  await openPage('/?work=quality')
  const element = (name: string) => workspace(page).getByRole('row', { name: new RegExp(`^${name}`) })
  await expect(element('Parking for people with disabilities')).toContainText('No feed has a field for it')
  await expect(element('Renewable energy')).toContainText('Known after signing in only')
  await workspace(page).getByRole('checkbox', { name: 'By station' }).check()
  await expect(table(page, 'By station').getByRole('rowheader')).toHaveCount(100)
  await signIn(page, 'team')
  await expect(element('Renewable energy')).toContainText(/of \d+ plugs/)
})

for (const width of [320, 390, 1024, 1280, 1440])
  test(`every figure of a provider is in sight at ${width} pixels, sorted by a press`, {
    tag: '@deep',
  }, async ({ page, openPage }) => {
    await page.setViewportSize({ width, height: 800 })
    await openPage('/?work=quality&provider=Neogy&uptime=day')
    if (width < 700) await workspace(page).getByRole('button', { name: 'Options of this page' }).click()
    await expect(workspace(page).getByText(/^24 hours up to /)).toBeVisible({ timeout: 40_000 })
    const row = table(page).getByRole('row', { name: /^Neogy/ })
    const allFigures = workspace(page).getByRole('checkbox', { name: 'Show all figures' })
    if (width < 700) {
      // Uptime, time in fault, completeness and live stations.
      await expect(row.getByRole('cell')).toHaveCount(4)
      await allFigures.check()
    } else await expect(allFigures).toHaveCount(0)
    await expect(row.getByRole('cell')).toHaveCount(13)
    const scroll = workspace(page).locator('.work-table-scroll')
    const hidden = await scroll.evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(hidden).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await table(page).getByRole('button', { name: 'Duplicates' }).click()
    await expect(table(page).getByRole('columnheader', { name: 'Duplicates' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await expect(page).toHaveURL(/order=duplicates\.descending/)
    expect(await violations(page)).toEqual([])
  })

test('the quality file has a row for each provider, and closed values only if ticked', {
  tag: '@deep',
}, async ({ page, openPage }) => {
  await openPage('/?work=quality')
  await signIn(page, 'team')
  await expect(table(page)).toBeVisible()
  const rows = await table(page).getByRole('rowheader').count()
  const save = async () => {
    await openExport(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      workspace(page).getByRole('button', { name: /^CSV/ }).click(),
    ])
    const lines = readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n')
    return { name: file.suggestedFilename(), lines }
  }
  const open = await save()
  expect(open.name).toMatch(/^plugboard-quality-[\d-]+\.csv$/)
  expect(open.lines).toHaveLength(rows + 1)
  expect(open.lines[0]).not.toMatch(/access$/)
  await workspace(page)
    .getByRole('checkbox', { name: /^Include closed values/ })
    .check()
  const closed = await save()
  expect(closed.name).toMatch(/-with-closed-data\.csv$/)
  expect(closed.lines.some((line) => line.endsWith(',closed'))).toBe(true)
  // Alpfleet's statuses are closed: everyone sees none of its values.
  const liveOf = ({ lines }: typeof open) =>
    lines.find((line) => line.startsWith('Alpfleet,'))?.split(',')[
      lines[0]?.split(',').indexOf('live_values') ?? -1
    ]
  expect(liveOf(open)).toBe('0')
  expect(Number(liveOf(closed))).toBeGreaterThan(0)
})
