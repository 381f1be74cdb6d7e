import { details, stationList } from '../harness/page-parts'
import { expect, test } from '../harness/staged'
import { firstStation, stationLists } from '../harness/staged-rows'

test('the coordinates 0, 0 count as impossible', async ({ page, openPage, network }) => {
  network.rewrite(
    stationLists,
    firstStation({ scode: 'ZERO', sname: 'AAA zero', scoordinate: { x: 0, y: 0, srid: 4326 } }),
  )
  await openPage('/?q=AAA+zero&station=ZERO')
  await expect(details(page)).toContainText('Stated as 0, 0, which cannot be right, so it is not on the map')
  await expect(details(page)).not.toContainText('Not stated, so it is not on the map')
  await expect(stationList(page).getByRole('listitem')).toContainText('not on the map')
})
