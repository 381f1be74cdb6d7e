import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { MobilityV1 } from '../../../../src/api/v1/mobility-v1'
import { failureOf, sendJson, serve } from '../service'

const record = {
  id: 'ASM_00000103',
  name: 'BZ_CASSARISP_01',
  latitude: 46.4976,
  longitude: 11.3531,
  municipality: 'Bolzano - Bozen',
  capacity: 2,
  provider: 'Alperia Smart Mobility',
  city: 'BOLZANO - BOZEN',
  state: 'ACTIVE',
  paymentInfo: 'https://example.org/pay',
  accessType: 'PUBLIC',
  accessInfo: 'Key at the bar',
  categories: ['EAT&CHARGE'],
  address: 'Sparkassenstra\\u00dfe 14',
  reservable: false,
}
const station = {
  id: 'ASM_00000103',
  name: 'BZ_CASSARISP_01',
  position: { lon: 11.3531, lat: 46.4976 },
  invalidPosition: null,
  municipality: 'Bolzano - Bozen',
  capacity: 2,
  provider: 'Alperia Smart Mobility',
  city: 'BOLZANO - BOZEN',
  state: 'ACTIVE',
  paymentInfo: 'https://example.org/pay',
  accessType: 'PUBLIC',
  accessInfo: 'Key at the bar',
  categories: ['EAT&CHARGE'],
  address: 'Sparkassenstraße 14',
  openingHours: null,
  cost: null,
  reservable: false,
  origins: [],
  rawFields: [],
}

async function read(records: unknown[]) {
  const { base, requests } = await serve((_, response) => sendJson(response, records))
  return { ...(await new MobilityV1(base).stations({})), requests }
}

test.each([
  ['later', record],
  ['older', { _t: 'it.bz.idm.bdp.dto.emobility.EchargingStationDto', ...record }],
])('reads the %s variant of the station record', async (_, sent) => {
  const { items, requests } = await read([sent])
  expect(items).toEqual([station])
  expect(requests.map(({ path }) => path)).toEqual(['/emobility/rest/get-station-details'])
})

test('a missing field has no value', async () => {
  const { items } = await read([{ id: '83' }])
  expect(items).toEqual([
    {
      id: '83',
      name: '83',
      position: null,
      invalidPosition: null,
      municipality: '',
      city: '',
      address: '',
      provider: '',
      capacity: null,
      state: '',
      paymentInfo: '',
      accessType: 'UNKNOWN',
      accessInfo: '',
      categories: [],
      reservable: null,
      openingHours: null,
      cost: null,
      origins: [],
      rawFields: [],
    },
  ])
})

test('an invalid record does not affect others', async () => {
  const { items, rejected } = await read([
    record,
    { ...record, id: 7 },
    { ...record, id: 'B', capacity: 'two' },
  ])
  expect(items.map(({ id }) => id)).toEqual(['ASM_00000103'])
  expect(rejected).toMatchObject([
    { row: 1, id: '', reason: 'id: expected string' },
    { row: 2, id: 'B', reason: 'capacity: expected number' },
  ])
})

test('v1 has no plugs, and no values of all stations at once', () => {
  expect(new MobilityV1('http://localhost:9').parts).toEqual(['stations'])
})

/** A v1 service; `answers` by the last segment of the path, anything else is 404. */
async function open(
  answers: Record<string, (query: URLSearchParams, response: ServerResponse, token?: string) => unknown>,
) {
  const { base, requests } = await serve((url, response, { headers }) => {
    const call = url.pathname.split('/').at(-1) ?? ''
    const body = answers[call]?.(url.searchParams, response, headers.authorization)
    if (body !== undefined) sendJson(response, body)
    else if (!response.headersSent) sendJson(response, { status: 404, name: 'x', description: 'x' }, 404)
  })
  const asked = () => requests.map(({ path, query }) => `${path.split('/').at(-1)}?${query}`)
  const dialect = new MobilityV1(base)
  const [first] = (await read([record])).items
  if (!first) throw new Error('The station was not read.')
  return { dialect, requests, asked, station: first }
}

test('ids without details are listed, except those of rejected records', async () => {
  const { dialect, asked } = await open({
    'get-stations': () => ['A', 'GONE', 'BAD', 'GONE', ''],
    'get-station-details': () => [{ id: 'A' }, { id: 'BAD', capacity: 'two' }],
  })
  expect(await dialect.idsWithoutRecord({})).toEqual(['GONE'])
  expect(asked()).toEqual(['get-stations?', 'get-station-details?'])
  expect(await dialect.idsWithoutRecord({})).toEqual(['GONE'])
  expect(asked()).toHaveLength(3)
})

const types = [
  ['number-available', '', 'free', '600'],
  ['number-available', '', 'free', '3600'],
  ['power', 'kW', 'drawn', '300'],
]

test('the newest values of a station are requested by data type and period', async () => {
  const { dialect, asked, station } = await open({
    'get-data-types': () => types,
    'get-newest-record': (query) =>
      query.get('type') === 'power'
        ? null
        : { timestamp: 1000, value: Number(query.get('period')), period: Number(query.get('period')) },
  })
  const { items, rejected } = await dialect.stationValues(station, {})
  expect(items.map(({ level, value }) => [level, value.dataType, value.period, value.meaning])).toEqual([
    ['station', 'number-available', 600, { kind: 'free', free: 600 }],
    ['station', 'number-available', 3600, { kind: 'free', free: 3600 }],
  ])
  expect(items[0]?.value).toMatchObject({ measuredId: 'ASM_00000103', measuredAt: 1000, access: 'open' })
  expect(rejected).toEqual([])
  expect(asked()[0]).toBe('get-data-types?station=ASM_00000103')
  expect(asked().slice(1).toSorted()).toEqual([
    'get-newest-record?station=ASM_00000103&type=number-available&period=3600',
    'get-newest-record?station=ASM_00000103&type=number-available&period=600',
    'get-newest-record?station=ASM_00000103&type=power&period=300',
  ])
  expect((await dialect.stationSeries(station, {})).items).toEqual([
    { level: 'station', measuredId: 'ASM_00000103', dataType: 'number-available' },
    { level: 'station', measuredId: 'ASM_00000103', dataType: 'power' },
  ])
  expect(asked().filter((call) => call.startsWith('get-data-types'))).toHaveLength(1)
})

test('the token is sent for values, not for the list of data types', async () => {
  const { dialect, requests, station } = await open({
    'get-data-types': () => [['power', 'kW', 'drawn', '']],
    'get-newest-record': (_, __, token) => (token === 'Bearer abc' ? { timestamp: 1, value: 'on' } : null),
  })
  expect((await dialect.stationValues(station, {})).items).toEqual([])
  const { items } = await dialect.stationValues(station, { token: 'abc' })
  expect(items[0]?.value).toMatchObject({ reading: { kind: 'text', text: 'on' }, period: null, unit: 'kW' })
  expect(requests.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined, 'Bearer abc'])
})

test('an unreadable newest record is rejected; a failure is retried', async () => {
  let broken = true
  const { dialect, station } = await open({
    'get-data-types': (_, response) => (broken ? void response.writeHead(500).end() : types),
    'get-newest-record': (query) =>
      query.get('type') === 'power' ? { timestamp: 'today' } : { timestamp: 1, value: 1 },
  })
  expect(await failureOf(dialect.stationValues(station, {}))).toMatchObject({ status: 500 })
  broken = false
  const { items, rejected } = await dialect.stationValues(station, {})
  expect(items).toHaveLength(2)
  // What came and could not be read is neither closed nor missing.
  const series = { level: 'station', measuredId: 'ASM_00000103', dataType: 'power' }
  expect(rejected).toEqual([{ row: 2, id: 'ASM_00000103', reason: 'timestamp: expected number', series }])
})

const power = { level: 'station', id: 'A', dataType: 'power', period: 300 } as const

test('a history is sorted by time, with the last written record of each instant', async () => {
  const { dialect, asked } = await open({
    'get-records-in-timeframe': () => [
      { timestamp: 2000, value: 2, created_on: 9000 },
      { timestamp: 2000, value: 7, created_on: 8000 },
      { timestamp: 1000, value: 1 },
      { timestamp: 3000, value: 3 },
      { timestamp: 999, value: 0 },
      { timestamp: 1500 },
      { timestamp: 'today', value: 4 },
      null,
    ],
  })
  expect(await dialect.history(power, 1000, 3000, {})).toEqual({
    from: 1000,
    to: 3000,
    samples: [1, 2].map((number) => ({
      measuredAt: number * 1000,
      reading: { kind: 'number', number },
      meaning: { kind: 'plain' },
    })),
    missing: [],
    rejected: 2,
  })
  expect(asked()).toEqual(['get-records-in-timeframe?station=A&name=power&period=300&from=1000&to=3000'])
})

test('a service with get-records only gets requests by seconds', async () => {
  const from = Date.now() - 60_000
  const { dialect, asked } = await open({
    'get-records': () => [
      { timestamp: from + 1000, value: 1 },
      { timestamp: from + 50_000, value: 2 },
    ],
  })
  const { samples } = await dialect.history(power, from, from + 30_000, {})
  expect(samples.map(({ measuredAt }) => measuredAt - from)).toEqual([1000])
  const seconds = Number(/seconds=(\d+)/.exec(asked()[1] ?? '')?.[1])
  expect(seconds).toBeGreaterThanOrEqual(60)
  expect(seconds).toBeLessThan(70)
})

test('plugs have no history, also if a station has the same id', async () => {
  const { dialect, requests } = await open({})
  expect((await dialect.history({ ...power, level: 'plug' }, 0, 1, {})).samples).toEqual([])
  expect(requests).toEqual([])
})

test('a station without a name is shown by its cleaned id', async () => {
  const { items } = await read([{ ...record, id: 'A\u202e1', name: '' }])
  expect(items).toMatchObject([{ id: 'A\u202e1', name: 'A1' }])
})
