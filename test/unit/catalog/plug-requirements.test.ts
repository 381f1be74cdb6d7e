import { expect, test } from 'vitest'
import { attentionReasons } from '../../../src/catalog/attention'
import type { ClassQuery } from '../../../src/catalog/map-classes'
import { hour } from '../../../src/durations'
import { type Filters, noFilters } from '../../../src/model/filters'
import { free, loaded, now, plug, plugStatus, region, station } from './small-service'
import { stationQuery } from './station-query'

const outlet = (id: string, outletTypeCode: string) => ({
  ...plug(id, 'A'),
  smetadata: { outlets: [{ id, outletTypeCode, maxPower: 22 }] },
})
const taken = (id: string) => plugStatus(id, 'Occupied')

/** The row of a station with these plugs, under the filter "Type 2". */
async function underType2(plugs: string[], latest: Parameters<typeof loaded>[0]['latest'], metadata = {}) {
  const types = { C: 'CCS', T: 'Type 2' } as const
  const { catalog } = await loaded({
    stations: [station('A', metadata)],
    plugs: plugs.map((id) => outlet(id, types[id.startsWith('C') ? 'C' : 'T'])),
    latest: latest ?? [],
  })
  const filters: Filters = { ...noFilters, connector: ['Type 2'] }
  const [row] = (await catalog.page(stationQuery({ filters }), 0, 9)).stations
  return row && { status: row.status, free: row.free, total: row.total, freshness: row.freshness }
}

test('the plug without a status is the free one if the others are taken', async () => {
  const row = await underType2(['C1', 'T1'], [taken('C1'), free('A', 1)])
  expect(row).toEqual({ status: 'available', free: 1, total: 1, freshness: 'live' })
})

test('it is not free if the number counts a plug of another type', async () => {
  const latest = [plugStatus('C1', 'Available'), free('A', 1)]
  expect(await underType2(['C1', 'T1'], latest)).toMatchObject({ status: 'unavailable', free: 0, total: 1 })
  expect(await underType2(['C1', 'T1'], [plugStatus('C1', 'Available'), free('A', 2)])).toMatchObject({
    status: 'available',
    free: 1,
  })
})

test('an old number is old', async () => {
  const row = await underType2(['C1', 'T1'], [taken('C1'), free('A', 1, 90)])
  expect(row).toEqual({ status: 'available', free: 1, total: 1, freshness: 'stale' })
})

test('between its bounds the number of free plugs is unknown, and not "no live data"', async () => {
  const some = [taken('C1'), free('A', 1)]
  expect(await underType2(['C1', 'C2', 'T1'], some)).toMatchObject({
    status: 'unknown',
    free: null,
    total: 1,
  })
  expect(await underType2(['C1', 'C2', 'T1', 'T2'], [taken('C1'), free('A', 2)])).toMatchObject({
    status: 'partly',
    free: null,
    total: 2,
  })
})

test('a matching plug that is taken does not hide the free one beside it', async () => {
  const latest = [taken('C1'), taken('T1'), free('A', 1)]
  expect(await underType2(['C1', 'T1', 'T2'], latest)).toMatchObject({ status: 'partly', free: 1, total: 2 })
  expect(await underType2(['C1', 'C2', 'T1', 'T2'], latest)).toMatchObject({
    status: 'occupied',
    free: null,
    total: 2,
  })
})

test('a number that contradicts the statuses of plugs says nothing about the others', async () => {
  const latest = [plugStatus('C1', 'Available'), free('A', 0)]
  expect(await underType2(['C1', 'T1'], latest)).toMatchObject({ status: 'none', free: null })
})

test('a plug that the record counts and the service does not list may be the free one', async () => {
  const latest = [free('A', 1)]
  expect(await underType2(['C1', 'T1'], latest, { capacity: 3 })).toMatchObject({
    status: 'unknown',
    free: null,
  })
  expect(await underType2(['T1', 'T2', 'C1'], [free('A', 2)])).toMatchObject({ status: 'partly', free: null })
})

test('plugs without a known status have their own reason, and no time of another plug', async () => {
  const unknown = plugStatus('C1', 'UNKNOWN')
  const closed = { ...taken('T1'), closed: true }
  const plugs = [outlet('C1', 'CCS'), outlet('T1', 'Type 2')]
  const { catalog } = await loaded({ stations: [station('A')], plugs, latest: [unknown, closed] })
  const rowsOf = async (status: Filters['status']) => {
    const filters: Filters = { ...noFilters, connector: ['Type 2'], status }
    return (await catalog.page(stationQuery({ filters }), 0, 9)).stations
  }
  const row = { status: 'closed', measuredAt: null, freshness: 'none', faded: false }
  expect(await rowsOf([])).toMatchObject([row])
  expect(await rowsOf(['closed'])).toHaveLength(1)
  expect(await rowsOf(['unknown'])).toEqual([])
  const details = await catalog.details(
    'A',
    stationQuery({ filters: { ...noFilters, connector: ['Type 2'] } }),
  )
  expect(details?.matching).toMatchObject(row)
  expect(details?.plugs.map(({ status }) => status)).toEqual(['unknown', 'closed'])
  expect(await underType2(['C1', 'T1'], [unknown])).toMatchObject({ status: 'none', freshness: 'none' })
  expect(await underType2(['C1', 'T1'], [unknown, plugStatus('T1', 'odd', 90)])).toMatchObject({
    status: 'not-understood',
    freshness: 'stale',
  })
})

test.each(['UNKNOWN', 'Occupied'])(
  'a plug whose value may be cut off is unknown, beside one that is %s',
  async (word) => {
    // As many rows as a service sends that ignores the offset.
    const others = Array.from({ length: 199 }, (_, index) => free(`X${index}`, 1, 5, { tname: 'visits' }))
    expect(await underType2(['C1', 'T1'], [plugStatus('C1', word), ...others])).toMatchObject({
      status: 'unknown',
      freshness: 'none',
    })
  },
)

test('plugs without a measurement have the reason that the station itself has', async () => {
  expect(await underType2(['C1', 'T1'], [{ ...free('A', 1), closed: true }])).toMatchObject({
    status: 'closed',
    total: 1,
  })
  expect(await underType2(['C1', 'T1'], [{ ...free('A', 1), mvalue: 'many' }])).toMatchObject({
    status: 'not-understood',
    total: 1,
  })
})

test('the highlight of a station has the status of its symbol', async () => {
  const { catalog } = await loaded({
    stations: [station('A')],
    plugs: [outlet('C1', 'CCS'), outlet('T1', 'Type 2')],
    latest: [plugStatus('C1', 'Available'), taken('T1')],
  })
  const highlightFor = async (connector: string[]) => {
    const summary = await catalog.summary('A', { now, filters: { ...noFilters, connector } })
    return { status: summary?.status, faded: summary?.faded }
  }
  const symbolFor = async (connector: string[]) => {
    const [symbol] = await catalog.view({ filters: { ...noFilters, connector }, now }, [...region], 17)
    return symbol?.kind === 'station' ? { status: symbol.status, faded: symbol.faded } : null
  }
  for (const connector of [[], ['CCS'], ['Type 2']])
    expect(await highlightFor(connector)).toEqual(await symbolFor(connector))
  expect(await highlightFor(['CCS'])).toMatchObject({ status: 'available' })
  expect(await highlightFor([])).toMatchObject({ status: 'partly' })
})

test('a station without a matching plug, which only a link shows, has the status of all its plugs', async () => {
  const { catalog } = await loaded({
    stations: [station('A'), station('B')],
    plugs: [outlet('C1', 'CCS'), { ...outlet('T1', 'Type 2'), pcode: 'B' }],
    latest: [plugStatus('C1', 'Available'), taken('T1')],
  })
  const filters: Filters = { ...noFilters, connector: ['Type 2'] }
  expect(await catalog.summary('A', { now, filters })).toMatchObject({ status: 'available' })
})

test('the classes on the map are those of the matching plugs, as the list of attention is', async () => {
  const { catalog } = await loaded({
    stations: [station('A')],
    plugs: [outlet('C1', 'CCS'), outlet('C2', 'CCS'), outlet('T1', 'Type 2'), outlet('T2', 'Type 2')],
    latest: [
      ...[taken('C1'), plugStatus('C2', 'Available')],
      ...[taken('T1'), plugStatus('T2', 'OutOfService')],
    ],
  })
  const classOf = async (classes: ClassQuery, connector: string[]) => {
    const query = { filters: { ...noFilters, connector }, now, classes }
    const [symbol] = await catalog.view(query, [...region], 17)
    expect(await catalog.summary('A', query)).toMatchObject({ classes: symbol?.classes })
    return symbol?.classes?.counts.indexOf(1)
  }
  const attention = { by: 'attention', reason: null, oldFrom: hour } as const
  const listed = async (connector: string[]) => {
    const query = { ...attention, ...stationQuery({ filters: { ...noFilters, connector } }) }
    return (await catalog.attention({ ...query, sort: 'newest' }, 0, 9)).rows.map(({ plug }) => plug?.id)
  }
  const [outOfOrder, none] = [attentionReasons.indexOf('out-of-order'), attentionReasons.length]
  const [half, more, allTaken] = [1, 2, 3]
  const seen: unknown[] = []
  for (const connector of [[], ['CCS'], ['Type 2']])
    seen.push([
      await listed(connector),
      await classOf(attention, connector),
      await classOf({ by: 'use' }, connector),
    ])
  expect(seen).toEqual([
    [['T2'], outOfOrder, more],
    [[], none, half],
    [['T2'], outOfOrder, allTaken],
  ])
})
