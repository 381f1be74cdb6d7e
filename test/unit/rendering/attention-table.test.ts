import { expect, test } from 'vitest'
import { noFilters } from '../../../src/model/filters'
import { attention, day, known, page, row } from './attention-page'
import { hour, now } from './shown'

test('a page that covers the map has the rows of the list as a table', async () => {
  const { shown, calls } = await attention({}, {}, true)
  expect(shown.all('.item')).toEqual([])
  expect(shown.all('tr').map((one) => shown.cellsOf(one))).toEqual([
    ['Station', 'Plugs', 'Reason', 'Since when', 'Provider', 'Municipality'],
    ['Therme', 'P', 'Out of order (Faulty)', 'for 3 hr07:00', 'Alperia', 'Bozen'],
    [
      'Bahnhof',
      'whole station',
      'Report overdue',
      'measured 2 days ago1 Apr 2026, 08:00',
      'Alperia',
      'Bozen',
    ],
    ['Start not known: 1'],
    ['Rathaus', 'whole station', 'Silent', '', '', ''],
  ])
  expect(shown.lines.filter((line) => line.includes('[Only your team sees these]'))).toHaveLength(1)
  expect(shown.text).toContain('Show more (2 left)')
  await shown.press('Therme')
  expect(calls).toEqual([['open', 'T', ['T', 'S', 'U']]])
})

test('the table has the order of the list, and starts that arrive move no row in use', async () => {
  const series = { level: 'plug', id: 'P', dataType: 'plug-status', period: 300 } as const
  const fault = row({ reason: 'out-of-order', series, measuredAt: now - hour })
  const other = row({
    station: { ...row().station, id: 'T', name: 'Therme', isPlaced: false },
    measuredAt: now - 3 * day,
  })
  const later = known(new Map([['P', { startedAt: now - 2 * day, exact: true, until: now }]]))
  const rows = { page: { ...page, rows: [fault, other] } }
  const { shown } = await attention(rows, { later }, true)
  const first = () => shown.all('tbody')[0]
  const names = () => shown.all('tr').flatMap((one) => shown.cellsOf(one)[0] ?? [])
  const unplaced = 'Thermenot on the map: no usable position'
  expect(names()).toEqual(['Station', unplaced, 'Start not known: 1', 'Bahnhof'])
  const body = first()
  if (body) await shown.act(body, 'onPointerEnter')
  await shown.press('Later starts')
  expect(names()).toEqual(['Station', unplaced, 'Start not known: 1', 'Bahnhof'])
  expect(shown.text).toContain('for 2 days')
  if (body) await shown.act(body, 'onPointerLeave')
  expect(names()).toEqual(['Station', 'Bahnhof', unplaced])

  const query = { filters: noFilters, bounds: null, now, reason: null, oldFrom: day, sort: 'name' }
  expect((await attention({ query }, {}, true)).shown.text).not.toContain('Start not known')
})
