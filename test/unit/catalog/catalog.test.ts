import { expect, test } from 'vitest'
import { hour } from '../../../src/durations'
import { noFilters } from '../../../src/model/filters'
import { failureOf } from '../api/service'
import { free, loaded, now, plug, plugStatus, serveData, signedIn, station } from './small-service'
import { stationQuery } from './station-query'

test('joins stations, plugs and values by id', async () => {
  const { catalog, snapshot } = await loaded({
    stations: [station('A', { capacity: 2 }), station('B')],
    plugs: [plug('A2', 'A'), plug('A1', 'A'), plug('X', 'not loaded')],
    latest: [plugStatus('A1', 1), plugStatus('A2', 0, 10), free('A', 2)],
  })
  expect(snapshot).toMatchObject({
    revision: 1,
    stationCount: 2,
    plugCount: 2,
    fetchedAt: now,
    withoutLiveData: 1,
  })
  expect(snapshot.newestMeasuredAt).toBe(now - 5 * 60_000)
  const details = await catalog.details('A', stationQuery())
  expect(details?.plugs.map(({ id, status }) => [id, status])).toEqual([
    ['A1', 'available'],
    ['A2', 'unavailable'],
  ])
  expect(details?.values.map(({ measuredId }) => measuredId)).toEqual(['A'])
  expect(details?.plugs.map(({ values }) => values.map(({ measuredId }) => measuredId))).toEqual([
    ['A1'],
    ['A2'],
  ])
  expect(details?.summary).toMatchObject({ status: 'partly', free: 1, total: 2, freshness: 'live' })
  expect(details?.matches).toBe(true)
  expect(await catalog.details('C', stationQuery())).toBeNull()
})

test('a number of free plugs has the freshness of the plugs that it is counted from', async () => {
  const { catalog } = await loaded({
    stations: [station('A'), station('B')],
    plugs: [plug('A1', 'A'), plug('B1', 'B')],
    latest: [
      { ...plugStatus('A1', 'AVAILABLE', 120), tname: 'echarging-plug-status-ocpi' },
      free('A', 1, 120),
      plugStatus('B1', 1, 120),
      free('B', 1, 120),
    ],
  })
  const staleAfter = async (id: string) =>
    (await catalog.details(id, stationQuery()))?.values.find(({ meaning }) => meaning.kind === 'free')
      ?.staleAfter
  expect(await staleAfter('A')).toBe(24 * hour)
  expect(await staleAfter('B')).toBe(hour / 2)
})

test('a pushed value counts as unchanged only while the service answers', async () => {
  const pushed = { ...plugStatus('A1', 'AVAILABLE', 120), tname: 'echarging-plug-status-ocpi' }
  const { catalog, data } = await loaded({
    stations: [station('A')],
    plugs: [plug('A1', 'A')],
    latest: [pushed],
  })
  const unchanged = async (at: number) => {
    const found = await catalog.details('A', stationQuery({ now: at }))
    return [found?.summary.isUnchanged, found?.plugs[0]?.isUnchanged]
  }
  expect(await unchanged(now + hour / 4)).toEqual([true, true])
  expect(await unchanged(now + hour / 4 + 1)).toEqual([false, false])
  // An equal answer is a new revision, because the service has confirmed its values.
  expect((await catalog.refresh(now + hour)).revision).toBe(2)
  expect(await unchanged(now + hour)).toEqual([true, true])
  data.fails = /./
  expect((await catalog.refresh(now + 2 * hour)).revision).toBe(2)
  expect(await unchanged(now + 2 * hour)).toEqual([false, false])
})

test.each([
  ['15 min', hour / 4, 'live'],
  ['an hour', hour, 'stale'],
  ['23 hours', 23 * hour, 'stale'],
])('a pushed value, without an answer of the service for %s, is %s', async (_, wait, freshness) => {
  const tname = 'echarging-plug-status-ocpi'
  const { catalog } = await loaded({
    stations: [station('A')],
    plugs: [plug('A1', 'A')],
    latest: [plugStatus('A1', 'AVAILABLE', 5, { tname })],
  })
  const query = stationQuery({ now: now + wait })
  const isLive = freshness === 'live'
  const details = await catalog.details('A', query)
  expect(details?.summary).toMatchObject({ freshness, freeNow: isLive, faded: !isLive, isUnchanged: isLive })
  expect(details?.plugs[0]).toMatchObject({ freshness, isUnchanged: isLive })
  const { status, feature } = (await catalog.facets(query)).groups
  expect(status.find(({ value }) => value === 'available')).toMatchObject({ count: 1, old: isLive ? 0 : 1 })
  expect(feature.find(({ value }) => value === 'free-now')?.count).toBe(isLive ? 1 : 0)
  expect((await catalog.inventory(query.now)).types).toMatchObject([{ live: isLive ? 1 : 0 }])
})

test('a query before the first load throws', async () => {
  const { open } = await serveData({ stations: [], plugs: [], latest: [], fails: null })
  expect(await failureOf(open().facets(stationQuery()))).toMatchObject({
    message: expect.stringContaining('loaded'),
  })
})

test('an empty answer gives an empty catalog', async () => {
  const { catalog, snapshot } = await loaded({})
  expect(snapshot).toMatchObject({
    stationCount: 0,
    firstBounds: null,
    newestMeasuredAt: null,
    medianMeasuredAt: null,
  })
  expect(await catalog.page(stationQuery(), 0, 10)).toEqual({
    stations: [],
    from: 0,
    matched: 0,
    withPosition: 0,
    total: 0,
  })
})

test('a series that only the token shows is closed', async () => {
  const { catalog, snapshot } = await loaded(
    {
      stations: [station('A'), station('B')],
      latest: [
        free('A', 1),
        free('A', 1, 5, { mperiod: 300, closed: true }),
        free('B', 1, 5, { closed: true }),
        { ...free('B', 9), tname: 'visits', closed: true },
      ],
    },
    signedIn,
  )
  expect(snapshot).toMatchObject({ revealed: { values: 3, stationCount: 2 }, tokenFailure: null })
  const details = await catalog.details('A', stationQuery())
  expect(details?.values.map(({ period, access }) => [period, access])).toEqual([
    [300, 'closed'],
    [600, 'open'],
  ])
  expect(details?.summary.closedValues).toBe(1)
})

test('an anonymous viewer sees the status "not public" and the reason "sign in" for that series', async () => {
  const { catalog, snapshot } = await loaded({
    stations: [station('A'), station('B')],
    plugs: [plug('B1', 'B')],
    latest: [free('A', 1, 5, { closed: true }), plugStatus('B1', 1, 5, { closed: true })],
  })
  expect(snapshot.revealed).toBeNull()
  const { stations } = await catalog.page(stationQuery(), 0, 10)
  expect(stations.map(({ status, freshness }) => [status, freshness])).toEqual([
    ['closed', 'none'],
    ['closed', 'none'],
  ])
  expect((await catalog.details('B', stationQuery()))?.hiddenSeries).toEqual([
    { measuredId: 'B1', dataType: 'echarging-plug-status', reason: 'sign-in' },
  ])
})

test('a viewer without the right gets the reason "not permitted"', async () => {
  const { open } = await serveData({
    stations: [station('A')],
    plugs: [],
    latest: [{ ...free('A', 1), mvalue: null }],
    fails: null,
  })
  const catalog = open(signedIn)
  expect(await catalog.refreshNow(now)).toMatchObject({ revealed: { values: 0, stationCount: 0 } })
  expect((await catalog.details('A', stationQuery()))?.hiddenSeries).toEqual([
    { measuredId: 'A', dataType: 'number-available', reason: 'not-permitted' },
  ])
})

test('a refused token only removes the closed values', async () => {
  const rows = {
    stations: [station('A')],
    latest: [free('A', 1), free('A', 1, 5, { mperiod: 1, closed: true })],
  }
  const { catalog, snapshot } = await loaded(rows, signedIn, async () => 'bad')
  expect(snapshot).toMatchObject({
    tokenFailure: 'refused',
    revealed: { values: 0, stationCount: 0 },
  })
  expect((await catalog.details('A', stationQuery()))?.hiddenSeries).toEqual([])
})

test('invalid records are counted and described, and do not affect others', async () => {
  const { catalog, snapshot } = await loaded({
    stations: [station('A'), { sname: 'no id' }],
    plugs: [plug('A1', 'A'), { scode: 'A2' }],
    latest: [plugStatus('A1', 1), { scode: 'A1', stype: 'EChargingPlug' }],
  })
  expect(snapshot).toMatchObject({ stationCount: 1, plugCount: 1, rejected: 3 })
  expect(await catalog.rejected()).toEqual([
    { kind: 'stations', row: 1, id: '', reason: 'scode: expected string', access: 'open' },
    { kind: 'plugs', row: 1, id: 'A2', reason: 'pcode: expected string', access: 'open' },
    { kind: 'values', row: 1, id: 'A1', reason: 'tname: expected string', access: 'open' },
  ])
})

test('the series of a station are requested once', async () => {
  const { catalog, requests } = await loaded({ stations: [station('A')], latest: [free('A', 1)] })
  requests.length = 0
  await catalog.details('A', stationQuery())
  await catalog.details('A', stationQuery())
  expect(requests).toHaveLength(1)
})

test('a station opens without the list of its series', async () => {
  const { catalog, data } = await loaded({ stations: [station('A')], latest: [free('A', 1)] })
  data.fails = /./
  expect(await catalog.details('A', stationQuery())).toMatchObject({
    hiddenSeries: null,
    summary: { id: 'A' },
  })
})

test('a station that the filters hide opens, and is marked as not matching', async () => {
  const { catalog } = await loaded({ stations: [station('A'), station('B', { accessType: 'PRIVATE' })] })
  expect(
    (await catalog.details('A', stationQuery({ filters: { ...noFilters, access: ['PRIVATE'] } })))?.matches,
  ).toBe(false)
})

test('the id of a plug finds its station, also that of a merged record', async () => {
  const { catalog } = await loaded({
    stations: [
      station('A', { provider: 'Neogy' }, { sorigin: 'Neogy' }),
      station('B', { provider: 'Neogy' }, { sorigin: 'Neogy-AMPECO' }),
      station('C', {}, { scoordinate: { x: 12, y: 46.5 } }),
    ],
    plugs: [plug('IT*NEO*E77218*1', 'A'), plug('ASM_138-2', 'B'), plug('ASM_139-1', 'C')],
    latest: [plugStatus('ASM_138-2', 1)],
  })
  const found = async (q: string) => {
    const { stations } = await catalog.search({ text: q, limit: 4, now })
    const page = await catalog.page(stationQuery({ filters: { ...noFilters, q } }), 0, 4)
    return [stations, page.stations].map((rows) => rows.map(({ id }) => id))
  }
  expect((await catalog.summary('B', { filters: noFilters, now }))?.id).toBe('A')
  expect(await found('it*neo*e77218*1')).toEqual([['A'], ['A']])
  expect(await found('asm_138')).toEqual([['A'], ['A']])
  expect(await found('ASM_139-1')).toEqual([['C'], ['C']])
})
