import { details, stationList, stationMap, waitForMap } from '../harness/page-parts'
import { expect, test } from '../harness/staged'
import { firstStation, stationLists } from '../harness/staged-rows'

test('coordinates that seem swapped are not drawn, and listed with the reason', async ({
  page,
  openPage,
  network,
}) => {
  network.rewrite(
    stationLists,
    firstStation({ scode: 'SWAPPED', sname: 'AAA swapped', scoordinate: { x: 46.49, y: 11.34 } }),
  )
  await openPage('/?q=AAA+swapped&station=SWAPPED')
  await expect(details(page).getByRole('heading', { name: 'AAA swapped' })).toBeVisible()
  await expect(details(page)).toContainText('Stated as 11.34, 46.49. These coordinates seem to be swapped')
  await expect(details(page).getByRole('button', { name: 'Directions' })).toHaveCount(0)
  await expect(stationList(page).getByRole('listitem')).toContainText('not on the map')
  await waitForMap(page)
  await expect(stationMap(page)).toHaveAttribute('data-drawn', '0')
  await page.getByRole('button', { name: 'About this data' }).click()
  const row = page.getByRole('dialog').getByRole('row', { name: /AAA swapped/ })
  await expect(row).toHaveText(/SWAPPED\s*11\.34, 46\.49\s*seem to be swapped/)
})
