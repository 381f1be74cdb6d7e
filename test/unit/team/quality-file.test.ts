import { expect, test } from 'vitest'
import { ageSteps, elementNames, elements, type QualityRow } from '../../../src/catalog/quality'
import { createI18n } from '../../../src/i18n/i18n'
import english from '../../../src/i18n/messages/en.json'
import type { RowUptime } from '../../../src/model/uptime'
import type { Scope } from '../../../src/model/value'
import { qualityFile } from '../../../src/team/quality/quality-file'

const config = {
  publisher: 'Sandbox',
  licence: { name: 'CC0', url: 'https://cc0.example/' },
  region: { timeZone: 'Europe/Rome' },
}
const i18n = createI18n('en', english, 'Europe/Rome')
const common = { by: 'provider' as const, i18n, config }
const until = Date.parse('2026-11-20T12:00:00Z')
const row: QualityRow = {
  id: 'Neogy',
  name: 'Neogy',
  provider: 'Neogy',
  municipality: '',
  access: 'open',
  stationCount: 2,
  plugCount: 4,
  public: { station: 2, plug: 4 },
  complete: 0.5,
  liveStations: 1,
  oldestAt: null,
  duplicates: 0,
  statuses: { fault: 0, free: 0, closed: 0, none: 0 },
  have: Object.fromEntries(elementNames.map((name) => [name, null])) as QualityRow['have'],
  dynamic: { values: 0, live: 0, stale: 0, unknown: 0 },
  ages: Array.from({ length: ageSteps.length + 2 }, () => 0),
  capacity: { stated: 0, different: 0 },
  positions: { outside: 0, invalid: 0, missing: 0 },
}

/** Number of plugs whose uptime is counted, by scope. */
const plugs = { open: 1, all: 3 }
const find = (by: string, id: string, scope: Scope): RowUptime | null =>
  by === 'provider' && id === 'Neogy'
    ? {
        byPeriod: {},
        stations: 1,
        plugs: plugs[scope],
        access: scope === 'open' ? 'open' : 'closed',
        isIncomplete: false,
      }
    : null

test.each(['open', 'all'] as const)('a file with the scope %s has uptimes with the same scope', (scope) => {
  const uptime = { until, find }
  const { text } = qualityFile({ ...common, page: { rows: [row], fetchedAt: until }, uptime, scope })
  const [names = [], cells = []] = text.split('\r\n').map((line) => line.split(','))
  expect(cells[names.indexOf('uptime_plugs')]).toBe(String(plugs[scope]))
  expect(cells[names.indexOf('uptime_until')]).toBe('2026-11-20T13:00:00+01:00')
})

test('a row says whether all of its histories are in its uptime; without one the cell is empty', () => {
  const completeOf = (isIncomplete: boolean, id: string) => {
    const found = { byPeriod: {}, stations: 1, plugs: 1, access: 'open' as const, isIncomplete }
    const uptime = { until, find: (_: string, one: string) => (one === 'Neogy' ? found : null) }
    const page = { rows: [{ ...row, id }], fetchedAt: until }
    const { text } = qualityFile({ ...common, page, uptime, scope: 'open' })
    const [names = [], cells = []] = text.split('\r\n').map((line) => line.split(','))
    return cells[names.indexOf('uptime_complete')]
  }
  expect(completeOf(true, 'Neogy')).toBe('No')
  expect(completeOf(false, 'Neogy')).toBe('Yes')
  expect(completeOf(false, 'Alperia')).toBe('')
})

test('a station has its provider and its municipality', () => {
  const station = { ...row, id: 'S', name: 'Station', provider: 'Neogy', municipality: 'Bozen' }
  const page = { rows: [station], fetchedAt: until }
  const { text } = qualityFile({
    ...common,
    by: 'station',
    page,
    uptime: { until, find: () => null },
    scope: 'open',
  })
  const [names = [], cells = []] = text.split('\r\n').map((line) => line.split(','))
  const place = names.indexOf('provider')
  expect(names.slice(place, place + 2)).toEqual(['provider', 'municipality'])
  expect(cells.slice(place, place + 2)).toEqual(['Neogy', 'Bozen'])
})

test('a file holds closed data if a row has a closed value or the uptime of a closed plug', () => {
  const nameOf = (rows: QualityRow[], scope: Scope, found = find) =>
    qualityFile({ ...common, page: { rows, fetchedAt: until }, uptime: { until, find: found }, scope }).name
  const closed = { ...row, access: 'closed' as const }
  expect(nameOf([row], 'open')).not.toContain('closed')
  expect(nameOf([row], 'all')).toContain('-with-closed-data')
  expect(nameOf([row], 'all', () => null)).not.toContain('closed')
  expect(nameOf([row, closed], 'all', () => null)).toContain('-with-closed-data')
})

test('a row that may be closed says so, has no licence and marks the file', () => {
  const uptime = { until, find: () => null }
  const page = { rows: [{ ...row, access: 'not-known' as const }], fetchedAt: until }
  const { name, text } = qualityFile({ ...common, page, uptime, scope: 'all' })
  expect(name).toContain('-with-closed-data')
  expect(text).toMatch(/"closed data, not for the public",not-known\r\n$/)
  const plugs = { byPeriod: {}, stations: 1, plugs: 2, access: 'not-known' as const, isIncomplete: false }
  const ofPlugs = { ...common, page: { rows: [row], fetchedAt: until }, uptime: { until, find: () => plugs } }
  expect(qualityFile({ ...ofPlugs, scope: 'all' }).text).toMatch(/,not-known\r\n$/)
})

test('each figure stands under its own name', () => {
  const have = Object.fromEntries(elementNames.map((name, at) => [name, 100 + at])) as QualityRow['have']
  const figures: QualityRow = {
    ...row,
    stationCount: 1,
    plugCount: 2,
    public: { station: 3, plug: 4 },
    complete: 5,
    liveStations: 6,
    duplicates: 7,
    have,
    oldestAt: until,
    ages: Array.from({ length: ageSteps.length + 2 }, (_, at) => 200 + at),
    dynamic: { values: 8, live: 9, stale: 10, unknown: 11 },
    capacity: { stated: 12, different: 13 },
    positions: { outside: 14, invalid: 15, missing: 16 },
  }
  const uptime = { until, find: () => null }
  const page = { rows: [figures], fetchedAt: until }
  const { text } = qualityFile({ ...common, page, uptime, scope: 'open' })
  const [names = [], cells = []] = text.split('\r\n').map((line) => line.split(','))
  const byName = Object.fromEntries(names.map((name, at) => [name.replace('\uFEFF', ''), cells[at]]))
  expect(byName).toMatchObject({
    id: 'Neogy',
    stations: '1',
    plugs: '2',
    public_stations: '3',
    public_plugs: '4',
    complete: '5',
    live_stations: '6',
    duplicates: '7',
    live_values: '9',
    old_values: '10',
    values_of_unknown_age: '11',
    capacity_stated: '12',
    capacity_differs: '13',
    outside_of_region: '14',
    coordinates_invalid: '15',
    without_coordinates: '16',
    oldest_measured_at: '2026-11-20T13:00:00+01:00',
    ...Object.fromEntries(
      elementNames.map((name, at) => [`${name}_of_${elements[name].level}s`, String(100 + at)]),
    ),
    ...Object.fromEntries(
      ageSteps.map((step, at) => [`values_up_to_${step / 60_000}_min`, String(200 + at)]),
    ),
    values_older: String(200 + ageSteps.length),
    values_without_time: String(201 + ageSteps.length),
  })
})

test('the main figures come first, and what they consist of after them', () => {
  const uptime = { until, find: () => null }
  const page = { rows: [row], fetchedAt: until }
  const { text } = qualityFile({ ...common, page, uptime, scope: 'all' })
  const names = text.replace('\uFEFF', '').split('\r\n')[0]?.split(',') ?? []
  expect(names.slice(0, 14)).toEqual([
    ...['id', 'name', 'provider', 'municipality', 'stations', 'plugs'],
    ...['uptime_24h', 'uptime_7d', 'uptime_30d', 'uptime_complete', 'uptime_until'],
    ...['complete', 'live_stations', 'live_values'],
  ])
  const first = [
    'uptime_stations',
    'values_up_to_15_min',
    'public_stations',
    'location_of_stations',
    'fetched_at',
  ]
  const places = ['duplicates', ...first].map((name) => names.indexOf(name))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(names.indexOf('uptime_stations')).toBe(names.indexOf('duplicates') + 1)
  expect(new Set(names).size).toBe(names.length)
})
