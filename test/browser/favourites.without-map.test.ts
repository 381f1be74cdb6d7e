import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { details, resultCount, stationList } from './harness/page-parts'
import { expect, test } from './harness/test'

const chip = (page: Page) => page.getByRole('checkbox', { name: /^Favourites/ })
const star = (page: Page) => stationList(page).getByRole('img', { name: 'Favourite' })
const file = (page: Page) => page.getByLabel('Add from a file', { exact: true })

async function markFirst(page: Page): Promise<string> {
  const first = stationList(page).getByRole('listitem').first().getByRole('button')
  const name = (await first.textContent()) ?? ''
  await first.click()
  await details(page).getByRole('button', { name: 'Save', exact: true }).click()
  await details(page).getByRole('button', { name: 'Close' }).click()
  return name
}

test('a favourite is stored, marked in its row, and a filter shows favourites only', async ({
  page,
  openPage,
}) => {
  await openPage()
  await expect(page.getByRole('checkbox', { name: 'Only in this map view' })).toBeVisible()
  await expect(chip(page), 'without favourites it would take the room for nothing').toHaveCount(0)
  const name = await markFirst(page)
  await openPage()
  await expect(star(page)).toHaveCount(1)
  await chip(page).check()
  await expect(resultCount(page)).toHaveText(/^1 of/)
  await expect(stationList(page).getByRole('listitem')).toContainText([name])
  expect(page.url()).not.toContain('only')
  const stored = await page.evaluate(() => Object.entries(localStorage))
  const id = await page.evaluate(() => JSON.parse(localStorage['plugboard.favourites']).stations[0])
  expect(stored.filter(([key]) => key.includes('favourites'))).toEqual([
    ['plugboard.favourites', JSON.stringify({ plugboard: 'favourites', stations: [id] })],
  ])
})

test('a reset also removes the favourites filter', { tag: '@deep' }, async ({ page, openPage }) => {
  await openPage()
  await markFirst(page)
  await chip(page).check()
  await expect(resultCount(page)).toHaveText(/^1 of/)
  await page.getByRole('combobox', { name: 'Station, place or address' }).fill('no such place')
  await expect(resultCount(page)).toHaveText(/^0 of/)
  await page.getByRole('button', { name: 'Reset filters' }).first().click()
  await expect(resultCount(page)).toHaveText(/^(\d+) of \1 /)
  await expect(chip(page)).not.toBeChecked()
})

test('favourites can be exported, imported in the settings of a device without any, and a wrong file gives a message', async ({
  page,
  openPage,
}) => {
  await openPage()
  await markFirst(page)
  await chip(page).check()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  const saved = await readFile(await download.path())
  expect(JSON.parse(saved.toString()).stations).toHaveLength(1)

  await page.evaluate(() => localStorage.clear())
  await openPage()
  await expect(star(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const bad = { name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"stations":[83]}') }
  await file(page).setInputFiles(bad)
  await expect(page.getByRole('alert').filter({ hasText: 'other.json' })).toContainText(
    '“other.json” is not a file of favourites',
  )
  // A browser reports no change when the same file, now corrected, is chosen again.
  await expect(file(page)).toHaveValue('')
  await file(page).setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: saved })
  await expect(page.getByText('1 favourite added.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(chip(page)).toBeVisible()
  await expect(star(page)).toHaveCount(1)
})
