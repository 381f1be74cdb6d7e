import { resultCount } from '../harness/page-parts'
import { expect, test } from '../harness/staged'
import { type StationRow, type StationRows, stationLists } from '../harness/staged-rows'

test('a service that repeats its first 200 stations has a cut-off answer', async ({
  page,
  openPage,
  network,
}) => {
  let first: StationRow[] | null = null
  network.rewrite(stationLists, (json: StationRows) => {
    first ??= json.data.slice(0, 200)
    return { ...json, data: first }
  })
  await openPage()
  await expect(resultCount(page)).toHaveText('200 of at least 200 stations')
  await expect(page.getByRole('main')).toContainText(
    'The service cut its answer off at 200 stations. There may be more.',
  )
  expect(network.requests(stationLists).map(({ url }) => url.searchParams.get('offset'))).toEqual([
    '0',
    '200',
  ])
})
