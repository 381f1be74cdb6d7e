import { launchOptionsWithoutWebGL } from '../../browser/harness/chromium'
import { hostileRecording } from '../../browser/harness/hostile'
import { showHostileElsewhere, showHostilePanels } from '../../browser/harness/hostile-views'
import { expect, test } from '../../browser/harness/test'

const count = 500
// Each opened station is a map drawn anew, by software: with one this takes three times as long.
test.use({
  sandbox: { SANDBOX_REPLAY: hostileRecording(count) },
  launchOptions: launchOptionsWithoutWebGL(),
  webgl: false,
})

test('500 payloads in each of 12 fields are text in panels', async ({ page, openPage }) => {
  await openPage()
  const panels = await showHostilePanels(page, count)
  console.log('Payloads seen in panels, none of them more than text:', panels)
  expect(panels).toBeGreaterThan(6 * count)
})

test('500 payloads in each of 12 fields are text in suggestions, on paper and embedded', async ({
  page,
  openPage,
}) => {
  await openPage()
  const elsewhere = await showHostileElsewhere(page, count)
  console.log('Payloads seen, none of them more than text:', elsewhere)
  expect(elsewhere.embedRows).toBe(count)
  expect(elsewhere.embedPanels).toBeGreaterThan(6 * count)
  expect(elsewhere.paper).toBeGreaterThan(50)
})
