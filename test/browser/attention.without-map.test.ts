import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { violations } from './harness/axe'
import { counts, details, openExport } from './harness/page-parts'
import { expect, signIn, test } from './harness/test'

const workspace = (page: Page) => page.getByRole('complementary', { name: 'Team workspace' })
const rows = (page: Page) => workspace(page).getByRole('list', { name: 'Attention' }).getByRole('listitem')
const open = (page: Page) => page.getByRole('button', { name: 'Workspace', exact: true })
const script = /\/(TeamWorkspace|Attention|attention)-[^/]*\.(js|css)$/

/** Number of listed stations. */
async function listed(page: Page): Promise<number> {
  const text =
    (await workspace(page)
      .getByText(/^[\d,]+ stations?, [\d,]+ plugs?$/)
      .textContent()) ?? ''
  return Number(text.replaceAll(',', '').match(/^\d+/)?.[0])
}

test('one click opens the attention page, which has a link and loads on demand', async ({
  page,
  openPage,
}) => {
  const loaded: string[] = []
  page.context().on('request', (request) => {
    // The service worker downloads the whole build in the background.
    if (script.test(request.url()) && request.serviceWorker() === null) loaded.push(request.url())
  })
  await openPage()
  await expect(open(page)).toHaveCount(0)
  await signIn(page, 'team')
  await expect(open(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual([])
  await open(page).click()
  await expect(workspace(page).getByRole('heading', { name: 'Attention' })).toBeFocused()
  await expect(rows(page).first()).toBeVisible()
  expect(loaded.length).toBeGreaterThan(0)
  expect(new URL(page.url()).search).toBe('?work=attention')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(workspace(page)).toHaveCount(0)
  await expect(open(page)).toBeFocused()
})

test('the wide view has the rows of the list as a table, which fits the page and leads to the stations', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage('/?work=attention&reason=old')
  await expect(rows(page).first()).toBeVisible()
  const names = await rows(page).locator('.item-name').allTextContents()
  await workspace(page).getByRole('button', { name: 'Wide view' }).click()
  const table = workspace(page).getByRole('table', { name: 'Attention' })
  await expect(table.getByRole('columnheader')).toHaveText([
    ...['Station', 'Plugs', 'Reason', 'Since when', 'Provider', 'Municipality'],
  ])
  await expect(table.locator('tr[data-reason] th button')).toHaveText(names)
  const box = workspace(page).locator('.work-table-scroll')
  expect(await box.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
  expect(await violations(page)).toEqual([])
  await table.getByRole('button').first().click()
  await expect(details(page).getByRole('heading', { level: 2 })).toHaveText(names[0] ?? '')
})

test('a row opens its station, with a way through the list and back to the row', async ({
  page,
  openPage,
}) => {
  await openPage('/?work=attention')
  await expect(rows(page).first()).toBeVisible()
  // Rows move when the starts of their states arrive.
  await rows(page)
    .nth(1)
    .getByRole('button')
    .evaluate((button) => button.setAttribute('data-opener', ''))
  const name = page.locator('[data-opener]')
  const station = (await name.textContent()) ?? ''
  await name.focus()
  await page.keyboard.press('Enter')
  const heading = details(page).getByRole('heading', { level: 2 })
  await expect(heading).toHaveText(station)
  await expect(heading).toBeFocused()
  await expect(workspace(page)).toBeHidden()

  const trail = details(page).getByRole('navigation', { name: 'From the team’s list' })
  await expect(trail).toContainText(/\d+ of \d+/)
  await trail.getByRole('button', { name: 'Next station' }).click()
  await expect(heading).not.toHaveText(station)
  await trail.getByRole('button', { name: 'Station before' }).click()
  await expect(heading).toHaveText(station)
  await expect(heading).toBeFocused()
  await page.goBack()
  await expect(workspace(page)).toBeVisible()
  await expect(details(page)).toHaveCount(0)
  await name.press('Enter')
  await trail.getByRole('button', { name: 'Attention' }).click()
  await expect(name).toBeFocused()
  await name.press('Enter')
  await expect(heading).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()
})

test('a station opened from the page shows its finding first, in the words of the list', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage('/?work=attention&reason=out-of-order')
  await signIn(page, 'team')
  const row = rows(page)
    .filter({ hasText: /for (at least )?\d/ })
    .first()
  await expect(row).toBeVisible()
  const since = (await row.locator('.item-time').textContent()) ?? ''
  const reason = (await row.locator('.item-reason').textContent()) ?? ''
  await row.getByRole('button').click()
  const findings = details(page).getByRole('region', { name: 'Attention' })
  const finding = findings.getByRole('listitem').filter({ hasText: since.trim() }).first()
  await expect(finding).toContainText(reason.trim())
  const box = await finding.boundingBox()
  expect((box?.y ?? 844) + (box?.height ?? 0)).toBeLessThan(844)
})

test('a finding that depends on a closed value is marked at its station too', async ({ page, openPage }) => {
  await openPage('/?work=attention&feature=closed-values')
  await signIn(page, 'team')
  const mark = page.getByRole('img', { name: 'Only your team sees these' })
  await rows(page).filter({ has: mark }).first().getByRole('button').click()
  const findings = details(page).getByRole('region', { name: 'Attention' })
  await expect(findings.getByRole('listitem').filter({ has: mark }).first()).toBeVisible()
})

test('a reset of the filters on a page of the team leaves the focus there', async ({ page, openPage }) => {
  await openPage('/?work=attention&provider=Alperia')
  const scope = workspace(page).locator('.work-scope')
  await scope.getByRole('button', { name: 'Reset filters' }).click()
  await expect(scope).toHaveCount(0)
  await expect(workspace(page).getByRole('heading', { name: 'Attention' })).toBeFocused()
})

test('reason and filters of the list filter the attention page', { tag: '@deep' }, async ({
  page,
  openPage,
}) => {
  await openPage('/?work=attention')
  await expect(rows(page).first()).toBeVisible()
  const all = await listed(page)
  const reason = workspace(page).getByRole('checkbox', { name: /^Out of order/ })
  const label =
    (await workspace(page).locator('label').filter({ hasText: 'Out of order' }).textContent()) ?? ''
  await reason.check()
  await expect.poll(() => listed(page)).toBe(Number(label.match(/\d+$/)?.[0]))
  await reason.uncheck()
  await expect.poll(() => listed(page)).toBe(all)
  const provider = workspace(page).getByRole('combobox', { name: 'Provider' })
  await provider.selectOption('Alperia')
  await expect.poll(() => listed(page)).toBeLessThan(all)
  await expect.poll(async () => (await counts(page)).matched).toBeLessThan((await counts(page)).of)
  const { matched, of } = await counts(page)
  const scope = workspace(page).locator('.work-scope')
  await expect(scope).toHaveText(`${matched} of ${of} stationsAlperiaReset filters`)
  await page.getByRole('button', { name: 'Remove filter Alperia' }).click()
  await expect(provider).toHaveValue('')
  await expect.poll(() => listed(page)).toBe(all)
  await expect(scope).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Overdue from' }).selectOption({ label: '30 days' })
  await expect.poll(() => listed(page)).toBeLessThan(all)
  await page.goto('/?work=attention&q=no+such+place')
  await expect(workspace(page).getByText('Nothing needs attention')).toBeVisible()
})

/** Number of stations in the lines of a file. */
const stationsOf = ([, ...lines]: readonly string[]) => new Set(lines.map((line) => line.split(',')[0])).size

test('a station has one row for a reason, which opens to its plugs and leaves the rest of the row to its button', async ({
  page,
  openPage,
}) => {
  await openPage('/?work=attention')
  const row = rows(page)
    .filter({ has: page.locator('summary') })
    .first()
  const fold = row.locator('summary')
  const [count = ''] = /^\d+/.exec((await fold.textContent()) ?? '') ?? []
  await fold.focus()
  await page.keyboard.press('Enter')
  const plugs = row.locator('details').getByRole('listitem')
  await expect(plugs).toHaveCount(Number(count))
  await expect(plugs.first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  await fold.click()
  await expect(plugs.first()).toBeHidden()
  await expect(workspace(page)).toBeVisible()
  await row.getByRole('button').click()
  await expect(details(page).getByRole('heading', { level: 2 })).toBeFocused()
})

test('the file holds every row that is listed, and closed values only when they are ticked', async ({
  page,
  openPage,
}) => {
  await openPage('/?work=attention')
  await expect(workspace(page).getByText(/Closed values are missing here/)).toBeVisible()
  const public_ = await listed(page)
  await signIn(page, 'team')
  await expect(rows(page).first()).toBeVisible()
  await expect(workspace(page).getByText(/Closed values are missing here/)).toHaveCount(0)
  const team = await listed(page)
  expect(team).toBeGreaterThan(public_)
  const save = async () => {
    await openExport(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      workspace(page).getByRole('button', { name: /^CSV/ }).click(),
    ])
    return {
      name: file.suggestedFilename(),
      lines: readFileSync(await file.path(), 'utf8')
        .trimEnd()
        .split('\r\n'),
    }
  }
  const open = await save()
  expect(open.name).toMatch(/^plugboard-attention-[\d-]+\.csv$/)
  expect(stationsOf(open.lines)).toBe(public_)
  expect(open.lines.length, 'a line for each plug').toBeGreaterThan(public_ + 1)
  await expect(workspace(page).getByText('This file is what everyone sees.')).toBeVisible()
  await workspace(page)
    .getByRole('checkbox', { name: /^Include closed values/ })
    .check()
  const closed = await save()
  expect(closed.name).toMatch(/-with-closed-data\.csv$/)
  expect(stationsOf(closed.lines)).toBe(team)
  await workspace(page)
    .getByRole('checkbox', { name: /^Out of order/ })
    .check()
  await expect.poll(() => listed(page)).toBeLessThan(team)
  expect(stationsOf((await save()).lines)).toBe(await listed(page))
  await workspace(page)
    .getByRole('checkbox', { name: /^Out of order/ })
    .uncheck()
  await expect.poll(() => listed(page)).toBe(team)
  expect((await counts(page)).matched).toBe((await counts(page)).of)
})
