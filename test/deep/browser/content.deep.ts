import { hostileRecording } from '../../browser/harness/hostile'
import { showHostile } from '../../browser/harness/hostile-views'
import { expect, test } from '../../browser/harness/test'

const count = 500
test.use({ sandbox: { SANDBOX_REPLAY: hostileRecording(count) } })

test('500 payloads in each of 12 fields are text in every view', async ({ page, openPage }) => {
  await openPage()
  const { panels, rows } = await showHostile(page, count)
  console.log(`${rows} rows and ${panels} fields of panels held a payload; none was more than text.`)
  expect(rows).toBe(count)
  expect(panels).toBeGreaterThan(6 * count)
})
