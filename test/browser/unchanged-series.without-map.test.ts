import type { Page } from '@playwright/test'
import { violations } from './harness/axe'
import { deferred } from './harness/deferred'
import { frozenNow } from './harness/frozen-clock'
import { details } from './harness/page-parts'
import { expect, faults, test } from './harness/staged'
import { doing, plug, stage, station } from './truth/staged-world'

const workspace = (page: Page) => page.getByRole('complementary', { name: 'Team workspace' })
const still = (page: Page) => workspace(page).getByRole('region', { name: 'Never moving' })
const open = (page: Page) => workspace(page).getByText('Never moving', { exact: true }).click()
/** Histories of many stations or plugs, whose ids stand in the query. */
const histories = /\/20\d\d-[^/]+\/20\d\d-/

/** A report each ten minutes of the last 7 days. @param value of each report, counted from the newest */
function reports(scode: string, count: number, value: (index: number) => string) {
  return Array.from({ length: count }, (_, index) => {
    const time = new Date(Date.parse(frozenNow) - (index * 10 + 5) * 60_000).toISOString()
    const mvalidtime = time.replace('T', ' ').replace('Z', '+0000')
    return { scode, mvalidtime, mtransactiontime: mvalidtime, mvalue: value(index) }
  })
}

test('the check for unchanged series starts by a click, can be stopped and resumed, and has counts', async ({
  page,
  network,
  openPage,
}) => {
  const ids = ['stuck', 'alive', 'rare']
  stage(network, {
    stations: [...ids, 'mute'].map((id) => station(id)),
    plugs: ids.map((id) => plug(`${id}-1`, id)),
    latest: ids.map((id) => doing(`${id}-1`, 'AVAILABLE')),
  })
  const data = [
    ...reports('stuck-1', 900, () => 'AVAILABLE'),
    ...reports('alive-1', 900, (index) => (index === 500 ? 'CHARGING' : 'AVAILABLE')),
    ...reports('rare-1', 20, () => 'AVAILABLE'),
  ]
  network.rewrite<object>(histories, (json) => ({ ...json, data }))
  await openPage('/?work=attention')
  await open(page)
  const load = still(page).getByRole('button', { name: 'Load 7 days of 3 stations' })
  await expect(load).toBeVisible()
  expect(network.requests(histories)).toHaveLength(0)
  const answers = deferred()
  network.fail(histories, faults.hold(answers.promise))
  await load.click()
  await expect(still(page).getByRole('status')).toHaveText('7 days: 0 of 3 stations loaded.')
  await still(page).getByRole('button', { name: 'Stop' }).click()
  await load.click()
  answers.resolve()

  await expect(still(page)).toContainText('1 never moved, 1 moved, 1 not judged.')
  await expect(still(page)).toContainText('1 station is left out')
  const rows = still(page).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Station stuck')
  // 900 of the 1,008 reports of a week.
  await expect(rows).toContainText('Free · the same in all 900 reports, 89% of the time known')
  expect(await violations(page)).toEqual([])

  const download = page.waitForEvent('download')
  await still(page).getByRole('button', { name: /CSV/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^plugboard-unchanged-.*\d\.csv$/)
  await expect(still(page)).toContainText('1 row')

  // Kept for the session. Quality would load histories of its own.
  const asked = network.requests(histories).length
  await workspace(page).getByRole('link', { name: 'History' }).click()
  await expect(still(page)).toHaveCount(0)
  await workspace(page).getByRole('link', { name: 'Attention' }).click()
  await open(page)
  await expect(rows).toHaveCount(1)
  expect(network.requests(histories)).toHaveLength(asked)
  await rows.getByRole('button').click()
  await expect(details(page)).toBeVisible()
})
