import { expect, test } from 'vitest'
import { ShapeError } from '../../../src/api/errors'
import { getJson } from '../../../src/api/get-json'
import { maxPages, readPages } from '../../../src/api/read-pages'
import { flatStations } from '../../../src/contract/mobility-v2'
import { failureOf, sendJson, serve } from './service'

interface Ways {
  /** Maximum number of rows per page, whatever the requested limit. */
  most?: number
  ignoresOffset?: boolean
  /** Echoes the limit and goes by `most`. */
  ignoresLimit?: boolean
  /** Each answer in another order. */
  shuffles?: boolean
}

async function servePages(rows: readonly number[], ways: Ways = {}) {
  const { most = 1000, ignoresOffset = false, ignoresLimit = false, shuffles = false } = ways
  let calls = 0
  const service = await serve(({ searchParams }, response) => {
    const asked = Number(searchParams.get('limit') ?? 200)
    const limit = asked > 0 ? Math.min(asked, most) : asked
    const offset = ignoresOffset ? 0 : Number(searchParams.get('offset') ?? 0)
    const size = ignoresLimit ? most : limit
    const data = size > 0 ? rows.slice(offset, offset + size) : [...rows]
    calls += 1
    if (shuffles && calls > 1) data.reverse()
    sendJson(response, { limit: ignoresLimit ? asked : limit, offset, data })
  })
  const read = (pageSize: number) =>
    readPages({ baseUrl: service.base, pageSize }, (limit, offset) =>
      getJson(flatStations, {
        base: service.base,
        segments: { stationTypes: 'EChargingStation' },
        query: { limit, offset },
      }),
    )
  return { read, requests: service.requests }
}

const rows = Array.from({ length: 450 }, (_, index) => index)

test('a limit of -1 requests all rows in one call', async () => {
  const { read, requests } = await servePages(rows)
  expect(await read(-1)).toEqual({ rows, isCutOff: false })
  expect(requests).toHaveLength(1)
})

test.each([
  [200, 3],
  // The last page is full, so that only an empty one tells the end.
  [150, 4],
  [450, 2],
  [1000, 1],
])('pages of %i rows end with a short one: %i calls', async (pageSize, calls) => {
  const { read, requests } = await servePages(rows)
  expect(await read(pageSize)).toEqual({ rows, isCutOff: false })
  expect(requests).toHaveLength(calls)
})

test('uses the limit in the answer, not the requested one', async () => {
  const { read, requests } = await servePages(rows, { most: 100 })
  expect(await read(300)).toEqual({ rows, isCutOff: false })
  expect(requests.map(({ query }) => query.get('offset'))).toEqual(['0', '100', '200', '300', '400'])
})

test.each([
  ['the offset', 200, {}],
  ['the offset and the order', 200, { shuffles: true }],
  ['the offset and the limit, which it echoes', -1, { most: 200, ignoresLimit: true }],
  ['the offset and the limit, which it echoes,', 300, { most: 200, ignoresLimit: true }],
])('the answer of a service that ignores %s counts as cut off', async (_, pageSize, how) => {
  const { read, requests } = await servePages(rows, { ...how, ignoresOffset: true })
  expect(await read(pageSize)).toEqual({ rows: rows.slice(0, 200), isCutOff: true })
  expect(requests).toHaveLength(2)
})

test.each([
  [450, 3],
  [200, 2],
])(
  'a service that sends 200 rows at a time whatever it is asked for is asked for all %i',
  async (count, calls) => {
    const all = rows.slice(0, count)
    const { read, requests } = await servePages(all, { most: 200, ignoresLimit: true })
    expect(await read(-1)).toEqual({ rows: all, isCutOff: false })
    expect(requests).toHaveLength(calls)
  },
)

test('new values between two calls do not make a repeated page a new one', async () => {
  const page = () => Array.from({ length: 200 }, (_, scode) => ({ scode, mvalue: Math.random() }))
  const { rows: read, isCutOff } = await readPages(
    { baseUrl: 'https://api.test', pageSize: 200 },
    async () => ({
      data: page(),
      limit: 200,
    }),
  )
  expect([read.length, isCutOff]).toEqual([200, true])
})

test('an empty answer is an empty list', async () => {
  const { read } = await servePages([])
  expect(await read(200)).toEqual({ rows: [], isCutOff: false })
})

/** Pages of one row that never end. */
const endless = (row: (calls: number) => unknown) => {
  const called = { times: 0 }
  const read = readPages({ baseUrl: 'https://api.test', pageSize: -1 }, async (_, offset) => {
    called.times += 1
    return { data: [row(called.times)], limit: 1, offset }
  })
  return { called, read }
}

test('requests for endless pages stop after a thousand', async () => {
  const { called, read } = endless((row) => row)
  expect(await failureOf(read)).toBeInstanceOf(ShapeError)
  expect(called.times).toBe(maxPages)
})

test('requests for large endless pages stop earlier', async () => {
  const large = 'x'.repeat(20_000_000)
  const { called, read } = endless((row) => `${row} ${large}`)
  expect(await failureOf(read)).toBeInstanceOf(ShapeError)
  expect(called.times).toBe(5)
})
