import { describe, expect, type TestContext, test } from 'vitest'
import {
  getDataTypes,
  getRecords,
  getStationDetails,
  getStations,
  recordSchema,
  stationRecordSchema,
} from '../../src/contract/emobility-v1'
import { toUrl } from '../../src/contract/endpoint'
import { tokenAnswerSchema } from '../../src/contract/identity'
import { flatLatest } from '../../src/contract/mobility-v2'
import { flatHistory } from '../../src/contract/mobility-v2-history'
import { tourismDataset, tourismPageSchema } from '../../src/contract/tourism'
import { hour } from '../../src/durations'
import { accessToken, answerOf, ask, askToken, bearer } from './ask'
import { deployment, enough } from './deployment'

const has = deployment()
const latest = { stationTypes: 'EChargingStation', dataTypes: '*' }
const json = { headers: { Accept: 'application/json' } }

const places = {
  'the dataset': (context: TestContext) => has(context, 'dataset').dataset,
  'the v1 group of v2': (context: TestContext) => has(context, 'v1').v1,
}

/** A station with a series that everyone may read, and that has been measured of late. */
async function measured(base: string) {
  const records = await answerOf(getStationDetails, base)
  for (const raw of records.slice(0, 50)) {
    const { id } = stationRecordSchema.parse(raw)
    const query = { station: id, name: 'number-available', seconds: 86_400 }
    const values = await answerOf(getRecords, base, { query })
    if (values.length > 0) return { query, values: values.map((value) => recordSchema.parse(value)) }
  }
  throw new Error('None of 50 stations was measured within a day.')
}

describe.each(Object.entries(places))('E-charging v1 operations, %s', (_, place) => {
  test('get-stations: list of station id strings', async (context) => {
    expect((await answerOf(getStations, place(context), { init: json })).length).toBeGreaterThan(0)
  })

  test.for([getStations, getStationDetails])('$path answers application/json', async (method, context) => {
    const response = await ask(toUrl(method, place(context)), json)
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json\b/)
    await response.json()
  })

  test('get-station-details: a record for every station, each with its id', async (context) => {
    const base = place(context)
    const ids = new Set(await answerOf(getStations, base, { init: json }))
    const records = await answerOf(getStationDetails, base, { init: json })
    expect(records.length).toBeGreaterThan(0)
    const read = records.flatMap((record) => stationRecordSchema.safeParse(record).data ?? [])
    for (const { id } of read) expect(ids).toContain(id)
    await context.annotate(`${read.length} of ${records.length} records can be read, of ${ids.size} ids`)
    expect(read.length / records.length).toBeGreaterThanOrEqual(enough)
    expect(new Set(read.map(({ id }) => id)).size / ids.size).toBeGreaterThanOrEqual(enough)
  })

  test('station ids of get-stations are used in other methods', async (context) => {
    const base = place(context)
    const [station = ''] = await answerOf(getStations, base)
    expect((await answerOf(getDataTypes, base, { query: { station } })).length).toBeGreaterThan(0)
  })
})

describe.each(Object.entries(places))('get-records, %s', (_, place) => {
  test('station: values of that station alone', async (context) => {
    const base = place(context)
    expect((await measured(base)).values.length).toBeGreaterThan(0)
    const query = { station: 'no such station', name: 'number-available', seconds: 86_400 }
    expect(await answerOf(getRecords, base, { query })).toEqual([])
  })

  test('name: values of that data type alone', async (context) => {
    const base = place(context)
    const { query } = await measured(base)
    expect(await answerOf(getRecords, base, { query: { ...query, name: 'no-such-type' } })).toEqual([])
  })

  test('seconds: how far back, from now', async (context) => {
    const base = place(context)
    const { query, values } = await measured(base)
    const since = Date.now() - 86_400_000
    for (const { timestamp } of values) expect(timestamp).toBeGreaterThan(since - hour)
    const shorter = await answerOf(getRecords, base, { query: { ...query, seconds: 7_200 } })
    expect(shorter.length).toBeLessThanOrEqual(values.length)
    for (const record of shorter)
      expect(recordSchema.parse(record).timestamp).toBeGreaterThan(Date.now() - 3 * hour)
    expect(await answerOf(getRecords, base, { query: { ...query, seconds: 0 } })).toEqual([])
  })

  test('headers: Accept */* and a bearer token', async (context) => {
    const base = place(context)
    const { query } = await measured(base)
    const token = await accessToken(has(context, 'auth', 'client', 'account'))
    const init = { headers: { Accept: '*/*', Authorization: `Bearer ${token}` } }
    expect((await answerOf(getRecords, base, { query, init })).length).toBeGreaterThan(0)
  })
})

describe('Flat latest values', () => {
  const values = (context: TestContext, select?: string, init?: RequestInit, dataTypes = '*') =>
    answerOf(flatLatest, has(context, 'mobility').mobility, {
      segments: { ...latest, dataTypes },
      query: { limit: 50, select },
      ...(init ? { init } : {}),
    }).then(({ data }) => data)

  test('Method and path', async (context) => {
    expect((await values(context)).length).toBeGreaterThan(0)
  })

  test('Path segments: a data type name', async (context) => {
    const rows = await values(context, 'tname', undefined, 'number-available')
    for (const row of rows) expect(row).toMatchObject({ tname: 'number-available' })
    expect(rows.length).toBeGreaterThan(0)
  })

  test('Path segments: * for all data types', async (context) => {
    const { mobility } = has(context, 'mobility')
    const segments = { stationTypes: 'EChargingStation,EChargingPlug', dataTypes: '*' }
    const query = { limit: -1, select: 'tname', where: 'sactive.eq.true' }
    const { data } = await answerOf(flatLatest, mobility, { segments, query })
    expect(new Set(data.map((row) => Object(row).tname)).size).toBeGreaterThan(1)
  })

  test('Query parameter select: sname and mvalue', async (context) => {
    // `_timestamp` comes unasked.
    for (const row of await values(context, 'sname,mvalue'))
      expect(Object.keys(Object(row)).filter((name) => name !== '_timestamp')).toEqual(
        expect.arrayContaining(['sname', 'mvalue']),
      )
  })

  test('Query parameter select: is optional', async (context) => {
    for (const row of await values(context)) expect(row).toMatchObject({ scode: expect.any(String) })
  })

  test('Headers: Content-Type application/json is accepted', async (context) => {
    const init = { headers: { 'Content-Type': 'application/json' } }
    expect((await values(context, 'sname', init)).length).toBeGreaterThan(0)
  })

  test('Headers: a bearer token is needed to see closed values', async (context) => {
    const given = has(context, 'mobility', 'auth', 'client', 'account', 'closedType')
    const count = async (init: RequestInit) =>
      (
        await answerOf(flatLatest, given.mobility, {
          segments: { stationTypes: given.closedType, dataTypes: '*' },
          query: { limit: -1, select: 'scode,tname,mperiod', distinct: false },
          init,
        })
      ).data.length
    expect(await count(bearer(await accessToken(given)))).toBeGreaterThan(await count({}))
  })

  test('Response: records holding the selected fields, and no others', async (context) => {
    for (const row of await values(context, 'scode,mvalidtime'))
      expect(Object.keys(Object(row)).toSorted()).toEqual(['_timestamp', 'mvalidtime', 'scode'])
  })
})

test('Historical calls: /v2/flat/<station_types>/<data_types>/<from>/<to>, half-open', async (context) => {
  const { mobility } = has(context, 'mobility')
  const at = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString()
  const segments = { ...latest, dataTypes: 'number-available', from: at(6 * hour), to: at(3 * hour) }
  const { data } = await answerOf(flatHistory, mobility, {
    segments,
    query: { limit: 200, select: 'scode,mvalue,mvalidtime', where: 'sactive.eq.true' },
  })
  expect(data.length).toBeGreaterThan(0)
  for (const row of data) {
    const time = Date.parse(
      String(Object(row).mvalidtime)
        .replace(' ', 'T')
        .replace(/(\d\d)$/, ':$1'),
    )
    expect(time).toBeGreaterThanOrEqual(Date.parse(segments.from))
    expect(time).toBeLessThan(Date.parse(segments.to))
  }
})

test('Token endpoint: POST of a form, at …/protocol/openid-connect/token', async (context) => {
  const { auth, client, account } = has(context, 'auth', 'client', 'account')
  const answer = await askToken(auth, { grant_type: 'password', client_id: client, ...account })
  expect(tokenAnswerSchema.parse(await answer.json()).token_type).toMatch(/^bearer$/i)
})

describe('Tourism datasets', () => {
  test('GET {tourism_base_url}/<dataset>', async (context) => {
    const { tourism } = has(context, 'tourism')
    const page = await answerOf(tourismDataset, tourism, { segments: { dataset: 'Accommodation' } })
    expect(page.Items.length).toBeGreaterThan(0)
  })

  test('Headers: Accept text/html is answered with JSON', async (context) => {
    const { tourism } = has(context, 'tourism')
    const response = await ask(`${tourism}/Accommodation?pagesize=1`, { headers: { Accept: 'text/html' } })
    expect(tourismPageSchema.parse(await response.json()).Items).toHaveLength(1)
  })

  test('Headers: Authorization Basic', async (context) => {
    const { tourism, account } = has(context, 'tourism', 'account')
    const credentials = Buffer.from(`${account.username}:${account.password}`, 'utf8').toString('base64')
    const response = await ask(`${tourism}/Accommodation?pagesize=1`, {
      headers: { Accept: 'text/html', Authorization: `Basic ${credentials}` },
    })
    expect(response.status).toBe(200)
  })
})
