import { expect, test } from '../harness/staged'
import { doing, open, plug, rowOf, stage, station } from './staged-world'

test('a plug with an unreadable status is not shown as without an answer', async ({
  page,
  network,
  openPage,
}) => {
  stage(network, {
    stations: [station('A'), station('B')],
    plugs: [plug('A1', 'A'), plug('B1', 'B')],
    latest: [doing('A1', { state: 'x' }), doing('B1', 'DANCING')],
  })
  await openPage()
  for (const id of ['A', 'B']) {
    await expect(rowOf(page, id)).toContainText('Not understood')
    const panel = await open(page, id)
    await expect(panel).toContainText('A public status came, and Plugboard could not read it.')
    await expect(panel).not.toContainText('does not know')
  }
})
