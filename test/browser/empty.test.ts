import { stationMap } from './harness/page-parts'
import { expect, test } from './harness/test'

test.use({ sandbox: { SANDBOX_STATIONS: '0' } })

test('the page distinguishes a service without stations from filters without a match', async ({
  page,
  openPage,
}) => {
  await openPage()
  await expect(page.getByRole('status', { name: 'Result count' })).toHaveText('0 of 0 stations')
  await expect(page.getByText('The service has no stations')).toBeVisible()
  await expect(stationMap(page)).toHaveAttribute('data-state', 'ready')
  await expect(stationMap(page)).toHaveAttribute('data-drawn', '0')
})
