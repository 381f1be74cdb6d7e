import { hostileRecording } from '../../browser/harness/hostile'
import { showHostileOutside } from '../../browser/harness/hostile-views'
import { expect, test } from '../../browser/harness/test'

const count = 500
test.use({ sandbox: { SANDBOX_REPLAY: hostileRecording(count) } })

test('500 payloads in each of 12 fields are text in list, map, filters and links', async ({
  page,
  openPage,
}) => {
  await openPage()
  expect(await showHostileOutside(page, count)).toBe(count)
})
