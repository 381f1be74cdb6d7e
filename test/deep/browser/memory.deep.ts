import { growthInLongWatch, serviceNow } from '../../browser/harness/accelerated-clock'
import { launchOptionsWithoutWebGL, withoutCompiling } from '../../browser/harness/chromium'
import { expect, test } from '../../browser/harness/staged'

test.use({
  launchOptions: withoutCompiling(launchOptionsWithoutWebGL()),
  webgl: false,
  now: null,
  sandbox: { SANDBOX_NOW: serviceNow },
})

/** 24 hours of refreshes, once a minute. */
const rounds = 24 * 60

test('24 hours with an open panel and its chart leave no memory, nodes or listeners behind', async ({
  page,
  network,
}) => {
  test.setTimeout(3_600_000)
  const { before, after } = await growthInLongWatch(page, network, rounds)
  expect(after.page / before.page).toBeLessThanOrEqual(1.02)
  expect(after.workers / before.workers).toBeLessThanOrEqual(1.02)
  // The labels of the chart's axes come and go.
  expect(after.nodes / before.nodes).toBeLessThanOrEqual(1.01)
  expect(after.listeners / before.listeners).toBeLessThanOrEqual(1.01)
})
