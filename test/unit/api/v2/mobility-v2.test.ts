import { expect, test } from 'vitest'
import { noRows } from '../../../../src/api/row-counts'
import { MobilityV2 } from '../../../../src/api/v2/mobility-v2'
import type { ServiceV2Config } from '../../../../src/config/config'
import { hour } from '../../../../src/durations'
import { sendJson, sendRows, serve } from '../service'
import { measuredOf } from '../tables'

const service = {
  dialect: 'v2',
  stationType: 'EChargingStation',
  plugType: 'EChargingPlug',
  dataTypes: '*',
  pageSize: -1,
} as const
type Changes = Partial<ServiceV2Config>

async function open(
  rows: unknown[],
  changes: Changes = {},
  box: [number, number, number, number] | null = null,
) {
  const { base, requests } = await serve((_, response) => sendRows(response, rows))
  return { dialect: new MobilityV2({ ...service, baseUrl: base, ...changes }, box), requests }
}

test('requests active stations and used fields only', async () => {
  const { dialect, requests } = await open([{ scode: 'A' }, { scode: 'A' }])
  expect((await dialect.stations({})).items.map(({ id }) => id)).toEqual(['A'])
  expect(requests[0]?.path).toBe('/v2/flat/EChargingStation')
  expect(Object.fromEntries(requests[0]?.query ?? [])).toEqual({
    limit: '-1',
    offset: '0',
    select: 'scode,sname,sorigin,scoordinate,smetadata',
    where: 'sactive.eq.true',
  })
})

test('requests one box if configured', async () => {
  const { dialect, requests } = await open([], {}, [10.38, 46.2, 12.48, 47.1])
  await dialect.latestValues({})
  expect(requests[0]?.query.get('where')).toBe(
    'sactive.eq.true,or(scoordinate.bbi.(10.38,46.2,12.48,47.1),scoordinate.eq.null)',
  )
})

test('requests latest values of stations and plugs in one call', async () => {
  const { dialect, requests } = await open([])
  await dialect.latestValues({ token: 'abc' })
  expect(requests.map(({ path }) => path)).toEqual(['/v2/flat/EChargingStation,EChargingPlug/*/latest'])
  expect(requests[0]?.query.get('select')).toBe('stype,scode,tname,tunit,mperiod,mvalue,mvalidtime')
  expect(requests[0]?.headers.authorization).toBe('Bearer abc')
})

test('of several rows of one series the newest counts, in any order', async () => {
  const row = (mperiod: number, mvalue: number, hour: string) => ({
    stype: 'EChargingStation',
    scode: 'A',
    tname: 'number-available',
    mperiod,
    mvalue,
    mvalidtime: `2026-04-03 ${hour}:00:00.000+0000`,
  })
  const { dialect } = await open([row(600, 1, '07'), row(600, 2, '09'), row(600, 3, '08'), row(300, 4, '01')])
  const items = measuredOf((await dialect.latestValues({})).values)
  expect(items.map(({ value }) => [value.period, value.reading])).toEqual([
    [600, { kind: 'number', number: 2 }],
    [300, { kind: 'number', number: 4 }],
  ])
})

test('a station and a plug can have the same id', async () => {
  const row = { scode: '83', tname: 'x', mvalue: 1 }
  const { dialect } = await open([
    { ...row, stype: 'EChargingStation' },
    { ...row, stype: 'EChargingPlug' },
  ])
  const items = measuredOf((await dialect.latestValues({})).values)
  expect(items.map(({ level }) => level)).toEqual(['station', 'plug'])
})

test('lists the series with a status, of the requested ones', async () => {
  const all = await open([])
  await all.dialect.statusSeries({})
  expect(all.requests[0]?.path).toBe(
    '/v2/flat/EChargingStation,EChargingPlug/number-available,free,echarging-plug-status,echarging-plug-status-ocpi,echarging-plug-status-oicp',
  )
  const one = await open([], { dataTypes: 'number-available,temperature' })
  await one.dialect.statusSeries({})
  expect(one.requests[0]?.path).toBe('/v2/flat/EChargingStation,EChargingPlug/number-available')
  const none = await open([], { dataTypes: 'temperature' })
  await none.dialect.statusSeries({})
  expect(none.requests).toEqual([])
})

test('requests the series of one station with quoted ids', async () => {
  const { dialect, requests } = await open([{ stype: 'EChargingPlug', scode: 'P', tname: 'x' }])
  const [station] = (await (await open([{ scode: 'a"b,(c)' }])).dialect.stations({})).items
  if (!station) throw new Error('The station was not read.')
  const plugs = [{ id: 'P', name: 'P', connectors: [] }]
  const { items } = await dialect.stationSeries({ ...station, plugs }, {})
  expect(requests[0]?.query.get('where')).toBe('scode.in.("a\\"b,(c)","P")')
  expect(items).toEqual([{ level: 'plug', measuredId: 'P', dataType: 'x' }])
})

test('requests many plugs in several calls', async () => {
  const { dialect, requests } = await open([])
  const [station] = (await (await open([{ scode: 'A' }])).dialect.stations({})).items
  if (!station) throw new Error('The station was not read.')
  const plugs = Array.from({ length: 120 }, (_, index) => ({ id: `P${index}`, name: '', connectors: [] }))
  await dialect.stationSeries({ ...station, plugs }, {})
  const asked = requests.flatMap(({ query }) => query.get('where')?.match(/"[^"]+"/g) ?? [])
  expect(new Set(asked).size).toBe(121)
  expect(requests).toHaveLength(3)
})

test('a service without plugs gets no request for them', async () => {
  const { dialect, requests } = await open([], { stationType: 'VMS', plugType: null })
  expect(await dialect.plugs({})).toMatchObject({ plugs: { ids: [] }, counts: noRows })
  await dialect.latestValues({})
  expect(requests.map(({ path }) => path)).toEqual(['/v2/flat/VMS/*/latest'])
})

const noon = Date.parse('2026-04-03T12:00:00Z')
const key = { level: 'plug', id: 'a"b', dataType: 'echarging-plug-status', period: 600 } as const
const sample = (minute: string, mvalue: unknown, more: object = {}) => ({
  mvalidtime: `2026-04-03 12:${minute}:00.000+0000`,
  mvalue,
  ...more,
})

test('requests the history of one series', async () => {
  const { dialect, requests } = await open([])
  await dialect.history(key, noon, noon + hour, { token: 'abc' })
  await dialect.history({ ...key, level: 'station', period: null }, noon, noon + hour, {})
  expect(requests.map(({ path }) => decodeURIComponent(path))).toEqual([
    '/v2/flat/EChargingPlug/echarging-plug-status/2026-04-03T12:00:00.000Z/2026-04-03T13:00:00.000Z',
    '/v2/flat/EChargingStation/echarging-plug-status/2026-04-03T12:00:00.000Z/2026-04-03T13:00:00.000Z',
  ])
  expect(requests.map(({ query }) => query.get('where'))).toEqual([
    'scode.in.("a\\"b"),mperiod.eq.600',
    'scode.in.("a\\"b")',
  ])
  expect(requests[0]?.query.get('limit')).toBe('-1')
  expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer abc', undefined])
})

test.each([
  ['goes on with the next rows', true],
  ['repeats its first rows', false],
])('no sample is lost if the service sends 200 rows of a history and %s', async (_, readsOffset) => {
  const all = Array.from({ length: 500 }, (_, index) => ({
    mvalidtime: new Date(noon + index * 60_000).toISOString().replace('T', ' ').replace('Z', '+0000'),
    mvalue: 1,
  }))
  const { base } = await serve(({ pathname, searchParams }, response) => {
    const [from = Number.NaN, to = Number.NaN] = pathname
      .split('/')
      .slice(-2)
      .map((text) => Date.parse(decodeURIComponent(text)))
    const rows = all.slice(Math.max(0, (from - noon) / 60_000), (to - noon) / 60_000)
    const offset = readsOffset ? Number(searchParams.get('offset')) : 0
    sendRows(response, rows.slice(offset, offset + 200))
  })
  const dialect = new MobilityV2({ ...service, baseUrl: base }, null)
  const { samples, missing } = await dialect.history(key, noon, noon + 10 * hour, {})
  expect([samples.length, missing]).toEqual([500, []])
})

test('a history is sorted, with one sample per instant; invalid rows are counted', async () => {
  const { dialect } = await open([
    sample('20', 0, { mtransactiontime: '2026-04-03 12:21:00.000+0000' }),
    sample('10', 1),
    sample('20', 1, { mtransactiontime: '2026-04-03 12:22:00.000+0000' }),
    sample('20', 0, { mtransactiontime: '2026-04-03 12:20:30.000+0000' }),
    sample('30', null),
    sample('40', 'AVAILABLE'),
    sample('61', 1),
    { mvalue: 1 },
    'no row',
  ])
  const { samples, rejected, missing } = await dialect.history(key, noon, noon + hour, {})
  expect(samples.map(({ measuredAt, meaning }) => [(measuredAt - noon) / 60_000, meaning])).toEqual([
    [10, { kind: 'status', status: 'available' }],
    [20, { kind: 'status', status: 'available' }],
    [40, { kind: 'status', status: 'available' }],
  ])
  expect([rejected, missing]).toEqual([3, []])
})

test('rows of a history of several series that name none of them are counted once', async () => {
  const { dialect } = await open([
    sample('10', 1, { scode: 'A' }),
    sample('10', 1, { scode: 'B' }),
    sample('20', 1),
    sample('30', 1, { scode: 'C' }),
    'no row',
  ])
  const histories = await dialect.histories({ ...key, ids: ['A', 'B'] }, noon, noon + hour, {})
  expect(histories.map(({ samples, rejected }) => [samples.length, rejected])).toEqual([
    [1, 3],
    [1, 0],
  ])
})

test('a range beyond the limit is loaded in spans', async () => {
  const day = 24 * hour
  const { base, requests } = await serve((url, response) => {
    const [from, to] = url.pathname
      .split('/')
      .slice(-2)
      .map((moment) => Date.parse(decodeURIComponent(moment)))
    if ((to ?? 0) - (from ?? 0) > 5 * day)
      return sendJson(response, { message: 'You have exceeded the date range limit of 5 days' }, 429)
    const mvalidtime = new Date(from ?? 0).toISOString().replace('T', ' ').replace('Z', '+0000')
    sendRows(response, [{ mvalue: 1, mvalidtime }])
  })
  const dialect = new MobilityV2({ ...service, baseUrl: base }, null)
  const { samples, missing } = await dialect.history(key, noon, noon + 12 * day, {})
  expect(samples.map(({ measuredAt }) => (measuredAt - noon) / day)).toEqual([0, 2, 7])
  expect(missing).toEqual([])
  expect(requests).toHaveLength(4)
})

test('every id that v2 lists comes with its details', async () => {
  const { dialect, requests } = await open([])
  expect(await dialect.idsWithoutRecord()).toEqual([])
  expect(requests).toEqual([])
})

test("hours without a zone are in the region's, in the list and in the answer for one station", async () => {
  const regular_hours = [{ weekday: 1, period_begin: '07:00', period_end: '12:00' }]
  const row = { scode: 'A', smetadata: { opening_times: { regular_hours } } }
  const { base } = await serve((_, response) => sendRows(response, [row]))
  const dialect = new MobilityV2({ ...service, baseUrl: base }, null, { timeZone: 'Europe/Rome' })
  const listed = (await dialect.stations({})).items[0]
  const found = (await dialect.find?.('A', {}))?.items[0]?.station
  expect(listed?.openingHours).toMatchObject({ kind: 'weekly', timeZone: 'Europe/Rome' })
  expect(found?.openingHours).toEqual(listed?.openingHours)
})

test('a service that sends 200 rows at a time whatever it is asked for loses none', async () => {
  const all = Array.from({ length: 350 }, (_, index) => ({ scode: `S${index}`, sname: 'A' }))
  const { base } = await serve(({ searchParams }, response) => {
    const offset = Number(searchParams.get('offset'))
    sendJson(response, { offset, limit: -1, data: all.slice(offset, offset + 200) })
  })
  const dialect = new MobilityV2({ ...service, baseUrl: base }, null)
  expect((await dialect.stations({})).items.map(({ id }) => id)).toEqual(all.map(({ scode }) => scode))
})
