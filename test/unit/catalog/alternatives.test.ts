import { expect, test } from 'vitest'
import { toTable } from '../../../src/api/to-table'
import { buildFewEntries } from '../../../src/catalog/build/few-entries'
import { findAlternatives } from '../../../src/catalog/query/alternatives'
import { minute } from '../../../src/durations'
import { staleAfterPolled } from '../../../src/model/freshness'
import type { Current, Station } from '../../../src/model/station'
import type { PlugStatus } from '../../../src/model/status'
import { stationAt } from './entries'

const now = Date.parse('2026-04-03T08:00:00Z')

/** A plug of a station: its connector, its status, minutes since that was measured, and its current if stated. */
type Plug = [type: string, status: PlugStatus, age?: number, current?: Current | undefined]

/** A station at a longitude, half a kilometre to every hundredth and a half of a degree. */
function place(id: string, lon: number | null, plugs: readonly Plug[], more: Partial<Station> = {}) {
  const named = plugs.map(([type, , , current = null], index) => ({
    id: `${id} ${index}`,
    name: String(index),
    connectors: [{ type, powerKw: 22, current }],
  }))
  const measured = plugs.map(([, status, age = 5], index) => ({
    level: 'plug' as const,
    value: {
      measuredId: `${id} ${index}`,
      dataType: 'status',
      period: 600,
      unit: '',
      reading: { kind: 'text' as const, text: '' },
      meaning: { kind: 'status' as const, status },
      measuredAt: now - age * minute,
      staleAfter: staleAfterPolled,
      access: 'open' as const,
    },
  }))
  return { station: stationAt(id, lon, 46.5, { plugs: named, ...more }), measured }
}

function alternatives(places: ReturnType<typeof place>[], of = 'here') {
  const stations = places.map(({ station }) => station)
  const entries = buildFewEntries(
    { stations, statusSeries: [], incomplete: false },
    toTable(places.flatMap(({ measured }) => measured)),
    now,
  )
  const entry = entries.find(({ station }) => station.id === of)
  if (!entry) throw new Error(`There is no ${of}.`)
  return findAlternatives(entry, entries, now)
}

const here = place('here', 11, [['Type 2', 'occupied']])

test('alternatives are the nearest three stations that are free now, with their distance', () => {
  const around = [4, 1, 3, 2].map((tenths) =>
    place(`at ${tenths}`, 11 + tenths / 100, [['Type 2', 'available']]),
  )
  const found = alternatives([here, ...around])
  expect(found.map(({ id }) => id)).toEqual(['at 1', 'at 2', 'at 3'])
  expect(found[0]?.distance).toBeCloseTo(765, -1)
})

test('alternatives exclude stations that are full, not live, too far, without a position or with other connectors', () => {
  const others = [
    place('full', 11.01, [['Type 2', 'occupied']]),
    place('old', 11.01, [['Type 2', 'available', 31]]),
    place('far', 11.4, [['Type 2', 'available']]),
    place('nowhere', null, [['Type 2', 'available']]),
    place('other', 11.01, [['CCS', 'available']]),
  ]
  expect(alternatives([here, ...others])).toEqual([])
})

test('of a type of connector with either current, alternatives have the same one or do not state it', () => {
  const others = [
    place('DC', 11.01, [['GB/T', 'available', 5, 'DC']]),
    place('AC', 11.02, [['GB/T', 'available', 5, 'AC']]),
    place('not stated', 11.03, [['GB/T', 'available']]),
  ]
  const ids = (current?: Current) =>
    alternatives([place('here', 11, [['GB/T', 'occupied', 5, current]]), ...others]).map(({ id }) => id)
  expect(ids('AC')).toEqual(['AC', 'not stated'])
  expect(ids('DC')).toEqual(['DC', 'not stated'])
  expect(ids()).toEqual(['DC', 'AC', 'not stated'])
})

test('alternatives exclude private stations, unless the station itself is private', () => {
  const at = (id: string, lon: number, accessType: string) =>
    place(id, lon, [['Type 2', 'available']], { accessType })
  const others = [at('private', 11.01, 'PRIVATE'), at('public', 11.02, 'PUBLIC')]
  expect(alternatives([here, ...others]).map(({ id }) => id)).toEqual(['public'])
  expect(alternatives([at('here', 11, 'PRIVATE'), ...others]).map(({ id }) => id)).toEqual([
    'private',
    'public',
  ])
})

test("a plug that was free days ago is not free now, although another plug's value is new", () => {
  const half = (age: number) =>
    place('half', 11.01, [
      ['Type 2', 'available', age],
      ['Type 2', 'occupied', 1],
    ])
  expect(alternatives([here, half(3 * 24 * 60)])).toEqual([])
  expect(alternatives([here, half(2)])).toMatchObject([{ id: 'half', measuredAt: now - 2 * minute }])
})

test('a free plug with another connector does not make a station an alternative', () => {
  const mixed = place('mixed', 11.01, [
    ['CCS', 'available'],
    ['Type 2', 'occupied'],
  ])
  expect(alternatives([here, mixed])).toEqual([])
  expect(
    alternatives(
      [here, mixed].concat(
        place('both', 11.02, [
          ['CCS', 'occupied'],
          ['Type 2', 'available'],
        ]),
      ),
    ),
  ).toMatchObject([{ id: 'both', status: 'available', free: 1, total: 1, matchingType: 'Type 2' }])
})

test('the count has a connector type only if all matching plugs have it', () => {
  const asked = place('here', 11, [
    ['CCS', 'occupied'],
    ['Type 2', 'occupied'],
  ])
  const mixed = place('mixed', 11.01, [
    ['CCS', 'available'],
    ['Type 2', 'occupied'],
  ])
  expect(alternatives([asked, mixed])).toMatchObject([
    { free: 1, total: 2, matchingType: null, matching: [{ type: 'CCS' }] },
  ])
})

test('without a connector to compare, no plug counts as matching', () => {
  const silent = place('silent', 11, [['', 'occupied']])
  expect(alternatives([silent, place('free', 11.01, [['', 'available']])], 'silent')).toEqual([])
})
