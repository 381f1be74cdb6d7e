import { afterEach, expect, test, vi } from 'vitest'
import { openDialect } from '../../../src/api/open-dialect'
import { Catalog } from '../../../src/catalog/worker/catalog'
import { noFilters } from '../../../src/model/filters'
import { anonymous, type TokenSource, type Viewer } from '../../../src/model/viewer'
import { failureOf, sendJson, sendRows, serve } from '../api/service'
import { loaded, now, region, signedIn, station } from './small-service'
import { stationQuery } from './station-query'

afterEach(() => {
  vi.useRealTimers()
})

/** A v1 service with two stations; `A` has a number of free plugs, and a closed power for the token `good`. */
async function olderService(value: unknown = 2) {
  let fails = /nothing/
  const { base, requests } = await serve((url, response, { headers }) => {
    const call = url.pathname.split('/').at(-1) ?? ''
    const { authorization } = headers
    if (fails.test(call)) return sendJson(response, { status: 500, name: 'x', description: 'x' }, 500)
    if (authorization && authorization !== 'Bearer good') return void response.writeHead(401).end()
    const isOf = (type: string) => url.searchParams.get('type') === type
    const record = { timestamp: now - 60_000, value }
    if (call === 'get-stations') return sendJson(response, ['A', 'B', 'GONE'])
    if (call === 'get-station-details') return sendJson(response, [{ id: 'A', capacity: 3 }, { id: 'B' }])
    if (call === 'get-data-types')
      return sendJson(
        response,
        url.searchParams.get('station') === 'A'
          ? [
              ['number-available', '', 'free', '600'],
              ['power', 'kW', 'drawn', '300'],
            ]
          : [['number-available', '', 'free', '600']],
      )
    const isOpen = isOf('number-available') && url.searchParams.get('station') === 'A'
    return sendJson(response, isOpen || (isOf('power') && authorization) ? record : null)
  })
  const open = async (viewer: Viewer, tokens: TokenSource = async () => 'good') => {
    const catalog = new Catalog({
      dialect: openDialect({ dialect: 'v1', baseUrl: base }, null),
      viewer,
      tokens,
      region,
    })
    return { catalog, snapshot: await catalog.refreshNow(now) }
  }
  const count = (call: string) => requests.filter(({ path }) => path.endsWith(call)).length
  const fail = (calls: RegExp) => {
    fails = calls
  }
  return { open, count, fail }
}

test('if values are requested by station, the list has no status and an opened station has its own', async () => {
  const { open } = await olderService()
  const { catalog, snapshot } = await open(anonymous)
  expect(snapshot).toMatchObject({ withoutLiveData: 0, revealed: null })
  expect(await catalog.summary('A', { filters: noFilters, now })).toMatchObject({
    status: 'unknown',
    free: null,
    total: 3,
  })
  const details = await catalog.details('A', stationQuery())
  expect(details?.summary).toMatchObject({ status: 'partly', free: 2, total: 3, freshness: 'live' })
  expect(details?.values.map(({ dataType, access }) => [dataType, access])).toEqual([
    ['number-available', 'open'],
  ])
  expect(details?.hiddenSeries).toEqual([{ measuredId: 'A', dataType: 'power', reason: 'sign-in' }])
})

test('an unreadable status is "not understood", not "closed"', async () => {
  const { open } = await olderService({ free: 2 })
  const { catalog } = await open(anonymous)
  const details = await catalog.details('A', stationQuery())
  expect(details?.summary.status).toBe('not-understood')
  expect(details?.hiddenSeries).toEqual([{ measuredId: 'A', dataType: 'power', reason: 'sign-in' }])
})

test('a status that is listed without a value is closed', async () => {
  const { open } = await olderService()
  const { catalog } = await open(anonymous)
  expect((await catalog.details('B', stationQuery()))?.summary.status).toBe('closed')
})

test('with a token, additional values are closed and missing ones not permitted', async () => {
  const { open } = await olderService()
  const { catalog } = await open(signedIn)
  const details = await catalog.details('A', stationQuery())
  expect(details?.values.map(({ dataType, access }) => [dataType, access])).toEqual([
    ['number-available', 'open'],
    ['power', 'closed'],
  ])
  expect(details?.summary.closedValues).toBe(1)
  expect((await catalog.details('B', stationQuery()))?.hiddenSeries).toEqual([
    { measuredId: 'B', dataType: 'number-available', reason: 'not-permitted' },
  ])
})

test('a refused token shows open data with the reason "sign in"', async () => {
  const { open } = await olderService()
  const { catalog } = await open(signedIn, async () => 'bad')
  const details = await catalog.details('A', stationQuery())
  expect(details?.values.map(({ dataType }) => dataType)).toEqual(['number-available'])
  expect(details?.hiddenSeries).toMatchObject([{ dataType: 'power', reason: 'sign-in' }])
})

test('failed values are neither missing nor closed, and are requested again', async () => {
  const { open, fail } = await olderService()
  const { catalog } = await open(anonymous)
  vi.useFakeTimers({ toFake: ['performance'] })
  for (const calls of [/types/, /newest/]) {
    vi.advanceTimersByTime(10_000)
    fail(calls)
    const details = await catalog.details('A', stationQuery())
    expect(details).toMatchObject({ hiddenSeries: null, values: [], summary: { status: 'unknown' } })
  }
  fail(/nothing/)
  vi.advanceTimersByTime(30_000)
  expect((await catalog.details('A', stationQuery()))?.summary.status).toBe('partly')
})

test('values of an opened station are requested once per revision, its data types once', async () => {
  const { open, count } = await olderService()
  const { catalog } = await open(anonymous)
  await Promise.all([
    catalog.details('A', stationQuery()),
    catalog.details('A', stationQuery({ now: now + 1 })),
  ])
  expect([count('get-newest-record'), count('get-data-types')]).toEqual([2, 1])
  await catalog.refresh(now)
  await catalog.details('A', stationQuery())
  expect([count('get-newest-record'), count('get-data-types')]).toEqual([4, 1])
})

test('kept values of an opened station have the time of their answer', async () => {
  const { open } = await olderService()
  const { catalog } = await open(anonymous)
  for (const at of [now, now + 3_600_000])
    expect(await catalog.details('A', stationQuery({ now: at }))).toMatchObject({ answeredAt: now })
})

test('ids without details are requested once, and again after a failure', async () => {
  const { open, count, fail } = await olderService()
  const { catalog } = await open(anonymous)
  fail(/get-stations/)
  expect(await failureOf(catalog.idsWithoutRecord())).toMatchObject({ status: 500 })
  fail(/nothing/)
  expect(await catalog.idsWithoutRecord()).toEqual(['GONE'])
  expect(await catalog.idsWithoutRecord()).toEqual(['GONE'])
  expect(count('get-stations'), 'three tries that fail, and one').toBe(4)
})

const key = { level: 'station', id: 'A', dataType: 'power', period: 300 } as const

/** Answers histories with who asked as the value: 1 for everyone, 2 for the team. */
async function historyService(tokens: TokenSource, viewer: Viewer) {
  const { base, requests } = await serve((url, response, { headers: { authorization } }) => {
    if (url.searchParams.get('where')?.includes('broken'))
      return sendJson(response, { message: 'Broken' }, 500)
    if (authorization && authorization !== 'Bearer good') return void response.writeHead(401).end()
    sendRows(response, [{ mvalue: authorization ? 2 : 1, mvalidtime: '2026-04-03 07:30:00.000+0000' }])
  })
  const service = { baseUrl: base, stationType: 'S', plugType: 'P', dataTypes: '*', pageSize: -1 }
  const dialect = openDialect({ dialect: 'v2', ...service }, null)
  const catalog = new Catalog({ dialect, viewer, tokens, region })
  const values = async () =>
    (await catalog.history(key, now - 3_600_000, now)).samples.map(({ reading }) =>
      reading.kind === 'number' ? reading.number : reading,
    )
  return { catalog, values, sent: () => requests.map(({ headers }) => headers.authorization) }
}

test.each<[string, Viewer, TokenSource, number, (string | undefined)[]]>([
  ['nobody signed in', anonymous, async () => 'good', 1, [undefined]],
  ['the team', signedIn, async () => 'good', 2, ['Bearer good']],
  [
    'an old token',
    signedIn,
    async (rejected) => (rejected ? 'good' : 'old'),
    2,
    ['Bearer old', 'Bearer good'],
  ],
  ['a refused token', signedIn, async () => 'bad', 1, ['Bearer bad', undefined]],
])('the history that %s sees', async (_, viewer, tokens, value, sent) => {
  const service = await historyService(tokens, viewer)
  expect(await service.values()).toEqual([value])
  expect(service.sent()).toEqual(sent)
})

test('a history that failed says why', async () => {
  const { catalog } = await historyService(async () => null, anonymous)
  expect(await failureOf(catalog.history({ ...key, id: 'broken' }, 0, now))).toMatchObject({ status: 500 })
})

test('with v2, no values or details are requested by station', async () => {
  const { catalog, requests } = await loaded({ stations: [station('A')] })
  requests.length = 0
  expect(await catalog.idsWithoutRecord()).toEqual([])
  expect(requests).toEqual([])
})

/** A service that lists active stations, and answers for each id. */
async function withInactive() {
  const rows = [
    station('A'),
    station('OLD', { country: 'IT' }, { sactive: false }),
    station('NEW'),
    station('BAD', {}, { sname: 7, sactive: false }),
    station('WORSE', {}, { sname: 7 }),
  ]
  const listed = rows.filter(({ scode, sactive }) => sactive !== false && scode !== 'NEW')
  const { base, requests } = await serve((url, response) => {
    if (!url.pathname.endsWith('/EChargingStation')) return sendRows(response, [])
    const wanted = url.searchParams.get('where')?.match(/^scode\.in\.\("(.*)"\)$/)?.[1]
    sendRows(response, wanted === undefined ? listed : rows.filter(({ scode }) => scode === wanted))
  })
  const service = {
    dialect: 'v2',
    baseUrl: base,
    stationType: 'EChargingStation',
    plugType: null,
    dataTypes: '*',
    pageSize: -1,
  } as const
  const catalog = new Catalog({
    dialect: openDialect(service, null),
    viewer: anonymous,
    tokens: async () => null,
    region,
  })
  await catalog.refreshNow(now)
  return { catalog, requests }
}

test('a station that is not loaded is looked up: inactive, unreadable or unknown', async () => {
  const { catalog, requests } = await withInactive()
  const kinds = await Promise.all(
    ['OLD', 'NEW', 'BAD', 'WORSE', 'NONE'].map(async (id) => (await catalog.lookUp(id)).kind),
  )
  expect(kinds).toEqual(['inactive', 'not-loaded', 'rejected', 'rejected', 'unknown'])
  expect(await catalog.lookUp('OLD')).toMatchObject({
    station: { id: 'OLD', city: 'Bolzano', rawFields: [] },
  })
  // A record that was rejected is known without asking.
  const asked = requests.flatMap(({ query }) => query.get('where')?.match(/"(.*)"/)?.[1] ?? [])
  expect(asked).not.toContain('WORSE')
})
