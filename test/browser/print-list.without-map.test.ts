import type { Page } from '@playwright/test'
import { counts, details, stationList } from './harness/page-parts'
import { expect, signIn, test } from './harness/test'

const sheet = (page: Page) => page.getByRole('region', { name: 'Stations', exact: true })
const printed = (page: Page) => page.locator('.list-sheet')
const exportButton = (page: Page) => page.getByRole('button', { name: 'Export', exact: true })

/** Tells the page that a print begins, and counts what is there at once: a browser waits for no answer. */
function beginPrint(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.dispatchEvent(new Event('beforeprint'))
    return document.querySelectorAll('.list-sheet tbody tr').length
  })
}

test('the printed list has its first 100 stations, its filters and a link back', async ({
  page,
  openPage,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      // As a browser does, whoever asked it to print.
      window.dispatchEvent(new Event('beforeprint'))
      const rows = document.querySelectorAll('.list-sheet tbody tr')
      document.documentElement.dataset.rowsInPrint = String(rows.length)
    }
  })
  await openPage('/?access=PUBLIC')
  const { matched, of } = await counts(page)
  expect(matched).toBeGreaterThan(100)
  const names = await stationList(page).getByRole('listitem').locator('.row-name bdi').allTextContents()
  await exportButton(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-rows-in-print', '100')
  await expect(sheet(page)).toHaveCount(0)

  await page.emulateMedia({ media: 'print' })
  await expect(sheet(page).getByRole('columnheader')).toHaveText([
    ...['Status', 'Name', 'Free', 'Address', 'Connector', 'Measured'],
  ])
  await expect(sheet(page).getByRole('rowheader')).toHaveCount(100)
  for (const at of [0, 1, 2, 3])
    await expect(sheet(page).getByRole('rowheader').nth(at).locator('bdi').first()).toHaveText(
      names[at] ?? '',
    )
  const number = (count: number) => count.toLocaleString('en')
  await expect(
    sheet(page).getByText(`${number(matched)} of ${number(of)} stations · first 100 of ${number(matched)}`),
  ).toBeVisible()
  await expect(sheet(page).getByText('Chosen filters: Public')).toBeVisible()
  await expect(sheet(page).getByText('Printed 20 Nov 2026, 14:02', { exact: true })).toBeVisible()
  await expect(sheet(page).getByText(/\/\?access=PUBLIC/)).toBeVisible()
  await expect(sheet(page).getByRole('img', { name: 'QR code of the link to this list' })).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('canvas').filter({ visible: true })).toHaveCount(0)

  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(printed(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a print has closed values only if the signed-in person chooses so, with a note', {
  tag: '@deep',
}, async ({ page, openPage }) => {
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await openPage()
  await signIn(page, 'team')
  await exportButton(page).click()
  const dialog = page.getByRole('dialog')
  const notice = printed(page).getByText('Holds closed data. Not for the public.')
  const ofRow = printed(page).getByText(/values? that only your team sees/)
  await dialog.getByRole('button', { name: 'Print' }).click()
  await expect(printed(page).locator('tbody tr')).toHaveCount(100)
  await expect(notice).toHaveCount(0)
  await expect(ofRow).toHaveCount(0)

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await dialog.getByRole('checkbox', { name: /Include closed values/ }).check()
  await dialog.getByRole('button', { name: 'Print' }).click()
  await expect(notice).toHaveCount(1)
  expect(await ofRow.count()).toBeGreaterThan(0)
})

test('the browser’s menu prints the list, in its order', { tag: '@deep' }, async ({ page, openPage }) => {
  await openPage('/?sort=free&status=available')
  await expect(exportButton(page)).toBeVisible()
  const { matched } = await counts(page)
  const first = stationList(page).getByRole('listitem').first().locator('.row-name bdi')
  const name = (await first.textContent()) ?? ''
  await expect.poll(() => beginPrint(page)).toBe(Math.min(matched, 50))
  await page.emulateMedia({ media: 'print' })
  await expect(sheet(page).getByRole('rowheader').first().locator('bdi').first()).toHaveText(name)
  await expect(sheet(page).getByRole('cell', { name: 'Free', exact: true }).first()).toBeVisible()
})

test('with an opened station the browser’s menu prints it, without its buttons', async ({
  page,
  openPage,
}) => {
  await openPage()
  await expect(exportButton(page)).toBeVisible()
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await expect(details(page).getByText('About this station')).toBeVisible()
  expect(await beginPrint(page)).toBe(0)
  await page.emulateMedia({ media: 'print' })
  await expect(details(page).getByText('Plugs', { exact: true })).toBeVisible()
  await expect(details(page).locator('.station-actions')).toBeHidden()
  await expect(printed(page)).toHaveCount(0)
})

test('with a page of the team open the browser’s menu prints that page, and says if it holds closed data', async ({
  page,
  openPage,
}) => {
  await openPage('/?work=attention&access=PUBLIC')
  await signIn(page, 'team')
  await expect(exportButton(page).first()).toBeAttached()
  const workspace = page.getByRole('complementary', { name: 'Team workspace' })
  const items = workspace.getByRole('list', { name: 'Attention' }).getByRole('listitem')
  await expect(items.first()).toBeVisible()
  expect(await beginPrint(page)).toBe(0)
  await page.emulateMedia({ media: 'print' })
  await expect(workspace.getByRole('heading', { name: 'Attention' })).toBeVisible()
  await expect(items.last()).toBeVisible()
  const closed = items.getByLabel('Only your team sees these')
  const note = workspace.getByText('Holds closed data. Not for the public.')
  await expect(note).toBeVisible({ visible: (await closed.count()) > 0 })
  await expect(workspace.getByText('Chosen filters: Public')).toBeVisible()
  await expect(workspace.getByText(/\?work=attention&access=PUBLIC/)).toBeVisible()
  await expect(workspace.getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('main')).toBeHidden()
  await expect(printed(page)).toHaveCount(0)
})
