import { violations } from './harness/axe'
import { details, stationList } from './harness/page-parts'
import { expect, test } from './harness/test'

test('"?" lists the keys, except while typing; the settings list them too', async ({ page, openPage }) => {
  await openPage('/?sort=name')
  await expect(page.getByRole('button', { name: 'Saved views' })).toBeVisible()
  const keys = page.getByRole('dialog', { name: 'Keys', exact: true })
  const search = page.getByRole('combobox', { name: 'Station, place or address' })
  await search.focus()
  await page.keyboard.type('a?')
  await expect(search).toHaveValue('a?')
  await expect(keys).toHaveCount(0)
  await search.fill('')
  await stationList(page).getByRole('listitem').first().getByRole('button').focus()
  await page.keyboard.press('?')
  await expect(keys.getByRole('heading', { level: 3 })).toHaveText([
    'Everywhere',
    'Station, place or address',
    'Stations',
    'Map',
    'Chart of a history',
  ])
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
  await expect(stationList(page).getByRole('listitem').first().getByRole('button')).toBeFocused()
  await expect(details(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Keys' }).click()
  await expect(keys.getByText('Show these keys')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keys' })).toBeFocused()
})

test('arrow keys move through the list, which scrolls, and Enter opens the row', async ({
  page,
  openPage,
}) => {
  await openPage('/?sort=name')
  const rows = stationList(page).getByRole('listitem')
  await expect(rows.first()).toHaveCSS('position', 'absolute') // of the long list
  await rows.first().getByRole('button').first().focus()
  const button = (row: number) => page.locator(`[aria-posinset="${row}"]`).getByRole('button').first()
  for (let row = 2; row <= 30; row += 1) {
    await page.keyboard.press('ArrowDown')
    await expect(button(row)).toBeFocused()
  }
  await expect(button(30)).toBeInViewport()
  await page.keyboard.press('ArrowUp')
  await expect(button(29)).toBeFocused()
  const name = (await button(29).textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(details(page).getByRole('heading', { name })).toBeVisible()
})

test('a row of the list keeps the focus when the list scrolls away from it', async ({ page, openPage }) => {
  await openPage('/?sort=name')
  const rows = stationList(page).getByRole('listitem')
  await expect(rows.first()).toHaveCSS('position', 'absolute') // of the long list
  const button = (row: number) => page.locator(`[aria-posinset="${row}"]`).getByRole('button').first()
  const first = await button(1).textContent()
  await button(1).focus()
  // With a modifier, arrow keys are the browser's.
  await page.keyboard.press('Alt+ArrowUp')
  await expect(button(1)).toBeFocused()

  for (let pages = 0; pages < 3; pages += 1) await page.keyboard.press('PageDown')
  await expect(button(20)).toBeVisible()
  await expect(button(5)).toHaveCount(0)
  await expect(button(1)).toBeFocused()
  await expect(button(1)).not.toBeInViewport()

  // The browser says so when another window gets the focus, which stays on the row.
  await button(1).evaluate((row) => row.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  await page.keyboard.press('PageUp')
  await page.keyboard.press('PageDown')
  await expect(button(1)).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await expect(button(2)).toBeFocused()
  await expect(button(2)).toBeInViewport()
  await page.keyboard.press('ArrowUp')
  await expect(button(1)).toBeFocused()
  for (let pages = 0; pages < 3; pages += 1) await page.keyboard.press('PageDown')
  await expect(button(5)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(details(page).getByRole('heading', { name: first ?? '' })).toBeVisible()
})
