import { expect, test } from 'vitest'
import { hour } from '../../../src/durations'
import { noFilters } from '../../../src/model/filters'
import { isMissing } from '../../../src/model/parts'
import { failureOf } from '../api/service'
import { free, loaded, now, plug, plugStatus, serveData, station } from './small-service'
import { stationQuery } from './station-query'

test('without values the stations have status unknown', async () => {
  const { catalog, snapshot, data } = await loaded({
    stations: [station('A', { capacity: 3 })],
    plugs: [plug('A1', 'A')],
    latest: [plugStatus('A1', 1)],
    fails: /latest$/,
  })
  expect(snapshot).toMatchObject({ withoutLiveData: 0, rejected: 0 })
  expect(snapshot.parts.values).toEqual({
    fetchedAt: null,
    failure: { name: 'HttpError', status: 500, exceeded: null, since: now },
  })
  const details = await catalog.details('A', stationQuery())
  expect(details?.summary).toMatchObject({ status: 'unknown', freshness: 'none', free: null, total: 3 })
  expect(details?.hiddenSeries).toEqual([])
  data.fails = null
  expect(await catalog.refresh(now)).toMatchObject({
    revision: 2,
    rejected: 0,
    parts: { values: { fetchedAt: now, failure: null } },
  })
  expect((await catalog.details('A', stationQuery()))?.summary.status).toBe('available')
})

test('without plugs the stations are loaded, and the next refresh requests plugs again', async () => {
  const { snapshot, catalog, data } = await loaded({
    stations: [station('A', { capacity: 2 })],
    plugs: [plug('A1', 'A')],
    latest: [plugStatus('A1', 1)],
    fails: /Plug$/,
  })
  expect(snapshot).toMatchObject({ stationCount: 1, plugCount: 0, rejected: 0 })
  expect(isMissing(snapshot.parts.plugs)).toBe(true)
  // Its status is not fetched, which is not the same as having none.
  expect(await catalog.summary('A', { filters: noFilters, now })).toMatchObject({
    status: 'unknown',
    free: null,
  })
  data.fails = null
  expect(await catalog.refresh(now)).toMatchObject({ plugCount: 1, parts: { plugs: { fetchedAt: now } } })
  expect(await catalog.summary('A', { filters: noFilters, now })).toMatchObject({
    status: 'available',
    free: 1,
  })
})

test('without the list of series a plug without a value is unknown, as its station is', async () => {
  const { catalog, data } = await loaded({
    stations: [station('A'), station('B')],
    plugs: [plug('A1', 'A'), plug('B1', 'B')],
    latest: [plugStatus('A1', 1)],
    fails: /-status|number-available/,
  })
  const statuses = async (id: string) => {
    const details = await catalog.details(id, stationQuery())
    return [details?.summary.status, ...(details?.plugs ?? []).map(({ status }) => status)]
  }
  expect(await statuses('A')).toEqual(['available', 'available'])
  expect(await statuses('B')).toEqual(['unknown', 'unknown'])
  data.fails = null
  await catalog.refresh(now)
  expect(await statuses('B')).toEqual(['none', 'none'])
})

test('without stations the load fails, and can be retried', async () => {
  const data = { stations: [station('A')], plugs: [], latest: [], fails: /Station$/ as RegExp | null }
  const { open } = await serveData(data)
  const catalog = open()
  expect(await failureOf(catalog.refreshNow(now))).toMatchObject({ name: 'HttpError', status: 500 })
  data.fails = null
  expect(await catalog.refresh(now)).toMatchObject({ stationCount: 1, revision: 1 })
})

test('a refresh requests values only, and stations after an hour', async () => {
  const { catalog, requests, data } = await loaded({ stations: [station('A')], latest: [free('A', 1)] })
  requests.length = 0
  data.stations.push(station('B'))
  data.latest = [free('A', 0, 0)]
  const soon = now + hour - 1
  expect(await catalog.refresh(soon)).toMatchObject({ revision: 2, stationCount: 1, fetchedAt: soon })
  expect(requests).toHaveLength(1)
  expect(await catalog.refresh(now + hour)).toMatchObject({ revision: 3, stationCount: 2 })
})

test('after the clock was set back, all parts are loaded again at once', async () => {
  const { catalog, requests, data } = await loaded({ stations: [station('A')], latest: [free('A', 1)] })
  requests.length = 0
  data.stations.push(station('B'))
  const corrected = now - 2 * hour
  expect(await catalog.refresh(corrected)).toMatchObject({
    revision: 2,
    stationCount: 2,
    fetchedAt: corrected,
  })
  requests.length = 0
  await catalog.refresh(corrected + 60_000)
  expect(requests, 'then as before: values only').toHaveLength(1)
})

test('a failed refresh keeps the data and its time', async () => {
  const { catalog, data } = await loaded({ stations: [station('A')], latest: [free('A', 1)] })
  data.fails = /./
  expect(await catalog.refresh(now + 60_000)).toMatchObject({
    revision: 1,
    fetchedAt: now,
    copy: 'none',
    parts: { values: { fetchedAt: now, failure: { status: 500, since: now + 60_000 } } },
  })
  expect((await catalog.details('A', stationQuery()))?.summary.status).toBe('available')
})

test('stations and plugs stay after a failed refresh', async () => {
  const { catalog, data } = await loaded({
    stations: [station('A')],
    plugs: [plug('A1', 'A')],
    latest: [plugStatus('A1', 1)],
  })
  data.fails = /Plug$/
  const later = now + 2 * hour
  expect(await catalog.refresh(later)).toMatchObject({
    stationCount: 1,
    plugCount: 1,
    revision: 2,
    fetchedAt: later,
    parts: {
      stations: { fetchedAt: later, failure: null },
      plugs: { fetchedAt: now, failure: { status: 500, since: later } },
    },
  })
  data.fails = /EChargingStation$/
  expect(await catalog.refresh(later + hour)).toMatchObject({
    stationCount: 1,
    plugCount: 1,
    revision: 3,
    parts: {
      stations: { fetchedAt: later, failure: { since: later + hour } },
      plugs: { fetchedAt: later + hour, failure: null },
    },
  })
})

test('"Refresh now" during an automatic refresh that fails has tries of its own', async () => {
  const { catalog, data } = await loaded({ stations: [station('A')] })
  data.fails = /latest$/
  const automatic = catalog.refresh(now + 60_000)
  const manual = catalog.refreshNow(now + 60_000)
  expect(await automatic).toMatchObject({ parts: { values: { failure: { status: 500 } } } })
  data.fails = null
  expect(await manual).toMatchObject({ parts: { values: { failure: null } } })
})

test('"Refresh now" during an automatic refresh that is answered sends no request', async () => {
  const { catalog, requests } = await loaded({ stations: [station('A')] })
  requests.length = 0
  await Promise.all([catalog.refresh(now + 60_000), catalog.refreshNow(now + 60_000)])
  expect(requests).toHaveLength(1)
})

test('two simultaneous refreshes share one request', async () => {
  const { catalog, requests } = await loaded({ stations: [station('A')] })
  requests.length = 0
  const [one, other] = await Promise.all([catalog.refresh(now), catalog.refresh(now)])
  expect(one).toEqual(other)
  expect(requests).toHaveLength(1)
})
