import { describe, expect, test } from 'vitest'
import { noFilters } from '../../../src/model/filters'
import { statuses } from '../../../src/model/status'
import { anonymous } from '../../../src/model/viewer'
import { free, loaded, now, plug, plugStatus, signedIn, station } from './small-service'
import { stationQuery } from './station-query'

const freeNow = { ...noFilters, feature: ['free-now'] as const }
/** 3 April 2026 is a Friday; `now` is 10:00 in Rome. */
const shop = (period_begin: string, period_end: string) => ({
  country_code: 'IT',
  time_zone: 'Europe/Rome',
  opening_times: {
    regular_hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, period_begin, period_end })),
  },
})
const two = (id: string) => [plug(`${id}1`, id), plug(`${id}2`, id)]
const bothFree = (id: string) => [plugStatus(`${id}1`, 'Available'), plugStatus(`${id}2`, 'Available')]

async function all(rows: Parameters<typeof loaded>[0]) {
  const { catalog, snapshot } = await loaded(rows)
  const view = () => catalog.view(stationQuery(), [-180, -85, 180, 85], 3)
  return {
    catalog,
    snapshot,
    rows: (await catalog.page(stationQuery({ sort: 'free' }), 0, 20)).stations,
    freeNow: (await catalog.page(stationQuery({ filters: freeNow }), 0, 20)).stations.map(({ id }) => id),
    counted: (await catalog.facets(stationQuery())).groups.feature.find(({ value }) => value === 'free-now')
      ?.count,
    drawn: (await view())[0],
    exported: (await catalog.export(stationQuery({ scope: 'open' }))).rows,
  }
}

describe('a station that is closed now', () => {
  const rows = {
    stations: [station('open', shop('08:00', '18:00')), station('shut', shop('11:00', '18:00'))],
    plugs: [...two('open'), ...two('shut')],
    latest: [...bothFree('open'), ...bothFree('shut')],
  }

  test('is not free now: in row, filter, count, order, export and on the map', async () => {
    const seen = await all(rows)
    expect(seen.freeNow).toEqual(['open'])
    expect(seen.counted).toBe(1)
    expect(seen.rows.map(({ id, faded, shut }) => [id, faded, shut])).toEqual([
      ['open', false, null],
      ['shut', true, { opensAt: Date.parse('2026-04-03T09:00:00Z') }],
    ])
    const of = (counted: number[]) => counted.concat(statuses.slice(counted.length).map(() => 0))
    expect(seen.drawn).toMatchObject({ kind: 'cluster', byStatus: of([2]), fadedByStatus: of([1]) })
    expect(seen.exported.map(({ summary, open }) => [summary.id, open, summary.freeNow])).toEqual([
      ['open', true, true],
      ['shut', false, false],
    ])
  })

  test('unlike one that is open, or may be: a row says until when, or nothing', async () => {
    const always = { ...shop('', ''), opening_times: { twentyfourseven: true } }
    const holiday = { period_begin: '2026-04-03T06:00:00Z', period_end: '2026-04-03T20:00:00Z' }
    const today = { ...always, opening_times: { exceptional_openings: [holiday] } }
    const stations = [
      ...[...rows.stations, station('always', always), station('today', today)],
      station('unstated'),
    ]
    const seen = await all({ ...rows, stations })
    expect(Object.fromEntries(seen.rows.map(({ id, openUntil }) => [id, openUntil]))).toEqual({
      open: Date.parse('2026-04-03T16:00:00Z'),
      shut: null,
      always: 'always',
      today: 'weekly',
      unstated: null,
    })
  })

  test('comes after open stations, also those without live data', async () => {
    const seen = await all({ ...rows, stations: [...rows.stations, station('unknown')] })
    expect(seen.rows.map(({ id }) => id)).toEqual(['open', 'unknown', 'shut'])
  })

  test("keeps its plugs' status", async () => {
    expect((await all(rows)).rows[1]).toMatchObject({ status: 'available', free: 2, total: 2 })
  })
})

describe('a station that its operator takes out of use', () => {
  test.each(['FAULT', 'EXCEPTION', 'TEMPORARYUNAVAILABLE', 'UNAVAILABLE', 'PLANNED', 'REMOVED'])(
    'as %s is not free, whatever its plugs report',
    async (state) => {
      const seen = await all({ stations: [station('A', { state })], plugs: two('A'), latest: bothFree('A') })
      expect(seen.freeNow).toEqual([])
      expect(seen.counted).toBe(0)
      expect(seen.rows[0]).toMatchObject({ status: 'out-of-order', free: 2, total: 2, freeNow: false })
      expect(seen.rows[0]?.outOfUse).not.toBeNull()
      expect(seen.drawn).toMatchObject({ status: 'out-of-order', faded: false })
    },
  )

  test('comes after occupied stations, and is no alternative', async () => {
    const outlets = { smetadata: { outlets: [{ outletTypeCode: 'CCS', maxPower: 50 }] } }
    const { catalog, rows } = await all({
      stations: [station('out', { state: 'FAULT' }), station('taken'), station('ask')],
      plugs: ['out', 'taken', 'ask'].map((id) => ({ ...plug(`${id}1`, id), ...outlets })),
      latest: [
        plugStatus('out1', 'Available'),
        plugStatus('taken1', 'Occupied'),
        plugStatus('ask1', 'Occupied'),
      ],
    })
    expect(rows.map(({ id }) => id)).toEqual(['ask', 'taken', 'out'])
    expect(await catalog.alternatives('ask', now)).toEqual([])
  })

  test('does not follow from an unknown state', async () => {
    const seen = await all({
      stations: [station('A', { state: 'MAINTENANCE2' })],
      plugs: two('A'),
      latest: bothFree('A'),
    })
    expect(seen.rows[0]).toMatchObject({ status: 'available', outOfUse: null })
  })
})

describe('a public value that cannot be read', () => {
  const refused = (mvalue: unknown) => ({ ...free('A', 1), mvalue, mperiod: 'often' })
  test.each([
    ['-1', free('A', -1)],
    ['a word', { ...free('A', 1), mvalue: 'AVAILABLE' }],
    ['an object', { ...free('A', 1), mvalue: { free: 1 } }],
    ['a list, which the schema refuses', { ...free('A', 1), mvalue: [1] }],
    ['with a period that the schema refuses', refused(1)],
  ])('%s, is neither closed nor empty', async (_, row) => {
    for (const viewer of [anonymous, signedIn]) {
      const { catalog } = await loaded({ stations: [station('A')], latest: [row] }, viewer)
      const details = await catalog.details('A', stationQuery())
      expect(details?.summary.status).toBe('not-understood')
      expect(details?.hiddenSeries).toEqual([])
    }
  })

  test.each([
    ['an object', { ...plugStatus('A1', 'x'), mvalue: { state: 'x' } }],
    ['a word never seen', plugStatus('A1', 'Dancing')],
    ['a list', { ...plugStatus('A1', 'x'), mvalue: ['Available'] }],
  ])('of a plug, %s, gives the status "not understood"', async (_, row) => {
    const { catalog } = await loaded({ stations: [station('A')], plugs: [plug('A1', 'A')], latest: [row] })
    const details = await catalog.details('A', stationQuery())
    expect(details?.plugs[0]?.status).toBe('not-understood')
    expect(details?.summary.status).toBe('not-understood')
  })

  test('of a plug whose status is understood, is not hidden', async () => {
    const latest = [
      plugStatus('A1', 'Available'),
      { ...plugStatus('A1', 7), tname: 'charging-power', mperiod: 'x' },
    ]
    for (const viewer of [anonymous, signedIn]) {
      const { catalog } = await loaded({ stations: [station('A')], plugs: [plug('A1', 'A')], latest }, viewer)
      const details = await catalog.details('A', stationQuery())
      expect(details?.plugs[0]?.status).toBe('available')
      expect(details?.hiddenSeries).toEqual([])
    }
  })
})

describe('plugs and the number of a station', () => {
  const of = async (latest: Parameters<typeof loaded>[0]['latest'], metadata = {}, plugs = two('A')) =>
    (await all({ stations: [station('A', metadata)], plugs, latest: latest ?? [] })).rows[0]

  test('the number counts for plugs without a status', async () => {
    const unknown = plugStatus('A2', 'Unknown')
    const taken = plugStatus('A1', 'Occupied')
    expect(await of([taken, unknown, free('A', 1)])).toMatchObject({
      status: 'partly',
      free: 1,
      conflict: null,
    })
    expect(await of([taken, unknown, free('A', 0)])).toMatchObject({ status: 'occupied', free: 0 })
    expect(await of([plugStatus('A1', 'Unknown'), unknown, free('A', 0)])).toMatchObject({
      status: 'unavailable',
      free: 0,
      total: 2,
    })
  })

  test('a contradiction is reported, unless it is old', async () => {
    const taken = [plugStatus('A1', 'Occupied'), plugStatus('A2', 'OutOfService')]
    expect(await of([...taken, free('A', 1)])).toMatchObject({
      status: 'occupied',
      free: 0,
      conflict: { kind: 'plugs', counted: 1, against: 0 },
    })
    expect(await of([...taken, free('A', 1, 90)])).toMatchObject({ free: 0, conflict: null })
    expect(await of([free('A', 7)], { capacity: 4 }, [])).toMatchObject({
      status: 'available',
      free: 7,
      total: 4,
      conflict: { kind: 'capacity', counted: 7, against: 4 },
    })
  })
})
