import { describe, expect, test } from 'vitest'
import {
  flatLatest,
  flatSeries,
  flatStations,
  latestRowSchema,
  stationRowSchema,
} from '../../src/contract/mobility-v2'
import { flatHistory, sampleRowSchema } from '../../src/contract/mobility-v2-history'
import { stationTypes } from '../../src/contract/mobility-v2-sandbox'
import { tourismDataset } from '../../src/contract/tourism'
import { day } from '../../src/durations'
import { accessToken, answerOf, ask, bearer } from './ask'
import { deployment, enough } from './deployment'

const has = deployment()
const station = { stationTypes: 'EChargingStation' }

describe('What the service does', () => {
  test('1 publishes open datasets over HTTP: mobility', async (context) => {
    const { mobility } = has(context, 'mobility')
    const { data } = await answerOf(flatStations, mobility, { segments: station, query: { limit: 5 } })
    expect(data.length).toBeGreaterThan(0)
  })

  test('1 publishes open datasets over HTTP: tourism', async (context) => {
    const { tourism } = has(context, 'tourism')
    const page = await answerOf(tourismDataset, tourism, { segments: { dataset: 'Accommodation' } })
    expect(page.Items.length).toBeGreaterThan(0)
  })

  test('2 holds e-charging stations, their status and historical data', async (context) => {
    const { mobility } = has(context, 'mobility')
    const stations = await answerOf(flatStations, mobility, { segments: station, query: { limit: 1 } })
    expect(stationRowSchema.safeParse(stations.data[0]).success).toBe(true)
    const segments = { ...station, dataTypes: 'number-available' }
    const active = 'sactive.eq.true'
    const latest = await answerOf(flatLatest, mobility, { segments, query: { limit: -1, where: active } })
    const newest = latestRowSchema.parse(latest.data.at(-1))
    const to = Date.parse((newest.mvalidtime ?? '').replace(' ', 'T').replace(/(\d\d)$/, ':$1')) + 1000
    const span = { from: new Date(to - day).toISOString(), to: new Date(to).toISOString() }
    const where = `scode.eq."${newest.scode}"`
    const past = await answerOf(flatHistory, mobility, {
      segments: { ...segments, ...span },
      query: { limit: -1, where },
    })
    expect(past.data.length).toBeGreaterThan(0)
    for (const row of past.data) expect(sampleRowSchema.parse(row).mvalidtime).toEqual(expect.any(String))
  })

  test('3 answers JSON with media type application/json', async (context) => {
    const { mobility } = has(context, 'mobility')
    for (const path of ['EChargingStation?limit=1', 'EChargingStation/*/latest?limit=1']) {
      const response = await ask(`${mobility}/v2/flat/${path}`)
      expect(response.headers.get('Content-Type')).toMatch(/^application\/json\b/)
      await response.json()
    }
  })

  test('3 is published under CC0, as its specification states', async (context) => {
    const text = await (await ask(`${has(context, 'mobility').mobility}/v2/apispec`)).text()
    if (enough < 1 && !/licen[cs]e/i.test(text)) context.skip('the specification names no licence')
    expect(text).toMatch(/CC0/)
  })

  test('4 closes only values of /latest and /from/to, to whom is not authorised', async (context) => {
    const given = has(context, 'mobility', 'auth', 'client', 'account', 'closedType')
    const init = bearer(await accessToken(given))
    const segments = { stationTypes: given.closedType, dataTypes: '*' }
    const rows = async (endpoint: typeof flatStations, select: string, more: RequestInit) =>
      (
        await answerOf(endpoint, given.mobility, { segments, query: { limit: -1, select }, init: more })
      ).data.map((row) => JSON.stringify(row))
    for (const [endpoint, select] of [
      [flatStations, 'scode'],
      [flatSeries, 'scode,tname'],
    ] as const)
      expect((await rows(endpoint, select, init)).toSorted()).toEqual(
        (await rows(endpoint, select, {})).toSorted(),
      )
    const values = 'scode,tname,mperiod'
    const before = await rows(flatLatest, values, {})
    const all = await rows(flatLatest, values, init)
    // Without those that went meanwhile: the service goes on.
    const after = new Set(await rows(flatLatest, values, {}))
    const open = before.filter((row) => after.has(row))
    expect(open.length).toBeGreaterThan(0)
    expect(all.length).toBeGreaterThan(open.length)
    expect(all).toEqual(expect.arrayContaining(open))
  })

  test('4 closes values of /from/to to whom is not authorised, by an empty answer', async (context) => {
    const given = has(context, 'mobility', 'auth', 'client', 'account', 'closedType')
    const init = bearer(await accessToken(given))
    const types = { stationTypes: given.closedType, dataTypes: '*' }
    const newest = async (more: RequestInit) => {
      const query = { limit: -1, select: 'scode,tname,mvalidtime', where: 'sactive.eq.true' }
      const { data } = await answerOf(flatLatest, given.mobility, { segments: types, query, init: more })
      return data.map((row) => ({ ...Object(row), key: `${Object(row).scode} ${Object(row).tname}` }))
    }
    const open = new Set((await newest({})).map(({ key }) => key))
    const closed = (await newest(init)).find(({ key }) => !open.has(key))
    const at = Date.parse(closed?.mvalidtime.replace(' ', 'T').replace(/(\d\d)$/, ':$1'))
    const span = { from: new Date(at - day).toISOString(), to: new Date(at + 1000).toISOString() }
    const segments = { ...types, dataTypes: closed?.tname, ...span }
    const query = { limit: 5, where: `scode.eq."${closed?.scode}"` }
    const past = (more: RequestInit) =>
      answerOf(flatHistory, given.mobility, { segments, query, init: more }).then(({ data }) => data)
    expect(await past({})).toEqual([])
    expect((await past(init)).length).toBeGreaterThan(0)
  })

  test('6 answers other mobility datasets by the same calls', async (context) => {
    const { mobility, otherType } = has(context, 'mobility', 'otherType')
    const types = await answerOf(stationTypes, mobility)
    expect(types.map(({ id }) => id)).toEqual(expect.arrayContaining(['EChargingStation', otherType]))
    const segments = { stationTypes: otherType, dataTypes: '*' }
    for (const endpoint of [flatStations, flatSeries, flatLatest])
      expect(
        (await answerOf(endpoint, mobility, { segments, query: { limit: 5 } })).data.length,
      ).toBeGreaterThan(0)
  })
})
