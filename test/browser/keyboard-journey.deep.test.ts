import { waitForMap } from './harness/page-parts'
import { test } from './harness/test'
import { doMainJob } from './harness/user-journey'

test('search, filters, a station, its values, sign-in and export by keyboard alone', async ({
  page,
  openPage,
}) => {
  test.slow()
  await openPage()
  await waitForMap(page)
  await doMainJob(page)
})
