import { createElement, type ReactElement } from 'react'
import { expect, test } from 'vitest'
import type { ListedStation } from '../../../src/catalog/station-summary'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import { listCells, PlaceCell } from '../../../src/stations/table/cells'
import { listColumns } from '../../../src/stations/table/columns'
import { render } from './render'
import { listedStation, now } from './shown'

const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')
const cells = (more: Partial<ListedStation> = {}) => listCells(i18n, { station: listedStation(more), now })
const shown = async (cell: unknown) => (await render(cell as ReactElement)).text

test('a row of the table states what the station states', () => {
  const connectors = [
    { type: 'CCS', powerKw: 150 },
    { type: 'Type 2', powerKw: 22 },
  ]
  expect(cells({ connectors, categories: ['EAT&CHARGE', 'SLEEP&CHARGE'], distance: 1_250 })).toMatchObject({
    access: 'Public',
    category: 'Eat & charge · Sleep & charge',
    plugs: 'CCS 150 kW · Type 2 22 kW',
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
  for (const name of ['provider', 'access', 'category', 'plugs', 'power', 'free', 'distance'])
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
  const station = listedStation({ position: null, closedValues: 2 })
  const place = await render(createElement(PlaceCell, { station }))
  expect(place.text).toContain('Bozen · not on the map')
})

test('the distance is a column if the position is known, and each order has one column', () => {
  const columnsOf = (hasDistance: boolean, hasPanel = false) => listColumns({ hasDistance, hasPanel })
  expect(columnsOf(false).map(({ name }) => name)).not.toContain('distance')
  const orders = columnsOf(true).flatMap(({ sort, direction }) => (sort ? [[sort, direction]] : []))
  expect(orders).toEqual([
    ['free', 'descending'],
    ['distance', 'ascending'],
    ['power', 'descending'],
  ])
  expect(columnsOf(true, true).map(({ name }) => name)).toEqual(['free', 'status', 'age'])
})
