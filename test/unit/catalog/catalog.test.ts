import { expect, test } from 'vitest'
import { noFilters } from '../../../src/model/filters'
import { failureOf } from '../api/service'
import { free, loaded, now, plug, plugStatus, serveData, signedIn, station } from './small-service'

const hour = 3_600_000

test('joins stations, plugs and values by id', async () => {
  const { catalog, snapshot } = await loaded({
    stations: [station('A', { capacity: 2 }), station('B')],
    plugs: [plug('A2', 'A'), plug('A1', 'A'), plug('X', 'not loaded')],
    latest: [plugStatus('A1', 1), plugStatus('A2', 0, 10), free('A', 2)],
  })
  expect(snapshot).toMatchObject({ revision: 1, stations: 2, plugs: 2, fetchedAt: now, withoutLiveData: 1 })
  expect(snapshot.newestMeasuredAt).toBe(now - 5 * 60_000)
  const details = await catalog.get('A', noFilters, now)
  expect(details?.plugs.map(({ id, status }) => [id, status])).toEqual([
    ['A1', 'available'],
    ['A2', 'unavailable'],
  ])
  expect(details?.values.map(({ stationId }) => stationId)).toEqual(['A'])
  expect(details?.plugs.map(({ values }) => values.map(({ stationId }) => stationId))).toEqual([
    ['A1'],
    ['A2'],
  ])
  expect(details?.summary).toMatchObject({ status: 'partly', free: 1, total: 2, freshness: 'live' })
  expect(details?.matches).toBe(true)
  expect(await catalog.get('C', noFilters, now)).toBeNull()
})

test('a number of free plugs is as fresh as the pushed plugs it is counted from', async () => {
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
    (await catalog.get(id, noFilters, now))?.values.find(({ meaning }) => meaning.kind === 'free')?.staleAfter
  expect(await staleAfter('A')).toBe(24 * hour)
  expect(await staleAfter('B')).toBe(hour / 2)
})

test('asking before the first load is a fault of the asker', async () => {
  const { open } = await serveData({ stations: [], plugs: [], latest: [], fails: null })
  expect(await failureOf(open().facets(noFilters, now))).toMatchObject({
    message: expect.stringContaining('loaded'),
  })
})

test('an empty service is an empty catalog', async () => {
  const { catalog, snapshot } = await loaded({})
  expect(snapshot).toMatchObject({
    stations: 0,
    firstBounds: null,
    newestMeasuredAt: null,
    medianMeasuredAt: null,
  })
  expect(await catalog.page(noFilters, 'name', 0, 10, now)).toEqual({
    stations: [],
    from: 0,
    matched: 0,
    placed: 0,
    of: 0,
  })
})

test('signed in, a series that only the token shows is closed', async () => {
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
  expect(snapshot).toMatchObject({ revealed: { values: 3, stations: 2 }, tokenRefused: false })
  const details = await catalog.get('A', noFilters, now)
  expect(details?.values.map(({ period, access }) => [period, access])).toEqual([
    [300, 'closed'],
    [600, 'open'],
  ])
  expect(details?.summary.closedValues).toBe(1)
})

test('for everyone else that station is closed, not without live data, and its series ask to sign in', async () => {
  const { catalog, snapshot } = await loaded({
    stations: [station('A'), station('B')],
    plugs: [plug('B1', 'B')],
    latest: [free('A', 1, 5, { closed: true }), plugStatus('B1', 1, 5, { closed: true })],
  })
  expect(snapshot.revealed).toBeNull()
  const { stations } = await catalog.page(noFilters, 'name', 0, 10, now)
  expect(stations.map(({ status, freshness }) => [status, freshness])).toEqual([
    ['closed', 'none'],
    ['closed', 'none'],
  ])
  expect((await catalog.get('B', noFilters, now))?.silent).toEqual([
    { stationId: 'B1', dataType: 'echarging-plug-status', why: 'sign-in' },
  ])
})

test('a viewer whose token shows no more is told that the account does not see it', async () => {
  const { open } = await serveData({
    stations: [station('A')],
    plugs: [],
    latest: [{ ...free('A', 1), mvalue: null }],
    fails: null,
  })
  const catalog = open(signedIn)
  expect(await catalog.load(now)).toMatchObject({ revealed: { values: 0, stations: 0 } })
  expect((await catalog.get('A', noFilters, now))?.silent).toEqual([
    { stationId: 'A', dataType: 'number-available', why: 'not-permitted' },
  ])
})

test('a refused token costs the closed values and nothing else', async () => {
  const rows = {
    stations: [station('A')],
    latest: [free('A', 1), free('A', 1, 5, { mperiod: 1, closed: true })],
  }
  const { catalog, snapshot } = await loaded(rows, signedIn, async () => 'bad')
  expect(snapshot).toMatchObject({
    tokenRefused: true,
    revealed: { values: 0, stations: 0 },
    valuesFailed: false,
  })
  expect((await catalog.get('A', noFilters, now))?.silent).toEqual([])
})

test('bad records are counted and described, and cost only themselves', async () => {
  const { catalog, snapshot } = await loaded({
    stations: [station('A'), { sname: 'no id' }],
    plugs: [plug('A1', 'A'), { scode: 'A2' }],
    latest: [plugStatus('A1', 1), { scode: 'A1', stype: 'EChargingPlug' }],
  })
  expect(snapshot).toMatchObject({ stations: 1, plugs: 1, rejected: 3 })
  expect(await catalog.rejected()).toEqual([
    { kind: 'stations', row: 1, id: '', reason: 'scode: expected string' },
    { kind: 'plugs', row: 1, id: 'A2', reason: 'pcode: expected string' },
    { kind: 'values', row: 1, id: 'A1', reason: 'tname: expected string' },
  ])
})

test('without values stations are there and nobody knows their status', async () => {
  const { catalog, snapshot, data } = await loaded({
    stations: [station('A', { capacity: 3 })],
    plugs: [plug('A1', 'A')],
    latest: [plugStatus('A1', 1)],
    fails: /latest$/,
  })
  expect(snapshot).toMatchObject({ valuesFailed: true, withoutLiveData: 0, rejected: 0 })
  const details = await catalog.get('A', noFilters, now)
  expect(details?.summary).toMatchObject({ status: 'unknown', freshness: 'none', free: null, total: 3 })
  expect(details?.silent).toEqual([])
  data.fails = null
  expect(await catalog.refresh(now)).toMatchObject({ valuesFailed: false, revision: 2, rejected: 0 })
  expect((await catalog.get('A', noFilters, now))?.summary.status).toBe('available')
})

test('without plugs stations are there, and the next look asks for plugs again', async () => {
  const { snapshot, catalog, data } = await loaded({
    stations: [station('A', { capacity: 2 })],
    plugs: [plug('A1', 'A')],
    latest: [plugStatus('A1', 1)],
    fails: /Plug$/,
  })
  expect(snapshot).toMatchObject({ stations: 1, plugs: 0, rejected: 0, placesIncomplete: true })
  // Its status is not fetched, which is not the same as having none.
  expect(await catalog.summary('A', now)).toMatchObject({ status: 'unknown', free: null })
  data.fails = null
  expect(await catalog.refresh(now)).toMatchObject({ plugs: 1, placesIncomplete: false })
  expect(await catalog.summary('A', now)).toMatchObject({ status: 'available', free: 1 })
})

test('without stations the load fails, and may be tried again', async () => {
  const data = { stations: [station('A')], plugs: [], latest: [], fails: /Station$/ as RegExp | null }
  const { open } = await serveData(data)
  const catalog = open()
  expect(await failureOf(catalog.load(now))).toMatchObject({ name: 'HttpError', status: 500 })
  data.fails = null
  expect(await catalog.refresh(now)).toMatchObject({ stations: 1, revision: 1 })
})

test('a refresh asks for values only, until the stations are an hour old', async () => {
  const { catalog, requests, data } = await loaded({ stations: [station('A')], latest: [free('A', 1)] })
  requests.length = 0
  data.stations.push(station('B'))
  data.latest = [free('A', 0, 0)]
  expect(await catalog.refresh(now + hour)).toMatchObject({ revision: 2, stations: 1, fetchedAt: now + hour })
  expect(requests).toHaveLength(1)
  expect(await catalog.refresh(now + hour + 1)).toMatchObject({ revision: 3, stations: 2 })
})

test('a refresh that fails keeps what is known', async () => {
  const { catalog, data } = await loaded({ stations: [station('A')], latest: [free('A', 1)] })
  data.fails = /./
  expect(await failureOf(catalog.refresh(now))).toMatchObject({ name: 'HttpError', status: 500 })
  expect((await catalog.get('A', noFilters, now))?.summary.status).toBe('available')
})

test('stations and plugs that cannot be had again stay as they were', async () => {
  const { catalog, data } = await loaded({
    stations: [station('A')],
    plugs: [plug('A1', 'A')],
    latest: [plugStatus('A1', 1)],
  })
  data.fails = /Plug$/
  expect(await catalog.refresh(now + 2 * hour)).toMatchObject({ stations: 1, plugs: 1, revision: 2 })
  data.fails = /Station$/
  expect(await catalog.refresh(now + 4 * hour)).toMatchObject({ stations: 1, plugs: 1, revision: 3 })
})

test('two fetches at a time are one', async () => {
  const { catalog, requests } = await loaded({ stations: [station('A')] })
  requests.length = 0
  const [one, other] = await Promise.all([catalog.refresh(now), catalog.refresh(now)])
  expect(one).toBe(other)
  expect(requests).toHaveLength(1)
})

test('the series of a station are asked once', async () => {
  const { catalog, requests } = await loaded({ stations: [station('A')], latest: [free('A', 1)] })
  requests.length = 0
  await catalog.get('A', noFilters, now)
  await catalog.get('A', noFilters, now)
  expect(requests).toHaveLength(1)
})

test('a station opens also without the list of its series', async () => {
  const { catalog, data } = await loaded({ stations: [station('A')], latest: [free('A', 1)] })
  data.fails = /./
  expect(await catalog.get('A', noFilters, now)).toMatchObject({ silent: null, summary: { id: 'A' } })
})

test('a station that the filters hide opens and says so', async () => {
  const { catalog } = await loaded({ stations: [station('A'), station('B', { accessType: 'PRIVATE' })] })
  expect((await catalog.get('A', { ...noFilters, access: ['PRIVATE'] }, now))?.matches).toBe(false)
})
