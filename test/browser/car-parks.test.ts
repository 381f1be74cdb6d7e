import { configureService } from './harness/configure'
import {
  closedTags,
  counts,
  details,
  option,
  promised,
  stationList,
  stationMap,
  waitForMap,
} from './harness/page-parts'
import { expect, signIn, test } from './harness/test'

test.beforeEach(({ page }) =>
  configureService(page, (served) => ({ ...served, stationType: 'ParkingStation', plugType: null })),
)

test('with its configuration the app shows car parks in list, map, filters and panel', {
  tag: '@deep',
}, async ({ page, openPage }) => {
  await openPage()
  await waitForMap(page)
  expect(await counts(page)).toEqual({ matched: 40, of: 40 })
  await expect(stationMap(page)).toHaveAttribute('data-drawn', '40')
  await page.getByRole('button', { name: 'More filters' }).click()
  const free = await promised(page, 'Status', 'Partly free')
  expect(free).toBeGreaterThan(20)
  await option(page, 'Status', 'Partly free').check()
  await page.getByRole('button', { name: `Show ${free} stations` }).click()
  await expect.poll(() => counts(page)).toEqual({ matched: free, of: 40 })
  const first = stationList(page).getByRole('listitem').first()
  await expect(first).toContainText(/\d+ of \d+ free/)
  await first.getByRole('button').click()
  await expect(details(page)).toContainText(/\d+ of \d+ free/)
  for (const words of ['Free places', 'Occupied places', 'Tickets sold today is not public'])
    await expect(details(page)).toContainText(words)
  await expect(details(page)).toContainText(/\d+ places/)
  await expect(details(page).getByRole('heading', { name: 'Plugs' })).toHaveCount(0)
  await expect(closedTags(page)).toHaveCount(0)
})

test('signed-in viewers see the sold tickets, marked as closed', { tag: '@deep' }, async ({
  page,
  openPage,
}) => {
  await openPage('/?station=parking:001')
  await signIn(page, 'team')
  await expect(closedTags(page)).toHaveCount(1)
  await expect(details(page)).toContainText('Tickets sold today')
})
