import { describe, expect, test } from 'vitest'
import { errorBodySchema } from '../../../src/contract/errors'
import { envelopeSchema, latestRowSchema, stationRowSchema } from '../../../src/contract/mobility-v2'
import { frozen, runningSandbox } from './running-sandbox'

const running = runningSandbox({ stations: 300 })

async function bodyOf(path: string): Promise<[number, string, Headers]> {
  const response = await running.fetch(`/mobility/v2${path}`)
  return [response.status, await response.text(), response.headers]
}

describe('the envelope', () => {
  test('returns offset and limit, and at most 200 rows without a limit', async () => {
    const { offset, limit, data } = await running.flat('/flat/EChargingPlug')
    expect([offset, limit, data.length]).toEqual([0, 200, 200])
    const next = await running.flat('/flat/EChargingPlug?offset=200')
    expect(next.offset).toBe(200)
    expect(data.map(({ scode }) => scode)).not.toContain(next.data[0]?.scode)
  })

  test('of a large list is the same for repeated requests, compressed or not', async () => {
    const path = '/flat/EChargingPlug?limit=-1'
    const first = await bodyOf(path)
    const again = await bodyOf(path)
    expect(again[2].get('content-encoding')).toBe('gzip')
    const plain = await running.fetch(`/mobility/v2${path}`, { headers: { 'Accept-Encoding': 'identity' } })
    expect([again[1], await plain.text()]).toEqual([first[1], first[1]])
    expect((await bodyOf('/flat/EChargingPlug?limit=7'))[1]).not.toBe(first[1])
    const refused = await running.fetch(`/mobility/v2${path}`, { headers: { Authorization: 'Bearer x' } })
    expect(refused.status).toBe(401)
  })

  test.each([-1, 0, -7])('holds all rows with limit=%i', async (limit) => {
    const answer = await running.flat(`/flat/EChargingPlug?limit=${limit}`)
    expect(answer.limit).toBe(limit)
    expect(answer.data).toHaveLength(750)
  })

  test('ends with a page shorter than the limit', async () => {
    const { data } = await running.flat('/flat/EChargingPlug?limit=500&offset=500')
    expect(data).toHaveLength(250)
  })

  test('matches the contract, as do the rows of all stations', async () => {
    const answer = envelopeSchema.parse(await running.flat('/flat/EChargingStation?limit=-1'))
    const good = answer.data.filter((row) => stationRowSchema.safeParse(row).success)
    expect([answer.data.length, good.length]).toEqual([300, 300])
  })

  test('is empty for an unknown type, also in another case', async () => {
    expect(await running.flat('/flat/Nothing')).toEqual({ offset: 0, limit: 200, data: [] })
    expect((await running.flat('/flat/echargingstation')).data).toEqual([])
  })

  test('accepts several types, a star for all, and representations in any order', async () => {
    const both = await running.flat('/flat/EChargingStation,EChargingPlug?limit=-1&select=scode,stype')
    expect(both.data).toHaveLength(300 + 750)
    const all = await running.flat('/flat/*?limit=-1&select=scode,stype')
    expect(all.data.slice(0, 300 + 750)).toEqual(both.data)
    expect(all.data.slice(300 + 750).map(({ stype }) => stype)).toEqual(Array(40).fill('ParkingStation'))
    expect(await running.flat('/Node,%20FLAT/*?limit=-1&select=scode,stype')).toEqual(all)
  })
})

describe('rows', () => {
  test('leave out null fields, unless requested', async () => {
    const where = 'where=scoordinate.eq.null,scode.neq.""'
    const [row = {}] = (await running.flat(`/flat/EChargingStation?limit=1&${where}`)).data
    expect(row).not.toHaveProperty('scoordinate')
    expect(row).not.toHaveProperty('pcode')
    const [full = {}] = (await running.flat(`/flat/EChargingStation?limit=1&shownull=true&${where}`)).data
    expect(full).toMatchObject({ scode: row.scode, scoordinate: null, pcode: null, pmetadata: null })
  })

  test('keep nulls inside metadata', async () => {
    const where = 'where=sorigin.eq."ALPERIA",smetadata.provider.neq.null'
    const [row = {}] = (await running.flat(`/flat/EChargingStation?limit=1&${where}`)).data
    expect(row.smetadata).toHaveProperty('flashInfo', null)
  })

  test('of plugs have their station', async () => {
    const { data } = await running.flat('/flat/EChargingPlug?limit=1')
    expect(data[0]).toMatchObject({ stype: 'EChargingPlug', ptype: 'EChargingStation', pactive: true })
    const { data: parents } = await running.flat(`/flat/EChargingStation?where=scode.eq."${data[0]?.pcode}"`)
    expect(parents[0]?.sname).toBe(data[0]?.pname)
  })

  test('contain the selected fields, metadata by dotted names', async () => {
    const select = 'select=scode,smetadata.outlets.0.maxPower,smetadata.nothing'
    const { data } = await running.flat(`/flat/EChargingPlug?limit=1&${select}&where=sorigin.eq."ALPERIA"`)
    expect(data).toEqual([{ scode: expect.any(String), 'smetadata.outlets.0.maxPower': expect.any(Number) }])
  })

  test('are returned once with `distinct`, unless ids are selected', async () => {
    const distinct = await running.flat('/flat/EChargingPlug?limit=-1&select=stype')
    expect(distinct.data).toEqual([{ stype: 'EChargingPlug' }])
    const all = await running.flat('/flat/EChargingPlug?limit=-1&select=stype&distinct=false')
    expect(all.data).toHaveLength(750)
    const some = await running.flat('/flat/EChargingPlug?limit=3&offset=2&select=sorigin')
    expect(new Set(some.data.map(({ sorigin }) => sorigin)).size).toBe(3)
  })
})

describe('latest values', () => {
  test('contain the program that wrote them, also in a tree and by name', async () => {
    const path = 'EChargingStation/number-available/latest?limit=1'
    const fields = { prname: expect.any(String), prversion: '1.0.0', prlineage: expect.any(String) }
    expect((await running.flat(`/flat/${path}`)).data[0]).toMatchObject(fields)
    const [row] = (await running.flat(`/flat/${path}&select=mprovenance`)).data
    expect(row).toEqual({ ...fields, _timestamp: expect.any(String) })
    expect(
      (await running.flat('/flat/EChargingStation/number-available?limit=1')).data[0],
    ).not.toHaveProperty('prname')
  })

  test.each([
    ['%2B02:00', '+0200'],
    ['+02:00', '+0200'],
    ['-09:30', '-0930'],
    ['GMT%2B1', '+0100'],
    ['Z', '+0000'],
    ['Europe/Rome', '+0100'],
  ])('have times in the zone %s', async (zone, offset) => {
    const { data } = await running.flat(
      `/flat/EChargingStation/number-available/latest?limit=1&timezone=${zone}`,
    )
    expect(String(data[0]?.mvalidtime).slice(-5)).toBe(offset)
  })

  const path = '/flat/EChargingStation/number-available/latest'

  test('are oldest first, each with its time, whatever is selected', async () => {
    const { data } = await running.flat(`${path}?limit=-1&select=mvalue,scode`)
    const times = data.map(({ _timestamp }) => String(_timestamp))
    expect(times).toEqual(times.toSorted())
    expect(times.every((time) => /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}\+0000$/.test(time))).toBe(true)
    expect(Object.keys(data[0] ?? {}).toSorted()).toEqual(['_timestamp', 'mvalue', 'scode'])
  })

  test('match the contract, with times in the past', async () => {
    const { data } = await running.flat('/flat/*/*/latest?limit=-1')
    for (const row of data) expect(latestRowSchema.safeParse(row).success).toBe(true)
    const newest = String(data.at(-1)?.mvalidtime).replace(' ', 'T')
    expect(Date.parse(newest)).toBeLessThanOrEqual(Date.parse(frozen))
    expect(Date.parse(newest)).toBeGreaterThan(Date.parse(frozen) - 5 * 60_000)
  })

  test('have times in the requested zone', async () => {
    const at = async (query: string) =>
      String((await running.flat(`${path}?limit=1${query}`)).data[0]?.mvalidtime)
    const utc = await at('')
    const rome = await at('&timezone=Europe/Rome')
    expect(rome).toMatch(/\+0100$/)
    expect(Date.parse(rome.replace(' ', 'T'))).toBe(Date.parse(utc.replace(' ', 'T')))
  })

  test('are numbers in one family and text in the others', async () => {
    const { data } = await running.flat('/flat/EChargingPlug/*/latest?limit=-1&select=tname,mvalue')
    const values = (tname: string) =>
      new Set(data.filter((row) => row.tname === tname).map((row) => row.mvalue))
    expect(values('echarging-plug-status')).toEqual(new Set([0, 1]))
    expect([...values('echarging-plug-status-ocpi')]).toEqual(
      expect.arrayContaining(['AVAILABLE', 'CHARGING']),
    )
    expect([...values('echarging-plug-status-oicp')]).toEqual(
      expect.arrayContaining(['Available', 'Occupied']),
    )
  })

  test('may come in several periods for one station', async () => {
    const { data } = await running.flat(`${path}?limit=-1&where=mperiod.eq.3600&select=scode`)
    const { data: both } = await running.flat(
      `${path}?limit=-1&where=scode.eq."${data[0]?.scode}"&select=mperiod`,
    )
    expect(both.map(({ mperiod }) => mperiod).toSorted()).toEqual([3600, 600])
  })

  test('are chosen by data type, several by a list', async () => {
    const types = '/flat/EChargingPlug/echarging-plug-status,echarging-plug-status-ocpi/latest'
    const { data } = await running.flat(`${types}?limit=-1&select=tname`)
    const names = new Set(data.map(({ tname }) => tname))
    expect(names).toEqual(new Set(['echarging-plug-status', 'echarging-plug-status-ocpi']))
    expect((await running.flat('/flat/EChargingPlug/nothing/latest')).data).toEqual([])
  })
})

describe('an unanswerable query', () => {
  test.each(['limit=ten', 'limit=', 'offset=-1', 'distinct=maybe', 'shownull=1'])(
    '%s is 400 without a word',
    async (query) => {
      const [status, body, headers] = await bodyOf(`/flat/EChargingStation?${query}`)
      expect([status, body, headers.get('Content-Type')]).toEqual([400, '', null])
    },
  )

  test.each([
    ['/flat/EChargingStation?where=scode.eq.83', 400, 'text'],
    ['/flat/EChargingStation?where=or(scode.eq."83"', 400, 'character 16'],
    ['/flat/EChargingStation?select=scode,nothing', 400, 'nothing'],
    ['/flat/EChargingStation?select=mvalue', 400, 'mvalue'],
    ['/flat/EChargingStation?select=scoordinate.x', 400, 'scoordinate'],
    ['/flat/EChargingStation/*/latest?timezone=Mars', 500, 'Unknown time-zone ID: Mars'],
    ['/flat/EChargingStation/*/oops', 404, ''],
    ['/oops', 400, 'flat'],
    ['/flat/Status403', 403, 'refuses'],
    ['/flat/EChargingStation,Status500/*/latest', 500, 'fails'],
    ['/flat/Status429/*', 429, 'exhausted'],
  ])('%s is answered with %i and a message', async (path, status, word) => {
    const [answered, body] = await bodyOf(path)
    expect(answered).toBe(status)
    expect(errorBodySchema.parse(JSON.parse(body)).message).toContain(word)
  })

  test('an invalid where is rejected with the position', async () => {
    const [, body] = await bodyOf('/flat/EChargingStation?where=sactive.eq.true,scode.like.x')
    expect(JSON.parse(body)).toMatchObject({ code: 400, error: 'Bad Request', position: 16 })
  })

  test('a where with numbers and texts for one value is rejected', async () => {
    const status = async (where: string) =>
      (await bodyOf(`/flat/EChargingPlug/*/latest?limit=1&where=${where}`))[0]
    expect(await status('or(mvalue.gt.50,mvalue.eq."AVAILABLE")')).toBe(400)
    expect(await status('mvalue.gt.50,mvalue.deep.eq.1')).toBe(400)
    expect(await status('or(mvalue.gt.50,mvalue.eq.null,scode.eq."A")')).toBe(200)
  })

  test('only reading methods are allowed', async () => {
    const response = await running.fetch('/mobility/v2/flat/EChargingStation', { method: 'POST' })
    expect(response.status).toBe(404)
  })
})

test('large answers are compressed if the client accepts it', async () => {
  const url = '/mobility/v2/flat/EChargingPlug?limit=-1'
  const packed = await running.fetch(url)
  expect(packed.headers.get('Content-Encoding')).toBe('gzip')
  const plain = await running.fetch(url, { headers: { 'Accept-Encoding': 'identity' } })
  expect(plain.headers.get('Content-Encoding')).toBeNull()
  expect(await plain.json()).toEqual(await packed.json())
  const small = await running.fetch('/mobility/v2/flat/EChargingPlug?limit=1&select=scode')
  expect(small.headers.get('Content-Encoding')).toBeNull()
})
