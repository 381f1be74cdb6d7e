import { expect, test } from '../harness/staged'
import { doing, number, open, plug, rowOf, stage, station } from './staged-world'

test('"not available" without a reason is shown as "not free"', async ({ page, network, openPage }) => {
  const oldFeed = 'echarging-plug-status'
  stage(network, {
    stations: [station('zero'), station('none')],
    plugs: [plug('zero1', 'zero'), plug('none1', 'none'), plug('none2', 'none')],
    latest: [
      doing('zero1', 0, oldFeed),
      doing('none1', 'UNKNOWN'),
      doing('none2', 'UNKNOWN'),
      number('none', 0),
    ],
  })
  await openPage()
  for (const id of ['zero', 'none']) {
    await expect(rowOf(page, id)).not.toContainText('Occupied')
    const panel = await open(page, id)
    await expect(panel).toContainText('Not free')
    await expect(panel).not.toContainText(/occupied/i)
  }
})
