import { hostileRecording } from './harness/hostile'
import { showHostileOutside, showHostilePanels } from './harness/hostile-views'
import { expect, test } from './harness/test'

const count = 12
test.use({ sandbox: { SANDBOX_REPLAY: hostileRecording(count) } })

test('hostile records are text in list, map, filters, panel and links', async ({ page, openPage }) => {
  test.slow()
  await openPage()
  // What is not understood (a state, an outlet) is not shown to the public at all.
  expect(await showHostilePanels(page, count)).toBeGreaterThan(6 * count)
  await openPage()
  expect(await showHostileOutside(page, count)).toBe(count)
})
