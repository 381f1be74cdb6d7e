import { details, resultCount, stationList } from './harness/page-parts'
import { rowsOf } from './harness/rows'
import { expect, test } from './harness/test'

test.use({ sandbox: { SANDBOX_DUPLICATES: '1' } })

test('a site in two feeds is one station with both ids', async ({ page, openPage, app }) => {
  const rows = await rowsOf(app.sandboxOrigin, 'EChargingStation?limit=-1&select=scode,sorigin')
  const former = rows.filter(({ sorigin }) => sorigin === 'Neogy')
  expect(former.length).toBeGreaterThan(3)
  const code = String(former[0]?.scode)
  await openPage(`/?station=${code}`)
  await expect(resultCount(page)).toContainText(`of ${rows.length - former.length} stations`)
  await expect(details(page).getByRole('heading').first()).toBeVisible()
  await expect(details(page).locator('dt:text-is("Source") + dd')).toHaveText('Neogy-AMPECO and Neogy')
  await expect(details(page).locator('dt:text-is("Payment") + dd')).toContainText('pay.example.org')
  await expect(details(page).locator('dt:text-is("Station id") + dd')).toContainText('Neogy-AMPECO:')

  const name = (await details(page).getByRole('heading').first().textContent()) ?? ''
  await page.getByRole('combobox', { name: 'Station, place or address' }).fill(name)
  await expect(stationList(page).locator('[data-opened]')).toContainText(name)
})
