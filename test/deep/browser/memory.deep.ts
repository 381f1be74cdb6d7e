import { growthInLongWatch, serviceNow } from '../../browser/harness/accelerated-clock'
import { launchOptionsWithoutWebGL, withoutCompiling } from '../../browser/harness/chromium'
import { expect, test } from '../../browser/harness/staged'

test.use({
  launchOptions: withoutCompiling(launchOptionsWithoutWebGL()),
  webgl: false,
  now: null,
  sandbox: { SANDBOX_NOW: serviceNow },
})

test('the memory of page and workers does not grow in 300 rounds', async ({ page, network }) => {
  const growth = await growthInLongWatch(page, network)
  expect(growth.page).toBeLessThanOrEqual(1.1)
  expect(growth.workers).toBeLessThanOrEqual(1.1)
})
