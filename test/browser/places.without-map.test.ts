import { closedTags, details, stationList } from './harness/page-parts'
import { rowsOf } from './harness/rows'
import { expect, signIn, test } from './harness/test'

test('hours are shown by weekday, and raw fields to signed-in viewers', { tag: '@deep' }, async ({
  page,
  openPage,
  app,
}) => {
  const rows = await rowsOf(
    app.sandboxOrigin,
    'EChargingStation?limit=-1&select=scode,smetadata.opening_times.regular_hours&where=sorigin.eq."DRIWE-OCPI"',
  )
  const weekly = rows.find((row) => row['smetadata.opening_times.regular_hours'])
  await openPage(`/?station=${weekly?.scode}`)
  const hours = details(page).locator('dt:text-is("Opening hours") + dd')
  await expect(hours.getByRole('listitem').first()).toHaveText('Mon – Sat 07:00–21:00')
  await expect(hours.getByRole('listitem').nth(1)).toHaveText('Sun closed')
  await expect(hours.getByRole('listitem').nth(2)).toHaveText(/^closed 25\s?–\s?26 Dec 2026$/)
  await expect(details(page).getByText('Raw fields')).toHaveCount(0)
  await signIn(page, 'team')
  await details(page).getByText('Raw fields').click()
  await expect(details(page).locator('.raw-fields div').filter({ hasText: 'party_id' })).toContainText('DRI')
})

test('a closed status has one mark, beside its plug', { tag: '@deep' }, async ({ page, openPage, app }) => {
  const plugs = await rowsOf(
    app.sandboxOrigin,
    'EChargingPlug?limit=-1&select=scode,pcode&where=sorigin.eq."Alpfleet"',
  )
  const code = plugs[0]?.pcode
  const own = plugs.filter(({ pcode }) => pcode === code)
  await openPage(`/?station=${code}`)
  await expect(closedTags(page)).toHaveCount(0)
  await signIn(page, 'team')
  const beside = details(page).locator('.plug-list').getByText('Closed data', { exact: true })
  await expect(beside).toHaveCount(own.length)
  const values = await details(page).locator('.values-closed .value').count()
  // What the chart below is made of says so itself.
  const others = details(page).locator('.station-section:not(.history)')
  await expect(others.getByText('Closed data', { exact: true })).toHaveCount(own.length + values)
  await expect(stationList(page)).toBeVisible()
})
