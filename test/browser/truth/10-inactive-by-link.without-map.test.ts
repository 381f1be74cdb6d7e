import { details } from '../harness/page-parts'
import { expect, test } from '../harness/staged'
import { lookUpOf, type StationRows } from '../harness/staged-rows'

test('the page distinguishes an inactive station from a missing one', async ({ page, openPage, network }) => {
  network.rewrite(lookUpOf('RETIRED'), (json: StationRows) => ({
    ...json,
    data: [{ scode: 'RETIRED', sname: 'Retired', sactive: false, sorigin: 'Alperia' }],
  }))
  await openPage('/?station=RETIRED')
  await expect(details(page)).toContainText('“Retired” is inactive')
  await expect(details(page)).toContainText('The station exists.')
  await expect(details(page)).not.toContainText('There is no station')
  await expect(details(page).getByRole('heading', { name: 'Retired', exact: true, level: 2 })).toBeVisible()
  await details(page).getByText('More details').click()
  await expect(details(page).getByText('Source', { exact: true })).toBeVisible()
  // What a record of the past leaves out is of no use to anybody.
  await expect(details(page).getByText('not stated')).toHaveCount(0)

  await openPage('/?station=nobody')
  await expect(details(page)).toContainText('There is no station “nobody”')
  await expect(details(page)).not.toContainText('inactive')
})
