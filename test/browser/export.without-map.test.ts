import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { counts } from './harness/page-parts'
import { expect, signIn, test } from './harness/test'

const filtered = '/?access=PUBLIC&status=available,partly'

async function openExport(page: Page) {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Export these stations' })
  await expect(dialog.getByText(/ of [\d,]+ stations/)).toBeVisible()
  return dialog
}

async function download(page: Page, name: RegExp): Promise<{ file: Download; text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name }).click(),
  ])
  return { file, text: readFileSync(await file.path(), 'utf8') }
}

interface Collection {
  metadata: { stations: number; stations_in_all: number; holds_closed_data: boolean }
  features: { properties: Record<string, string | number | null> }[]
}

test('the files contain the stations and numbers of the list', async ({ page, openPage }) => {
  await openPage(filtered)
  const { matched, of } = await counts(page)
  await openExport(page)

  const csv = await download(page, /^CSV/)
  expect(csv.file.suggestedFilename()).toMatch(/^plugboard-stations-[\d-]+\.csv$/)
  const lines = csv.text.trimEnd().split('\r\n')
  expect(lines[0]).toMatch(/^\uFEFFid,name,status,free_plugs,/)
  expect(lines).toHaveLength(matched + 1)

  const { text } = await download(page, /^GeoJSON/)
  const { metadata, features }: Collection = JSON.parse(text)
  expect(metadata).toMatchObject({ stations: matched, stations_in_all: of, holds_closed_data: false })
  expect(features).toHaveLength(matched)

  await page.keyboard.press('Escape')
  const rows = page.getByRole('list', { name: 'Stations' }).getByRole('listitem')
  for (const at of [0, 1, 2, 3]) {
    const { name, free_plugs, total_plugs } = features[at]?.properties ?? {}
    await expect(rows.nth(at)).toContainText(String(name))
    await expect(rows.nth(at)).toContainText(`${free_plugs} of ${total_plugs} free`)
  }
})

test('the files have the order of the list', { tag: '@deep' }, async ({ page, openPage }) => {
  await openPage('/?access=PUBLIC&sort=free')
  await openExport(page)
  const { text } = await download(page, /^GeoJSON/)
  const { features }: Collection = JSON.parse(text)
  const csv = (await download(page, /^CSV/)).text.trimEnd().split('\r\n').slice(1)
  await page.keyboard.press('Escape')
  const rows = page.getByRole('list', { name: 'Stations' }).getByRole('listitem')
  for (const at of [0, 1, 2, 3]) {
    const { id, name } = features[at]?.properties ?? {}
    await expect(rows.nth(at)).toContainText(String(name))
    expect(csv[at]).toContain(String(id))
  }
})

test('by keyboard alone', async ({ page, openPage }) => {
  await openPage(filtered)
  const button = page.getByRole('button', { name: 'Export', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  const csv = page.getByRole('dialog').getByRole('button', { name: /^CSV/ })
  await expect(csv).toBeEnabled()
  await csv.focus()
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  await expect(page.getByRole('dialog').getByText(`Saved as ${file.suggestedFilename()}`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('a file contains closed values only if the signed-in person ticks the box', async ({
  page,
  openPage,
}) => {
  await openPage()
  await openExport(page)
  const everyone: Collection = JSON.parse((await download(page, /^GeoJSON/)).text)
  await page.keyboard.press('Escape')

  await signIn(page, 'team')
  const dialog = await openExport(page)
  const open = await download(page, /^GeoJSON/)
  const asTeam: Collection = JSON.parse(open.text)
  expect(asTeam.features).toEqual(everyone.features)
  expect(open.file.suggestedFilename()).not.toContain('closed')

  await dialog.getByRole('checkbox', { name: /Include closed values/ }).check()
  const closed = await download(page, /^GeoJSON/)
  expect(closed.file.suggestedFilename()).toMatch(/-with-closed-data\.geojson$/)
  const whole: Collection = JSON.parse(closed.text)
  expect(whole.metadata.holds_closed_data).toBe(true)
  const marked = whole.features.filter(({ properties }) => properties.access === 'closed')
  expect(marked.length).toBeGreaterThan(0)
  expect(marked.length).toBeLessThan(whole.features.length)
  const { text } = await download(page, /^CSV/)
  expect(text.split('\r\n')[0]).toMatch(/,access,closed_data$/)
})

test('under the filter by closed values the file is the list, and the box is ticked', async ({
  page,
  openPage,
}) => {
  await openPage('/?feature=closed-values')
  await signIn(page, 'team')
  await expect.poll(async () => (await counts(page)).matched).toBeLessThan((await counts(page)).of)
  const { matched } = await counts(page)
  const dialog = await openExport(page)
  const box = dialog.getByRole('checkbox', { name: /Include closed values/ })
  await expect(box).toBeChecked()
  await expect(dialog.getByText(new RegExp(`^${matched.toLocaleString('en')} of `))).toBeVisible()
  const { file, text } = await download(page, /^GeoJSON/)
  expect(file.suggestedFilename()).toMatch(/-with-closed-data\.geojson$/)
  const { features }: Collection = JSON.parse(text)
  expect(features).toHaveLength(matched)
  expect(features.every(({ properties }) => properties.access === 'closed')).toBe(true)
  await box.uncheck()
  await expect(dialog.getByText('Every row of this file follows from closed values.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^CSV/ })).toBeDisabled()
})
