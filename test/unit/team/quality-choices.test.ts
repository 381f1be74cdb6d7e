import { expect, test } from 'vitest'
import type { UptimeReport } from '../../../src/model/uptime'
import {
  findShownOrder,
  type Order,
  orderOfPeriod,
  parseOrder,
  pressColumn,
  serializeOrder,
} from '../../../src/team/quality-choices'

const first = { sort: 'stations', isDescending: true }

test.each([
  ['uptime-week.ascending', { sort: 'uptime-week', isDescending: false }],
  ['fault.descending', { sort: 'fault', isDescending: true }],
  ['stations.ascending', { sort: 'stations', isDescending: false }],
])('the order %s is parsed and serialized unchanged', (text, order) => {
  expect(parseOrder(text)).toEqual(order)
  expect(serializeOrder(parseOrder(text))).toBe(text)
})

test.each([
  null,
  '',
  'stations.descending',
  'fault',
  'fault.down',
  'fault.descending.x',
  'given.ascending',
  'constructor.ascending',
])('the order %s is parsed as the default, which is not serialized', (text) => {
  expect(parseOrder(text)).toEqual(first)
  expect(serializeOrder(parseOrder(text))).toBeNull()
})

test('a column without loaded histories does not sort the table', () => {
  const report = (periods: UptimeReport['periods']): UptimeReport => ({
    period: 'week',
    isLoading: false,
    periods,
    until: null,
    find: () => null,
    ids: () => [],
  })
  for (const sort of ['uptime-30-days', 'fault', 'silent'] as const)
    expect(findShownOrder({ sort, isDescending: false }, 'provider', report([]))).toEqual(first)
  const byDay = { sort: 'uptime-day', isDescending: false } as const
  expect(findShownOrder(byDay, 'provider', report(['day']))).toEqual(byDay)
  expect(findShownOrder({ ...byDay, sort: 'uptime-30-days' }, 'provider', report(['day']))).toEqual(first)
  const loading = { ...report(['day']), isLoading: true }
  expect(findShownOrder(byDay, 'provider', loading)).toEqual(first)
  const byName = { sort: 'name', isDescending: false } as const
  expect(findShownOrder(byName, 'provider', report([]))).toEqual(byName)
})

test('single stations stand by completeness, the least complete first', () => {
  const report: UptimeReport = {
    period: 'week',
    periods: [],
    until: null,
    isLoading: false,
    find: () => null,
    ids: () => [],
  }
  expect(findShownOrder(parseOrder(null), 'station', report)).toEqual({
    sort: 'complete',
    isDescending: false,
  })
  const byPlugs = { sort: 'plugs', isDescending: true } as const
  expect(findShownOrder(byPlugs, 'station', report)).toEqual(byPlugs)
})

test('a period that is loaded is sorted by its uptime, the lowest first, unless another column was chosen', () => {
  const lowest = { sort: 'uptime-week', isDescending: false }
  expect(orderOfPeriod(parseOrder(null), 'week')).toEqual(lowest)
  expect(orderOfPeriod({ sort: 'uptime-day', isDescending: false }, 'week')).toEqual(lowest)
  expect(orderOfPeriod({ sort: 'uptime-day', isDescending: true }, 'week').isDescending).toBe(true)
  for (const sort of ['fault', 'name', 'live'] as const) {
    const order: Order = { sort, isDescending: false }
    expect(orderOfPeriod(order, 'week')).toEqual(order)
  }
})

test('a press on a column sorts the worst uptime and the longest fault first, and a second one reverses', () => {
  const press = (sort: Order['sort']) => pressColumn(parseOrder(null), sort)
  expect(press('uptime-30-days')).toEqual({ sort: 'uptime-30-days', isDescending: false })
  expect(press('fault')).toEqual({ sort: 'fault', isDescending: true })
  expect(press('oldest')).toEqual({ sort: 'oldest', isDescending: true })
  expect(pressColumn(press('fault'), 'fault')).toEqual({ sort: 'fault', isDescending: false })
})
