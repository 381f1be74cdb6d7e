import { describe, expect, test } from 'vitest'
import { errorBodySchema } from '../../../src/contract/errors'
import { sampleRowSchema } from '../../../src/contract/mobility-v2-history'
import { flatAnswer } from '../../../src/sandbox/mobility/flat'
import { historyRows } from '../../../src/sandbox/mobility/rows'
import type { SourceSeries } from '../../../src/sandbox/source'
import { type Envelope, frozen, runningSandbox } from './running-sandbox'

const running = runningSandbox({ stations: 60 })
const free = '/flat/EChargingStation/number-available'
const page = { Referer: 'https://example.org/' }

async function asked(path: string, headers: Record<string, string> = {}): Promise<[number, Envelope]> {
  const response = await running.fetch(`/mobility/v2${path}`, { headers })
  return [response.status, await response.json()]
}

const times = ({ data }: Envelope) => data.map(({ _timestamp }) => String(_timestamp))

describe('a history', () => {
  test('contains the measurements between two times, oldest first', async () => {
    const [, answer] = await asked(`${free}/2026-11-19/2026-11-20?limit=-1&select=scode,mvalue,mvalidtime`)
    expect(answer.data.length).toBeGreaterThan(1_000)
    expect(times(answer)).toEqual(times(answer).toSorted())
    expect(times(answer).every((time) => time.startsWith('2026-11-19 '))).toBe(true)
    for (const row of answer.data) expect(sampleRowSchema.safeParse(row).success).toBe(true)
    expect(Object.keys(answer.data[0] ?? {}).toSorted()).toEqual([
      '_timestamp',
      'mvalidtime',
      'mvalue',
      'scode',
    ])
  })

  test('is the same in one call as in two adjacent ones', async () => {
    const of = async (from: string, to: string) =>
      (await asked(`/flat/*/*/${from}/${to}?limit=-1&select=stype,scode,tname,mperiod,mvalue`))[1].data
    const whole = await of('2026-11-18', '2026-11-18T12:00')
    const halves = [
      ...(await of('2026-11-18', '2026-11-18T05:17:03')),
      ...(await of('2026-11-18T05:17:03', '2026-11-18T12')),
    ]
    const sorted = (rows: object[]) => rows.map((row) => JSON.stringify(row)).toSorted()
    expect(whole.length).toBeGreaterThan(10_000)
    expect(sorted(halves)).toEqual(sorted(whole))
  })

  test('ends before its end, and begins with its beginning', async () => {
    const [, { data }] = await asked(`${free}/2026-11-19T08/2026-11-19T09?limit=-1`)
    const [first, second] = data.map(({ scode, mvalidtime }) => ({
      scode,
      at: String(mvalidtime).replace(' ', 'T').replace('+0000', 'Z'),
    }))
    const of = async (from?: string, to?: string) =>
      (await asked(`${free}/${from}/${to}?limit=-1&where=scode.eq."${first?.scode}"`))[1].data.length
    expect(await of(first?.at, '2026-11-19T08:00:00.000')).toBe(0)
    expect(await of('2026-11-19T07:59:59.999', first?.at)).toBe(0)
    const after = new Date(Date.parse(first?.at ?? '') + 1).toISOString()
    expect(await of(first?.at, after)).toBe(1)
    expect(second?.at).toBeDefined()
  })

  test('ends with the current value, whatever the end', async () => {
    const where = 'where=sorigin.eq."ALPERIA"&select=scode,mvalue,mperiod'
    const [, latest] = await asked(`${free}/latest?limit=-1&${where}`)
    const [, history] = await asked(`${free}/2026-11-20T00:00/2026-11-24?limit=-1&${where}`)
    expect(latest.data.length).toBeGreaterThan(0)
    const newest = new Map(history.data.map((row) => [`${row.scode} ${row.mperiod}`, row]))
    const today = latest.data.filter(({ _timestamp }) => String(_timestamp).startsWith('2026-11-20'))
    expect(today.map((row) => newest.get(`${row.scode} ${row.mperiod}`))).toEqual(today)
    const last = String(history.data.at(-1)?._timestamp)
    expect(Date.parse(last.replace(' ', 'T'))).toBeLessThanOrEqual(Date.parse(frozen))
  })

  test.each([
    '2026-11-19T08:00:00.000Z/2026-11-19T09:00:00.000Z',
    '2026-11-19T09:00:00.000%2B0100/2026-11-19T10:00:00%2B01:00',
    '2026-11-19T03:30-0430/2026-11-19T09',
    '2026-11-19T08:00Z/2026-11-19T09:00',
  ])('is one hour for %s', async (span) => {
    const [, expected] = await asked(`${free}/2026-11-19T08:00:00/2026-11-19T09:00:00?limit=-1`)
    expect(expected.data.length).toBeGreaterThan(100)
    expect((await asked(`${free}/${span}?limit=-1`))[1]).toEqual(expected)
  })

  test('is formatted in the time of a zone, and can be filtered by value', async () => {
    const path = `${free}/2026-07-01T12/2026-07-01T13`
    const [, { data }] = await asked(`${path}?limit=1&timezone=Europe/Rome`)
    expect(data[0]?._timestamp).toMatch(/^2026-07-01 14:.*\+0200$/)
    const [, full] = await asked(`${path}?limit=-1&where=mvalue.gt.1,mvalue.lt.3&select=mvalue`)
    expect(new Set(full.data.map(({ mvalue }) => mvalue))).toEqual(new Set([2]))
    expect((await asked(`${path}?timezone=Mars`))[0]).toBe(500)
  })

  test('has closed values for tokens with the role, as latest values', async () => {
    const path = '/flat/EChargingStation/power/2026-11-19/2026-11-20?limit=5'
    expect((await asked(path))[1].data).toEqual([])
    const Authorization = `Bearer ${await running.accessToken('team')}`
    expect((await asked(path, { Authorization }))[1].data).toHaveLength(5)
    const guest = `Bearer ${await running.accessToken('guest')}`
    expect((await asked(path, { Authorization: guest }))[1].data).toEqual([])
  })

  test('is empty for a reversed range, and for unknown series', async () => {
    expect(await asked(`${free}/2026-11-20/2026-11-01`)).toEqual([200, { offset: 0, limit: 200, data: [] }])
    expect((await asked(`${free}/2026-11-20/2026-11-20`))[1].data).toEqual([])
    expect((await asked('/flat/EChargingStation/nothing/2026-11-19/2026-11-20'))[1].data).toEqual([])
    expect((await asked(`${free}/2027-11-19/2027-11-20`))[1].data).toEqual([])
  })

  test('accepts "now", and durations from now', async () => {
    const within = async (span: string) => (await asked(`${free}/${span}?limit=-1`))[1].data.length
    const lastHour = await within('2026-11-20T12:00Z/2026-11-20T13:00Z')
    expect(lastHour).toBeGreaterThan(0)
    for (const span of ['-PT1H/now', '-PT60M/PT0S', '2026-11-20T12:00/now'])
      expect(await within(span)).toBe(lastHour)
    expect(await within('-P1D/now')).toBe(await within('2026-11-19T13:00/2026-11-20T13:00'))
  })

  test.each([
    'P/now',
    'PT/now',
    'soon/now',
    'yesterday/2026-11-20',
    '2026-11-19/2026-11-31',
    '2026-11-19/2026-11-20T25:00',
    '2026/2027',
  ])('from %s is refused', async (span) => {
    const [status, body] = await asked(`${free}/${span}`)
    expect([status, errorBodySchema.parse(body).message]).toEqual([400, expect.stringContaining('no moment')])
  })
})

describe('the range of one call', () => {
  const path = (from: string) => `${free}/${from}/2026-11-20T23:00?limit=1`

  test.each([
    ['Anonymous', 5, '2026-11-15', '2026-11-14T23:59'],
    ['Referer', 100, '2026-08-12', '2026-08-11'],
    ['Authenticated Basic', 1000, '2024-02-24', '2024-02-23'],
  ])('of %s is %i calendar days', async (policy, days, longest, tooLong) => {
    const signedIn = { Authorization: `Bearer ${await running.accessToken('guest')}` }
    const headers = { Anonymous: {}, Referer: page }[policy] ?? signedIn
    expect((await asked(path(longest), headers))[0]).toBe(200)
    expect(await asked(path(tooLong), headers)).toEqual([
      429,
      { message: `You have exceeded the date range limit of ${days} days`, policy, hint: expect.any(String) },
    ])
  })

  test('depends on the `Referer`', async () => {
    expect((await asked(`${path('2026-10-01')}&referer=my-app`))[0]).toBe(200)
    expect((await asked(`${path('2026-10-01')}`))[0]).toBe(429)
  })
})

test('series that a where excludes are not read', () => {
  const series = (scode: string, latest: SourceSeries['latest']): SourceSeries => ({
    station: { stype: 'T', scode },
    dataType: { tname: 'x' },
    period: 60,
    role: null,
    latest,
  })
  const unreadable = series('b', () => {
    throw new Error('This series was read.')
  })
  const source = {
    types: ['T'],
    stations: () => [],
    series: () => [
      series('a', (moment) => ({ measuredAt: Math.floor(moment / 60_000) * 60_000, value: 1 })),
      unreadable,
    ],
  }
  const rows = historyRows(source, ['T'], ['*'], { from: 0, to: 120_000 }, { roles: new Set(), now: 1e12 })
  const query = { limit: -1, offset: 0, select: 'scode,mvalue', showNull: false, distinct: true }
  const ask = (where: string) => [...flatAnswer(rows, { ...query, where })].join('')
  expect(JSON.parse(ask('or(scode.eq.a,scode.eq.c),mvalue.lt.2')).data).toHaveLength(2)
  expect(() => ask('or(scode.eq.a,mvalue.lt.2)')).toThrow('was read')
})
