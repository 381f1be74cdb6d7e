import { expect, test } from '../harness/staged'
import { doing, number, open, plug, rowOf, stage, station } from './staged-world'

test('contradictions are shown, and plugs with different statuses are listed', async ({
  page,
  network,
  openPage,
}) => {
  stage(network, {
    stations: [station('seven', { capacity: 4 }), station('mixed')],
    plugs: ['1', '2', '3'].map((id) => plug(`mixed${id}`, 'mixed')),
    latest: [
      number('seven', 7),
      number('mixed', 1),
      doing('mixed1', 'CHARGING'),
      doing('mixed2', 'BLOCKED'),
      doing('mixed3', 'OUTOFORDER'),
    ],
  })
  await openPage()
  await expect(rowOf(page, 'seven')).not.toContainText('4 of 4')
  await expect(await open(page, 'seven')).toContainText('It counts 7 free plugs and states a capacity of 4.')
  const panel = await open(page, 'mixed')
  await expect(panel).toContainText('1 charging, 1 blocked, 1 out of order')
  await expect(panel).toContainText('The station itself counts 1 free, its plugs report 0.')
  await expect(panel).not.toContainText('All occupied')
})
