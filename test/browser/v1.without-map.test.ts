import { configureService } from './harness/configure'
import { counts, details, option, promised, stationList } from './harness/page-parts'
import { expect, signIn, test } from './harness/test'

for (const [variant, path] of [
  ['the later variant', '/mobility/v1'],
  ['the older one with _t', '/dataset'],
])
  test(`with its configuration the app reads v1, ${variant}`, {
    tag: path === '/dataset' ? '@deep' : [],
  }, async ({ page, openPage, app }) => {
    await configureService(page, () => ({ dialect: 'v1', baseUrl: `${app.sandboxOrigin}${path}` }))
    await openPage()
    const { of } = await counts(page)
    expect(of).toBeGreaterThan(300)
    const expected = await promised(page, 'Category', 'Sleep & charge')
    await option(page, 'Category', 'Sleep & charge').check()
    await expect.poll(() => counts(page)).toEqual({ matched: expected, of })
    // Values come station by station: the list claims none, and whoever opens one sees them.
    const station = stationList(page).getByRole('listitem').first()
    await expect(station).toContainText('Unknown')
    await station.getByRole('button').click()
    await details(page).locator('summary').filter({ hasText: 'Latest values' }).click()
    await expect(details(page).getByRole('term').filter({ hasText: 'Free plugs' })).toBeVisible()
    await expect(details(page).getByText('No live data')).toHaveCount(0)
  })

test('signed in, an opened station of v1 shows its closed values as such', { tag: '@deep' }, async ({
  page,
  openPage,
  app,
  request,
}) => {
  await configureService(page, () => ({ dialect: 'v1', baseUrl: `${app.sandboxOrigin}/mobility/v1` }))
  const metered = `${app.sandboxOrigin}/mobility/v2/flat/EChargingStation/power?limit=1&select=scode`
  const { data } = await (await request.get(metered)).json()
  await openPage(`/?station=${encodeURIComponent(data[0].scode)}`)
  await details(page).locator('summary').filter({ hasText: 'Latest values' }).click()
  await expect(details(page).getByRole('term').filter({ hasText: 'Free plugs' })).toBeVisible()
  await expect(details(page).getByText('Closed data', { exact: true })).toHaveCount(0)
  await signIn(page, 'team')
  await expect(details(page).getByRole('term').filter({ hasText: 'Power now' })).toBeVisible()
  await expect(details(page).getByText('Closed data', { exact: true })).toHaveCount(3)
  // Nothing is asked of all stations at once, so nothing is claimed of them.
  await expect(page.getByText('Your account sees the same values as everyone')).toHaveCount(0)
  await expect(page.locator('.notices[data-has-room]')).toHaveCount(0)
})
