import { createElement, type ReactElement } from 'react'
import { expect, test } from 'vitest'
import { parseColumnOrder, serializeColumnOrder } from '../../../src/app/link/column-order'
import { parseView } from '../../../src/app/link/view'
import type { StationSummary } from '../../../src/catalog/station-summary'
import { readColumn, sortColumns } from '../../../src/catalog/table-query'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import { listCells, PlaceCell } from '../../../src/stations/table/cells'
import { findOrder, listColumns, pressHead, stationColumn } from '../../../src/stations/table/columns'
import { render } from './render'
import { now, summary } from './shown'

const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')
const cells = (more: Partial<StationSummary> = {}) => listCells(i18n, { station: summary(more), now })
const shown = async (cell: unknown) => (await render(cell as ReactElement)).text

test('a row of the table states what the station states', () => {
  const connectors = [
    { type: 'CCS', powerKw: 150 },
    { type: 'Type 2', powerKw: 22 },
  ]
  expect(cells({ connectors, categories: ['EAT&CHARGE', 'SLEEP&CHARGE'], distance: 1_250 })).toMatchObject({
    access: 'Public',
    category: 'Eat & charge · Sleep & charge',
    plugs: '2 · CCS · Type\u00a02',
    power: '150 kW',
    free: '1 of 2',
    distance: '1.3 km',
  })
})

test('the power is that of the plugs that match the filters', () => {
  const matching = [{ type: 'Type 2', powerKw: 22 }]
  expect(cells({ connectors: [{ type: 'CCS', powerKw: 150 }, ...matching], matching }).power).toBe('22 kW')
})

test('what is not stated, or cannot be, is left out', () => {
  const none = cells({ accessType: 'UNKNOWN', provider: '', connectors: [], free: null })
  expect(cells({ connectors: [], total: null }).plugs).toBe('')
  for (const name of ['provider', 'access', 'category', 'power', 'free', 'distance'])
    expect([name, Boolean(none[name])]).toEqual([name, false])
  expect(cells({ free: 3, total: 2 }).free).toBe('3')
  expect(cells({ free: 3, total: null }).free).toBe('3')
})

test('a status has its name, and one out of use or shut the words of the list', async () => {
  expect(await shown(cells().status)).toBe('Partly free')
  expect(await shown(cells({ outOfUse: 'FAULT' }).status)).toBe('Out of order')
  expect(await shown(cells({ shut: { opensAt: null } }).status)).toBe('Closed now')
})

test('the age is that of the report, also while the station is shut', async () => {
  expect(await shown(cells({ shut: { opensAt: null } }).age)).toBe('5 min ago')
  expect(await shown(cells({ freshness: 'none', measuredAt: null }).age)).toBe('–Not stated')
})

test('below the name are the municipality, and that the map does not show it', async () => {
  const station = summary({ position: null, closedValues: 2 })
  const place = await render(createElement(PlaceCell, { station }))
  expect(place.text).toContain('Bozen · not on the map')
})

test('a station has its hours, also one out of order', () => {
  expect(cells({ openUntil: 'always' }).hours).toBe('24/7')
  expect(cells({ openUntil: 'always', outOfUse: 'FAULT' }).hours).toBe('24/7')
  expect(cells({ openUntil: null, shut: { opensAt: null } }).hours).toBe('closed')
  expect(cells({ openUntil: null }).hours).toBe('')
})

test('the distance is a column if the position is known, and a panel leaves room for three or five', () => {
  const namesOf = (hasDistance: boolean, hasPanel = false, isVeryWide = false) =>
    listColumns({ hasDistance, hasPanel, isVeryWide }).map(({ name }) => name)
  expect(namesOf(false)).not.toContain('distance')
  expect(namesOf(true)).toContain('distance')
  expect(namesOf(true, true)).toEqual(['free', 'status', 'age'])
  expect(namesOf(true, true, true)).toEqual(['free', 'status', 'age', 'power', 'provider'])
})

test('each column that can be sorted by has a head for it', () => {
  const columns = [stationColumn, ...listColumns({ hasDistance: true, hasPanel: false, isVeryWide: true })]
  expect(columns.map(({ name }) => name).sort()).toEqual([...sortColumns].sort())
})

test('hours are sorted by how long the station is open', () => {
  const until = (more: Partial<StationSummary>) => readColumn(summary(more), 'hours')
  const always = Number(until({ openUntil: 'always' }))
  const weekly = Number(until({ openUntil: 'weekly' }))
  expect(always).toBeGreaterThan(weekly)
  expect(weekly).toBeGreaterThan(now)
  expect(until({ openUntil: now })).toBe(now)
  expect(until({ openUntil: null, shut: { opensAt: null } })).toBe(0)
  expect(until({ openUntil: null })).toBeNull()
})

test('a head sorts in its usual direction, then in the other, then as the list', () => {
  const [free] = listColumns({ hasDistance: false, hasPanel: true, isVeryWide: false })
  if (!free) throw new Error('no column')
  const first = pressHead(null, free)
  expect(first).toEqual({ column: 'free', isDescending: true })
  expect(pressHead(first, free)).toEqual({ column: 'free', isDescending: false })
  expect(pressHead({ column: 'free', isDescending: false }, free)).toBeNull()
  expect(pressHead({ column: 'power', isDescending: true }, free)).toEqual(first)
})

test.each([
  ['name', 'station', false],
  ['free', 'free', true],
  ['power', 'power', true],
  ['distance', 'distance', false],
] as const)('the order of the list by %s is that of a column', (sort, column, isDescending) => {
  expect(findOrder(sort)).toEqual({ column, isDescending })
})

test('the order by what is near and free is of no column', () => {
  expect(findOrder('near')).toBeNull()
})

test('a link keeps the order of the table, and one that it does not know is that of the list', () => {
  for (const column of sortColumns)
    for (const isDescending of [true, false]) {
      const list = serializeColumnOrder({ column, isDescending })
      expect(parseColumnOrder(parseView(`?list=${list}`).list)).toEqual({ column, isDescending })
    }
  expect(serializeColumnOrder(null)).toBe('table')
  for (const list of ['table', 'table.age', 'table.age.up', 'table.name.ascending', 'tables'] as const)
    expect(parseColumnOrder(list)).toBeNull()
})
