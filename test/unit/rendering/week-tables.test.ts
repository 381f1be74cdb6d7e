import { createElement } from 'react'
import { expect, test } from 'vitest'
import { WeekTables } from '../../../src/history/compare/WeekTables'
import { render } from './render'
import { history, now } from './shown'

test.each([
  ['closed', ['Closed data']],
  ['open', []],
] as const)('the week of a compared %s series is marked so', async (access, marks) => {
  const series = {
    key: { level: 'station', id: 'A', dataType: 'power', period: 300 },
    measuredAt: now,
    station: { id: 'A', name: 'A' },
    plug: null,
    unit: 'kW',
    kind: 'measure',
    access,
    styleIndex: 0,
  } as const
  const named = [{ series, name: 'Power', history: history() }]
  expect((await render(createElement(WeekTables, { named, now }))).texts('.tag-closed')).toEqual(marks)
})
