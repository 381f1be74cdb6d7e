import { expect, test } from 'vitest'
import type { UptimeReport } from '../../../src/model/uptime'
import {
  findShownOrder,
  type Order,
  orderOfPeriod,
  parseOrder,
  pressColumn,
  serializeOrder,
} from '../../../src/team/quality/quality-choices'

const first: Order = { sort: 'stations', isDescending: true }

test.each([
  ['uptime-week.ascending', { sort: 'uptime-week', isDescending: false }],
  ['fault.descending', { sort: 'fault', isDescending: true }],
  ['stations.descending', first],
])('the order %s is parsed and serialized unchanged', (text, order) => {
  expect(parseOrder(text)).toEqual(order)
  expect(serializeOrder(parseOrder(text))).toBe(text)
})

test.each([
  null,
  '',
  'fault',
  'fault.down',
  'fault.descending.x',
  'given.ascending',
  'constructor.ascending',
])('the order %s is none, and is not serialized', (text) => {
  expect(parseOrder(text)).toBeNull()
  expect(serializeOrder(parseOrder(text))).toBeNull()
})

test('a column without loaded histories does not sort the table', () => {
  const report = (periods: UptimeReport['periods']): UptimeReport => ({
    period: 'day',
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
  expect(findShownOrder({ ...byDay, sort: 'uptime-30-days' }, 'provider', report(['day']))).toEqual(byDay)
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

test('once uptimes are loaded, the lowest comes first, unless an order was chosen', () => {
  const report = (isLoading: boolean): UptimeReport => ({
    period: 'week',
    periods: ['day', 'week'],
    until: null,
    isLoading,
    find: () => null,
    ids: () => [],
  })
  const lowest = { sort: 'uptime-week', isDescending: false }
  for (const by of ['provider', 'station'] as const) {
    expect(findShownOrder(null, by, report(false))).toEqual(lowest)
    expect(findShownOrder({ sort: 'plugs', isDescending: true }, by, report(false)).sort).toBe('plugs')
  }
  expect(findShownOrder(first, 'provider', report(false))).toEqual(first)
  expect(findShownOrder(null, 'provider', report(true))).toEqual(first)
})

test('a chosen order by uptime is by the chosen period, and another one stays', () => {
  expect(orderOfPeriod(null, 'week')).toBeNull()
  expect(orderOfPeriod({ sort: 'uptime-day', isDescending: true }, 'week')).toEqual({
    sort: 'uptime-week',
    isDescending: true,
  })
  for (const sort of ['fault', 'name', 'live'] as const) {
    const order: Order = { sort, isDescending: false }
    expect(orderOfPeriod(order, 'week')).toEqual(order)
  }
})

test('a press on a column sorts the worst uptime and the longest fault first, and a second one reverses', () => {
  const press = (sort: Order['sort']) => pressColumn(first, sort)
  expect(press('uptime-30-days')).toEqual({ sort: 'uptime-30-days', isDescending: false })
  expect(press('fault')).toEqual({ sort: 'fault', isDescending: true })
  expect(press('oldest')).toEqual({ sort: 'oldest', isDescending: true })
  expect(pressColumn(press('fault'), 'fault')).toEqual({ sort: 'fault', isDescending: false })
})
