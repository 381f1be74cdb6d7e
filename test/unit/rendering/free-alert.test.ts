import { createElement, Fragment } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { StationQuery } from '../../../src/catalog/station-query'
import { clock } from '../../../src/clock'
import { FreeAlertLine } from '../../../src/stations/free-alert/FreeAlertLine'
import { FreeAlertResult } from '../../../src/stations/free-alert/FreeAlertResult'
import { freeAlert } from '../../../src/stations/free-alert/free-alert'
import { render } from './render'
import { handle, hour, ignore, snapshot, summary } from './shown'
import { installNotifications, system } from './system-notifications'

installNotifications()
afterEach(freeAlert.stop)

test('the result of the wait for a plug is announced, in a place that is there before it', async () => {
  const before = await render(createElement(FreeAlertResult, { alert: { kind: 'off' }, onOpen: ignore }))
  expect(before.all('.free-alert-news').map(({ props }) => props.role)).toEqual(['status'])
})

/** A page that waits for a plug, which is free, after a press of "A" or "B". */
function Page() {
  const start = (id: string) => {
    const place = { station: { id, name: id }, requirements: { connector: [], power: 0 } }
    return freeAlert.start({ ...place, endsAt: clock.now() + hour }, Promise.resolve('granted'))
  }
  const rowsOf = async ({ filters }: Pick<StationQuery, 'filters'>) =>
    (filters.only ?? []).map((id) => ({ summary: summary({ id, name: id }) }))
  return createElement(
    Fragment,
    null,
    ['A', 'B'].map((id) =>
      createElement('button', { key: id, type: 'button', onClick: () => start(id) }, id),
    ),
    createElement(FreeAlertLine, {
      handle: handle({ export: async (query) => ({ rows: await rowsOf(query) }) as never }),
      snapshot: snapshot(),
      refreshSeconds: 60,
      onOpen: ignore,
    }),
  )
}

test('the news of each station alerts the person and stays beside those of others', async () => {
  const page = await render(createElement(Page))
  const [a, b] = ['A: 1 plug is free', 'B: 1 plug is free']
  await page.press('A')
  await page.press('B')
  expect([...system.standing.values()].map(({ title }) => title)).toEqual([a, b])
  await page.press('A')
  expect(system.alerted.map(({ title }) => title)).toEqual([a, b, a])
  expect(system.standing.size).toBe(2)
})
