import { hostileRecording } from './harness/hostile'
import { showHostile } from './harness/hostile-views'
import { expect, test } from './harness/test'

const count = 12
test.use({ sandbox: { SANDBOX_REPLAY: hostileRecording(count) } })

test('hostile records are text in list, map, filters, panel and links', async ({ page, openPage }) => {
  test.slow()
  await openPage()
  const { panels, rows } = await showHostile(page, count)
  expect(rows).toBe(count)
  // What is not understood (a state, an outlet) is not shown to the public at all.
  expect(panels).toBeGreaterThan(6 * count)
})
