import { createElement } from 'react'
import { expect, test } from 'vitest'
import { day } from '../../../src/durations'
import { WeekTables } from '../../../src/history/compare/WeekTables'
import type { Access } from '../../../src/model/value'
import { render } from './render'
import { history, now } from './shown'

const series = {
  key: { level: 'station', id: 'A', dataType: 'power', period: 300 },
  measuredAt: now,
  station: { id: 'A', name: 'A' },
  plug: null,
  unit: 'kW',
  kind: 'measure',
  access: 'open',
  styleIndex: 0,
} as const

/** The table of a range of some days, of which the latest are loaded. */
function week(days: number, loadedDays: number, access: Access = 'open') {
  const loaded = history({ from: now - loadedDays * day, to: now, until: now })
  const named = [{ series: { ...series, access }, name: 'Power', history: loaded }]
  return render(createElement(WeekTables, { named, timeRange: { from: now - days * day, to: now }, now }))
}

test.each([
  ['closed', ['Closed data']],
  ['open', []],
] as const)('the week of a compared %s series is marked so', async (access, marks) => {
  expect((await week(7, 7, access)).texts('.tag-closed')).toEqual(marks)
})

test('a week is asked for where the chosen range is shorter, not where only its latest days are loaded', async () => {
  const hint = 'Choose at least 7 days for the hours of each weekday.'
  const short = await week(1, 1)
  expect(short.texts('.quiet')).toEqual([hint])
  expect(short.all('table')).toEqual([])
  for (const loadedDays of [0, 3, 30]) {
    const shown = await week(30, loadedDays)
    expect(shown.text).not.toContain(hint)
    expect(shown.all('table')).toHaveLength(1)
  }
})
