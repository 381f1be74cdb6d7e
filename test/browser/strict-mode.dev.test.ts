import { closedTags, counts, details, stationList, stationMap, waitForMap } from './harness/page-parts'
import { expect, signIn, test } from './harness/test'

// On the development server React mounts everything twice: what is not undone shows.

test('a map that StrictMode mounts twice draws everything once', async ({ page, openPage }) => {
  await openPage()
  await waitForMap(page)
  const { of } = await counts(page)
  expect(Number(await stationMap(page).getAttribute('data-drawn'))).toBeGreaterThan(of * 0.95)
  await expect(stationMap(page).locator('.maplibregl-canvas')).toHaveCount(1)
  // Site and sandbox agree on the time: a notice of a wrong clock would move the rows below it.
  await expect(page.getByText(/clock of this device/)).toHaveCount(0)
})

test('a sign-in exchanges its code once, and a sign-out removes closed values', async ({
  page,
  openPage,
}) => {
  const exchanges: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/token')) exchanges.push(request.url())
  })
  await openPage('/?q=Alpfleet')
  await signIn(page, 'team')
  expect(exchanges).toHaveLength(1)
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await expect(closedTags(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
  await expect(details(page)).toBeVisible()
  await expect(closedTags(page)).toHaveCount(0)
})
