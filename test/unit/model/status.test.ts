import { expect, test } from 'vitest'
import {
  countPlugs,
  deriveFromNumber,
  deriveFromPlugs,
  type PlugStatus,
  type Status,
} from '../../../src/model/status'

test.each<[PlugStatus[], Status]>([
  [[], 'none'],
  [['none', 'none'], 'none'],
  [['available', 'available'], 'available'],
  [['available', 'occupied'], 'partly'],
  // Two free and one of which nothing is known: a driver can rely on two.
  [['available', 'available', 'unknown'], 'partly'],
  [['available', 'none'], 'partly'],
  [['occupied', 'reserved', 'out-of-order', 'unknown'], 'occupied'],
  [['reserved', 'out-of-order', 'unknown'], 'reserved'],
  [['reserved', 'unavailable'], 'reserved'],
  [['unavailable', 'out-of-order', 'unknown'], 'unavailable'],
  [['out-of-order', 'unknown'], 'unknown'],
  [['not-understood', 'unknown'], 'unknown'],
  // What came and could not be read is not what is kept from this viewer.
  [['not-understood', 'closed', 'none'], 'not-understood'],
  [['out-of-order', 'out-of-order'], 'out-of-order'],
  // What is not seen may be free.
  [['out-of-order', 'none', 'closed'], 'closed'],
  [['out-of-order', 'none'], 'unknown'],
  [['closed', 'none'], 'closed'],
])('plugs %j make a station %s', (plugs, status) => {
  expect(deriveFromPlugs(countPlugs(plugs))).toBe(status)
})

test('counts distinguish zero, unknown, closed and none', () => {
  const counts = countPlugs([
    'available',
    'available',
    'occupied',
    'reserved',
    'unavailable',
    'out-of-order',
    'unknown',
    'not-understood',
    'closed',
    'none',
  ])
  expect(counts).toEqual({
    total: 10,
    available: 2,
    occupied: 1,
    reserved: 1,
    unavailable: 1,
    'out-of-order': 1,
    unknown: 1,
    'not-understood': 1,
    closed: 1,
    none: 1,
    coming: 0,
  })
})

test.each<[number, number | null, Status]>([
  [0, 4, 'unavailable'],
  [2, 4, 'partly'],
  [4, 4, 'available'],
  [2, null, 'available'],
  [0, null, 'unavailable'],
])('%i free of %j is %s', (free, capacity, status) => {
  expect(deriveFromNumber(free, capacity)).toBe(status)
})
