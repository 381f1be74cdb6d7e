import type { Page } from '@playwright/test'
import { violations } from './harness/axe'
import { counts, details, stationList } from './harness/page-parts'
import { expect, test } from './harness/test'

const table = (page: Page, name = 'Stations') => page.getByRole('table', { name })
const head = (page: Page, name: string) => table(page).getByRole('columnheader', { name })
const row = (page: Page, index: number) => table(page).locator(`[aria-rowindex="${index + 2}"]`)
const param = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

test.use({ viewport: { width: 1440, height: 900 } })

test('the list becomes a table, whose heads order it', async ({ page, openPage }) => {
  await openPage()
  const first = (await stationList(page).getByRole('button').first().textContent()) ?? ''
  const choice = page.getByRole('checkbox', { name: 'As a table' })
  await choice.check()
  await expect(row(page, 0).getByRole('rowheader')).toContainText(first)
  expect(param(page, 'list')).toBe('table')
  await expect(stationList(page)).toHaveCount(0)
  await expect(table(page).getByRole('columnheader')).toHaveText([
    ...['Station', 'Free', 'Status', 'Age', 'Plugs', 'Power', 'Provider', 'Access', 'Hours', 'Category'],
  ])
  await expect(table(page)).toHaveAttribute('aria-rowcount', '401')

  const press = (name: string) => head(page, name).getByRole('button').click()
  const power = row(page, 0).getByRole('cell').nth(4)
  await press('Power')
  await expect(head(page, 'Power')).toHaveAttribute('aria-sort', 'descending')
  expect(param(page, 'list')).toBe('table.power.descending')
  await expect(power).toHaveText('300 kW')
  await press('Power')
  await expect(head(page, 'Power')).toHaveAttribute('aria-sort', 'ascending')
  await expect(power).not.toHaveText('300 kW')
  await page.reload()
  await expect(head(page, 'Power')).toHaveAttribute('aria-sort', 'ascending')
  await press('Power')
  await expect(head(page, 'Power')).not.toHaveAttribute('aria-sort')
  await expect(row(page, 0).getByRole('rowheader')).toContainText(first)
  // Its heads have the orders.
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeHidden()

  await page.getByRole('checkbox', { name: /^Public/ }).check()
  await expect.poll(async () => (await counts(page)).matched).toBeLessThan(400)
  const { matched } = await counts(page)
  await expect(table(page)).toHaveAttribute('aria-rowcount', String(matched + 1))
  await choice.uncheck()
  await expect(stationList(page)).toBeVisible()
  expect(param(page, 'list')).toBeNull()
})

test('arrows go along the rows, and Enter opens a station beside them', async ({ page, openPage }) => {
  await openPage('/?list=table&sort=name')
  const focused = page.locator('[data-row] :focus')
  const press = async (key: 'ArrowDown' | 'ArrowUp', reached: number) => {
    await page.keyboard.press(key)
    await expect(row(page, reached).getByRole('button')).toBeFocused()
  }
  await row(page, 0).getByRole('button').focus()
  for (let index = 1; index <= 30; index += 1) await press('ArrowDown', index)
  for (let index = 29; index >= 15; index -= 1) await press('ArrowUp', index)
  await expect(head(page, 'Station')).toBeInViewport({ ratio: 1 })
  const top = (await focused.boundingBox())?.y ?? 0
  const below = (await head(page, 'Station').boundingBox()) ?? { y: 0, height: 0 }
  expect(top).toBeGreaterThanOrEqual(below.y + below.height)

  const name = (await focused.textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(details(page).getByRole('heading', { level: 2 })).toHaveText(name)
  await expect(row(page, 15).getByRole('button')).toHaveAttribute('aria-current', 'true')
  const panel = (await details(page).boundingBox()) ?? { x: 0, width: 0 }
  const beside = (await table(page).boundingBox()) ?? { x: 0, width: 0 }
  expect(panel.x).toBeGreaterThanOrEqual(beside.x + beside.width)
  expect(panel.x + panel.width).toBeLessThanOrEqual(1440 - 128)
  await page.keyboard.press('Escape')
  await expect(row(page, 15).getByRole('button')).toBeFocused()
})

test('a link opens the table in its language, and a narrower window has the list', async ({ page }) => {
  await page.goto('/?list=table&sort=name&lang=de')
  const german = table(page, 'Stationen')
  await expect(german.getByRole('columnheader', { name: 'Zugang' })).toBeVisible()
  await expect(german.getByRole('columnheader', { name: 'Station' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect(page.getByRole('list', { name: 'Stationen' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Als Tabelle' })).toHaveCount(0)
  expect(param(page, 'list')).toBe('table')
})

test('a click anywhere in a row opens its station', async ({ page, openPage }) => {
  await openPage('/?list=table&sort=name')
  const name = (await row(page, 3).getByRole('button').textContent()) ?? ''
  const { x, y, width, height } = (await row(page, 3).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width - 40, y + height / 2)
  await expect(details(page).getByRole('heading', { level: 2 })).toHaveText(name)
})

test('without its script the place of the table says so', { tag: '@deep' }, async ({
  page,
  openPage,
  problems,
}) => {
  problems.allow(/PageTable|Failed to load resource/)
  await page.route(/\/PageTable-.*\.js/, (route) => route.abort())
  await openPage()
  await page.getByRole('checkbox', { name: 'As a table' }).check()
  await expect(page.locator('.station-scroller').getByRole('button', { name: 'Reload' })).toBeVisible()
})

test('list and table have the same first row in sight', { tag: '@deep' }, async ({ page, openPage }) => {
  await openPage('/?sort=name')
  const choice = page.getByRole('checkbox', { name: 'As a table' })
  await expect(choice).toBeVisible()
  const item = page.locator('[aria-posinset="101"]')
  await page.locator('.station-scroller').evaluate((scroller) => scroller.scrollTo(0, 100 * 78 + 1))
  await expect(item).toBeInViewport()
  await choice.check()
  await expect(row(page, 100)).toBeInViewport()
  await expect(row(page, 98)).not.toBeInViewport()
  await choice.uncheck()
  await expect(item).toBeInViewport()
})

test('in a narrower window the columns scroll sideways, beside heads and names', { tag: '@deep' }, async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await openPage('/?list=table')
  await expect(row(page, 0)).toBeVisible()
  await page.locator('.station-scroller').evaluate((scroller) => scroller.scrollTo(1000, 900))
  await expect(head(page, 'Age')).toBeInViewport({ ratio: 1 })
  await expect(head(page, 'Station')).toBeInViewport({ ratio: 1 })
  await expect(row(page, 17).getByRole('rowheader')).toBeInViewport({ ratio: 1 })
})

test('axe finds nothing in the table, light and dark', async ({ page, openPage }) => {
  await openPage('/?list=table&sort=power')
  await expect(row(page, 0)).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violations(page)).toEqual([])
  }
})
