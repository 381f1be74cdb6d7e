import { hostileRecording } from '../../browser/harness/hostile'
import { showHostile, showHostileElsewhere } from '../../browser/harness/hostile-views'
import { expect, test } from '../../browser/harness/test'

const count = 500
test.use({ sandbox: { SANDBOX_REPLAY: hostileRecording(count) } })

test('500 payloads in each of 12 fields are text in every view', async ({ page, openPage }) => {
  await openPage()
  const { panels, rows } = await showHostile(page, count)
  expect(rows).toBe(count)
  expect(panels).toBeGreaterThan(6 * count)
  const elsewhere = await showHostileElsewhere(page, count)
  console.log('Payloads seen, none of them more than text:', { rows, panels, ...elsewhere })
  expect(elsewhere.embedRows).toBe(count)
  expect(elsewhere.embedPanels).toBeGreaterThan(6 * count)
  expect(elsewhere.paper).toBeGreaterThan(50)
})
