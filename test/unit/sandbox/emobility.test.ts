import { describe, expect, test } from 'vitest'
import {
  getDataTypes,
  recordSchema,
  stationIdsSchema,
  stationRecordSchema,
} from '../../../src/contract/emobility-v1'
import { v1ErrorBodySchema } from '../../../src/contract/errors'
import { hour } from '../../../src/durations'
import { startSandbox } from '../../../src/sandbox/sandbox'
import { frozen, runningSandbox } from './running-sandbox'

const running = runningSandbox({ stations: 100 })
const now = Date.parse(frozen)

describe.each([
  ['later', '/mobility/v1/emobility/rest', undefined, undefined],
  [
    'older',
    '/dataset/emobility/rest',
    'it.bz.idm.bdp.dto.emobility.EchargingStationDto',
    'it.bz.idm.bdp.dto.SimpleRecordDto',
  ],
])('the %s variant of v1', (_, path, recordType, measuredType) => {
  const ask = async (call: string, query: Record<string, string | number> = {}, token?: string) => {
    const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]))
    const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
    return running.fetch(`${path}/${call}?${parameters}`, { headers })
  }
  const read = async (...call: Parameters<typeof ask>) => (await ask(...call)).json()
  /** A station of which the team sees the power that it draws. */
  const metered = async () => {
    const { data } = await running.flat('/flat/EChargingStation/power?limit=1&select=scode')
    return String(data[0]?.scode)
  }

  test('lists the ids of all stations, each of which has a record', async () => {
    const ids = stationIdsSchema.parse(await read('get-stations'))
    const detailed = (await read('get-station-details')).map(({ id }: { id: unknown }) => id)
    expect(ids).toHaveLength(100)
    expect(ids).toEqual(detailed)
    expect(new Set(ids).size).toBe(ids.length)
    for (const sign of ['*', '_', '-', ':']) expect(ids.some((id) => id.includes(sign))).toBe(true)
  })

  test('has a record for every station, valid by the contract', async () => {
    const records: unknown[] = await (await running.fetch(`${path}/get-station-details`)).json()
    const good = records.flatMap((record) => stationRecordSchema.safeParse(record).data ?? [])
    expect([records.length, good.length]).toEqual([100, 100])
    expect(new Set(good.map(({ _t }) => _t))).toEqual(new Set([recordType]))
    expect(good.find(({ id }) => id.startsWith('ASM_'))).toMatchObject({
      name: expect.any(String),
      municipality: expect.stringMatching(/\S/),
      provider: 'Alperia',
      state: expect.any(String),
      accessType: expect.any(String),
      paymentInfo: expect.stringMatching(/^https?:/),
    })
  })

  test('leaves out fields that do not apply', async () => {
    const records: object[] = await (await running.fetch(`${path}/get-station-details`)).json()
    expect(records.some((record) => !('categories' in record))).toBe(true)
    expect(records.flatMap((record) => Object.values(record))).not.toContain(null)
  })

  test('has the same rules for tokens', async () => {
    const headers = { Authorization: 'Bearer  x' }
    expect((await running.fetch(`${path}/get-stations`, { headers })).status).toBe(401)
  })

  test('lists the data types of one station and of all, with unit and period', async () => {
    const types = getDataTypes.answer.parse(await read('get-data-types', { station: await metered() }))
    expect(types).toContainEqual(['power', 'kW', expect.any(String), '300'])
    expect(types).toContainEqual(['number-available', '', expect.any(String), '1'])
    const all = getDataTypes.answer.parse(await read('get-data-types'))
    expect(new Set(all.map(String)).size).toBe(all.length)
    expect(all).toEqual(expect.arrayContaining(types))
    expect(await read('get-data-types', { station: 'nowhere' })).toEqual([])
  })

  test('returns the newest value and its time', async () => {
    const station = await metered()
    const newest = await read('get-newest-record', { station, type: 'number-available' })
    expect(recordSchema.parse(newest)).toEqual({
      ...(measuredType && { _t: measuredType }),
      timestamp: expect.any(Number),
      value: expect.any(Number),
      period: 1,
      created_on: expect.any(Number),
    })
    expect(newest.timestamp).toBeLessThanOrEqual(now)
    const date = await read('get-date-of-last-record', { station, type: 'number-available', period: 1 })
    expect(date).toBe(newest.timestamp)
    expect(await read('get-newest-record', { station, type: 'number-available', period: 77 })).toBeNull()
    expect(await read('get-date-of-last-record', { station: 'nowhere' })).toBe(-1)
    expect(await read('get-newest-record', { station: 'nowhere' })).toBeNull()
  })

  test('returns the values of the last seconds, equal to those of the timeframe', async () => {
    const { data } = await running.flat(
      '/flat/EChargingStation/number-available/latest?limit=1&select=scode&where=mperiod.eq.3600',
    )
    const of = { station: String(data[0]?.scode), name: 'number-available' }
    const hourly = await read('get-records', { ...of, seconds: 6 * 3600, period: 3600 })
    expect(hourly.map((one: unknown) => recordSchema.parse(one).timestamp)).toHaveLength(6)
    for (const { timestamp } of hourly) {
      expect(timestamp).toBeGreaterThanOrEqual(now - 6 * hour)
      expect(timestamp).toBeLessThanOrEqual(now)
    }
    const span = { from: now - 6 * hour, to: now }
    expect(await read('get-records-in-timeframe', { ...of, ...span, period: 3600 })).toEqual(hourly)
    const all = await read('get-records-in-timeframe', { ...of, ...span })
    expect(all.length).toBeGreaterThan(60)
    expect(all).toEqual(expect.arrayContaining(hourly))
    expect(new Set(hourly.map(({ _t }: { _t?: string }) => _t))).toEqual(new Set([measuredType]))
    expect(await read('get-records-in-timeframe', { ...of, from: now, to: now - hour })).toEqual([])
  })

  test('returns closed values for a token with the right only', async () => {
    const of = { station: await metered(), name: 'power' }
    const seconds = 3600
    const team = await running.accessToken('team')
    for (const token of [undefined, await running.accessToken('guest'), await running.accessToken()]) {
      expect(await read('get-records', { ...of, seconds }, token)).toEqual([])
      expect(await read('get-newest-record', { station: of.station, type: 'power' }, token)).toBeNull()
    }
    expect(await read('get-records', { ...of, seconds }, team)).toHaveLength(12)
    const timeframe = { ...of, from: now - hour, to: now }
    expect(await read('get-records-in-timeframe', timeframe, team)).toHaveLength(12)
    expect(
      await read('get-date-of-last-record', { station: of.station, type: 'power' }, team),
    ).toBeGreaterThan(0)
  })

  test('returns no values of an unknown station or data type', async () => {
    const station = await metered()
    expect(await read('get-records', { station: 'nowhere', name: 'power', seconds: 60 })).toEqual([])
    expect(await read('get-records', { station, name: 'temperature', seconds: 60 })).toEqual([])
  })

  test.each([
    ['get-records', { station: 'A', name: 'power' }, 'seconds'],
    ['get-records', { name: 'power', seconds: 60 }, 'station'],
    ['get-records', { station: 'A', name: 'power', seconds: 'ten' }, 'seconds'],
    ['get-records', { station: 'A', name: 'power', seconds: -1 }, 'seconds'],
    ['get-records-in-timeframe', { station: 'A', name: 'power', from: 1 }, 'to'],
    ['get-records-in-timeframe', { station: 'A', name: 'power', from: '2026-11-20', to: 2 }, 'from'],
    ['get-newest-record', {}, 'station'],
    ['get-date-of-last-record', { station: 'A', period: 'hour' }, 'period'],
  ])('rejects %s with %j and names the missing part', async (call, query, missing) => {
    const response = await ask(call, query)
    expect(response.status).toBe(400)
    const body = v1ErrorBodySchema.parse(await response.json())
    expect(body).toMatchObject({ status: 400, name: 'Bad Request' })
    expect(body.description).toContain(missing)
  })

  test('has its own error messages', async () => {
    const missing = await ask('get-nothing')
    expect([missing.status, v1ErrorBodySchema.parse(await missing.json()).status]).toEqual([404, 404])
    const refused = await ask('get-stations', {}, 'word')
    expect([refused.status, await refused.text()]).toEqual([401, ''])
  })
})

describe('with flaws', () => {
  const flawed = runningSandbox({ stations: 100, flaws: true })
  const read = async (call: string) => (await flawed.fetch(`/dataset/emobility/rest/${call}`)).json()

  test('three ids have no record, two records no usable id, and some no payment address', async () => {
    const ids = stationIdsSchema.parse(await read('get-stations'))
    const records: { id: unknown; paymentInfo: string }[] = await read('get-station-details')
    const detailed = records.map(({ id }) => id)
    expect(ids.filter((id) => !detailed.includes(id))).toHaveLength(3)
    expect(records.filter((record) => !stationRecordSchema.safeParse(record).success)).toHaveLength(2)
    expect(records.some(({ paymentInfo }) => paymentInfo === 'ask at reception')).toBe(true)
  })
})

test('v1 has its own messages for refusals with a body', async () => {
  const friendly = await startSandbox({ port: 0, appOrigins: [], stations: 1, bare401: false })
  const headers = { Authorization: 'Bearer word' }
  const refused = await fetch(`${friendly.origin}/dataset/emobility/rest/get-stations`, { headers })
  await friendly.close()
  expect([refused.status, v1ErrorBodySchema.parse(await refused.json()).status]).toEqual([401, 401])
})
