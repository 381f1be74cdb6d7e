import { promised } from '../harness/page-parts'
import { expect, test } from '../harness/staged'
import { doing, open, plug, rowOf, stage, station } from './staged-world'

test('a station out of use is not free, whatever its plugs report', async ({ page, network, openPage }) => {
  stage(network, {
    stations: [station('out', { state: 'TEMPORARYUNAVAILABLE' }), station('good')],
    plugs: ['out', 'good'].flatMap((id) => [plug(`${id}1`, id), plug(`${id}2`, id)]),
    latest: ['out', 'good'].flatMap((id) => [doing(`${id}1`, 'AVAILABLE'), doing(`${id}2`, 'AVAILABLE')]),
  })
  await openPage()
  await expect(rowOf(page, 'out')).toContainText('Out of order')
  await expect(rowOf(page, 'out')).not.toContainText('2 of 2 free')
  await expect(rowOf(page, 'out').locator('.status-icon-out-of-order')).toBeVisible()
  expect(await promised(page, 'Features', 'Free now')).toBe(1)
  const panel = await open(page, 'out')
  await expect(panel).toContainText('Out of order, says the operator: temporarily not available.')
  await expect(panel).toContainText('Plugs report 2 of 2 free.')
})
