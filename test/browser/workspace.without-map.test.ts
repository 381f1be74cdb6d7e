import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { violations } from './harness/axe'
import { counts, details, openExport } from './harness/page-parts'
import { expect, signIn, test, waitUntilSignedIn } from './harness/test'

const workspace = (page: Page) => page.getByRole('complementary', { name: 'Team workspace' })
const pages = (page: Page) => workspace(page).getByRole('navigation', { name: 'Pages of the team' })
const stations = (page: Page) => workspace(page).getByRole('list', { name: 'Stations' })

test('team pages are links with an address and a script each, and the focus stays', async ({
  page,
  openPage,
}) => {
  const loaded: string[] = []
  page.context().on('request', (request) => {
    // The service worker downloads the whole build in the background.
    if (request.serviceWorker() === null && /\/RevealedWork-[^/]*\.js$/.test(request.url()))
      loaded.push(request.url())
  })
  await openPage('/?work=attention')
  await signIn(page, 'team')
  const link = pages(page).getByRole('link', { name: 'Revealed' })
  await expect(pages(page).getByRole('link', { name: 'Attention' })).toHaveAttribute('aria-current', 'page')
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual([])
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(workspace(page).getByRole('heading', { name: 'Revealed' })).toBeVisible()
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(link).toBeFocused()
  expect(new URL(page.url()).searchParams.get('work')).toBe('revealed')
  expect(loaded).toHaveLength(1)
  await page.goBack()
  await expect(workspace(page).getByRole('heading', { name: 'Attention' })).toBeVisible()
  await page.goto('/?work=unheard-of')
  await expect(page.getByRole('status', { name: 'Result count' })).toHaveText(/ of /)
  await expect(workspace(page)).toHaveCount(0)
})

test('a page of the team says to people who are not signed in that closed data is missing', async ({
  page,
  openPage,
}) => {
  await openPage('/?work=quality')
  const note = workspace(page).getByText('Only open data is shown.')
  await expect(note).toBeVisible()
  await workspace(page).getByRole('button', { name: 'Sign in to see more' }).click()
  await page.locator('[name=username]').fill('team')
  await page.locator('input[type=password]').fill('team')
  await page.locator('[type=submit]').click()
  await waitUntilSignedIn(page)
  await expect(workspace(page).getByRole('heading', { name: 'Quality' })).toBeVisible()
  await expect(note).toHaveCount(0)
})

test('revealed values add up, filter the list, and are hidden from others', async ({ page, openPage }) => {
  await openPage('/?work=revealed')
  await expect(workspace(page).getByText('Sign in to see what a login adds')).toBeVisible()
  await expect(workspace(page).getByRole('button', { name: 'Sign in to see more' })).toBeVisible()
  const named = page.getByRole('button', { name: 'Sign in', exact: true })
  await expect(named, 'one button of this name').toHaveCount(1)
  await expect(stations(page)).toHaveCount(0)
  await signIn(page, 'team')
  await expect(workspace(page).getByText('324 values of 111 stations')).toBeVisible()
  await expect(workspace(page).locator('.rights')).toHaveText(
    'Rights: Alpfleet BDP_ALPFLEET · Neogy BDP_NEOGY',
  )
  expect(await violations(page)).toEqual([])

  await expect(stations(page).getByRole('listitem')).toHaveCount(100)
  const type = workspace(page).getByRole('table').first().getByRole('row').last()
  const [, ofType = 0] = (await type.getByRole('cell').allTextContents()).map(Number)
  expect(ofType).toBeLessThan(111)
  await type.getByRole('button').click()
  await expect(stations(page).getByRole('listitem')).toHaveCount(Math.min(100, ofType))
  await openExport(page)
  await workspace(page)
    .getByRole('checkbox', { name: /^Include closed values/ })
    .check()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    workspace(page).getByRole('button', { name: /^CSV/ }).click(),
  ])
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines).toHaveLength(ofType + 1)
  await type.getByRole('button').click()
  await expect(stations(page).getByRole('listitem')).toHaveCount(100)

  const row = workspace(page).getByRole('row', { name: /^Alpfleet/ })
  const [, ofProvider] = (await row.getByRole('cell').allTextContents()).map(Number)
  await row.getByRole('button').click()
  await expect.poll(async () => (await counts(page)).matched).toBe(ofProvider)
  await expect(workspace(page).getByText(`of ${ofProvider} stations`)).toBeVisible()
  expect(new URL(page.url()).searchParams.get('feature')).toBe('closed-values')

  const first = stations(page).getByRole('button').first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect(details(page).getByRole('heading', { name, level: 2 })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(first).toBeFocused()
})

test('the file of revealed values needs the tick, and says that it is closed', { tag: '@deep' }, async ({
  page,
  openPage,
}) => {
  await openPage('/?work=revealed')
  await signIn(page, 'team')
  const csv = workspace(page).getByRole('button', { name: /^CSV/ })
  await openExport(page)
  await expect(workspace(page).getByText(/^Every row of this file follows from closed values/)).toBeVisible()
  await expect(csv).toHaveCount(0)
  await workspace(page)
    .getByRole('checkbox', { name: /^Include closed values/ })
    .check()
  const [file] = await Promise.all([page.waitForEvent('download'), csv.click()])
  expect(file.suggestedFilename()).toMatch(/^plugboard-revealed-[\d-]+-with-closed-data\.csv$/)
  const [head, ...rows] = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(head).toMatch(/,access$/)
  expect(rows).toHaveLength(111)
  expect(rows.every((row) => row.endsWith(',closed'))).toBe(true)
})

test('an account without rights gets a message', { tag: '@deep' }, async ({ page, openPage }) => {
  await openPage('/?work=revealed')
  await signIn(page, 'guest')
  await expect(workspace(page).getByText('None beyond those of everyone')).toBeVisible()
  await expect(workspace(page).getByText(/Your account sees the same values as everyone/)).toBeVisible()
  await expect(workspace(page).getByText(/a status that your account does not see/)).toBeVisible()
})

test('on a phone the workspace is a sheet with three heights that Escape closes', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage('/?work=attention')
  const handle = (name: string) => workspace(page).getByRole('button', { name })
  const height = async () => Math.round((await workspace(page).boundingBox())?.height ?? 0)
  // It opens at full height: at half, its choices leave no room for rows.
  await expect.poll(height).toBe(844 - 124)
  await handle('Show more map').press('Enter')
  await expect.poll(height).toBe(132)
  await expect(workspace(page).getByRole('link', { name: 'Attention' })).toBeInViewport()
  await handle('Show more of this page').press('Enter')
  await expect.poll(height).toBe(Math.round(844 * 0.52))
  await page.keyboard.press('Escape')
  await expect(workspace(page)).toHaveCount(0)
})

test('Escape closes the controls of a file before the workspace', async ({ page, openPage }) => {
  await openPage('/?work=quality')
  await openExport(page)
  const button = workspace(page).getByRole('button', { name: 'Export', exact: true })
  await workspace(page).getByRole('button', { name: /^CSV/ }).focus()
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
  // The focus may be anywhere else on the page.
  const rows = workspace(page).getByRole('checkbox', { name: 'By station' })
  await openExport(page)
  await rows.focus()
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(rows).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(workspace(page)).toHaveCount(0)
})

test('a type of a link without closed values is listed, and a click on it shows all', async ({
  page,
  openPage,
}) => {
  await openPage('/?work=revealed&type=no-such-type')
  await signIn(page, 'team')
  const row = workspace(page).getByRole('row', { name: /^no-such-type/ })
  await expect(row.getByRole('cell')).toHaveText(['0', '0'])
  await row.getByRole('button').click()
  await expect(stations(page).getByRole('listitem')).toHaveCount(100)
  await expect(row).toHaveCount(0)
})
