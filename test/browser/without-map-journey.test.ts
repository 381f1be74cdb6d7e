import { violations } from './harness/axe'
import { launchOptions } from './harness/chromium'
import { stationMap } from './harness/page-parts'
import { expect, test } from './harness/test'
import { doMainJob } from './harness/user-journey'

const { args = [], ...launch } = launchOptions()

test.use({
  launchOptions: {
    ...launch,
    args: [...args.filter((arg) => !/angle|swiftshader/.test(arg)), '--disable-3d-apis', '--disable-gpu'],
  },
})

test('search, filters, a station, its values, sign-in and export by keyboard alone, without a map', {
  tag: '@deep',
}, async ({ page, openPage, problems }) => {
  test.slow()
  // Chromium itself reports the missing WebGL.
  problems.allow(/WebGL/)
  await openPage()
  await expect(stationMap(page)).toHaveAttribute('data-state', 'unavailable')
  expect(await violations(page)).toEqual([])
  await doMainJob(page)
  expect(await violations(page)).toEqual([])
})
