import { doMainJob } from './harness/main-job'
import { mapIsReady } from './harness/page-parts'
import { test } from './harness/test'

test('search, filters, a station, its values, sign-in and export by keyboard alone', async ({
  page,
  openPage,
}) => {
  test.slow()
  await openPage()
  await mapIsReady(page)
  await doMainJob(page)
})
