import { expect, test } from 'vitest'
import { mostPages, readPages } from '../../../src/api/envelope'
import { ShapeError } from '../../../src/api/errors'
import { getJson } from '../../../src/api/get-json'
import { flatStations } from '../../../src/contract/mobility-v2'
import { failureOf, sendJson, serve } from './service'

/** @param most rows per page that the service gives, however many are asked for */
async function servePages(rows: readonly number[], { most = 1000, ignoresOffset = false } = {}) {
  const service = await serve(({ searchParams }, response) => {
    const asked = Number(searchParams.get('limit') ?? 200)
    const limit = asked > 0 ? Math.min(asked, most) : asked
    const offset = ignoresOffset ? 0 : Number(searchParams.get('offset') ?? 0)
    const data = limit > 0 ? rows.slice(offset, offset + limit) : rows
    sendJson(response, { limit, offset, data })
  })
  const read = (pageSize: number) =>
    readPages(
      pageSize,
      (limit, offset) =>
        getJson(flatStations, {
          base: service.base,
          segments: { stationTypes: 'EChargingStation' },
          query: { limit, offset },
        }),
      service.base,
    )
  return { read, requests: service.requests }
}

const rows = Array.from({ length: 450 }, (_, index) => index)

test('-1 asks for all rows in one call', async () => {
  const { read, requests } = await servePages(rows)
  expect(await read(-1)).toEqual(rows)
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
  expect(await read(pageSize)).toEqual(rows)
  expect(requests).toHaveLength(calls)
})

test('goes by the limit that the service echoes, not by the one it was asked for', async () => {
  const { read, requests } = await servePages(rows, { most: 100 })
  expect(await read(300)).toEqual(rows)
  expect(requests.map(({ query }) => query.get('offset'))).toEqual(['0', '100', '200', '300', '400'])
})

test('ends with a service that ignores the offset', async () => {
  const { read, requests } = await servePages(rows, { ignoresOffset: true })
  expect(await read(200)).toEqual(rows.slice(0, 200))
  expect(requests).toHaveLength(2)
})

test('an empty answer is an empty list', async () => {
  const { read } = await servePages([])
  expect(await read(200)).toEqual([])
})

/** Pages of one row that never end. */
const endless = (row: (calls: number) => unknown) => {
  const called = { times: 0 }
  const read = readPages(
    -1,
    async (_, offset) => {
      called.times += 1
      return { data: [row(called.times)], limit: 1, offset }
    },
    'https://api.test',
  )
  return { called, read }
}

test('a service whose pages never end is left after a thousand', async () => {
  const { called, read } = endless((row) => row)
  expect(await failureOf(read)).toBeInstanceOf(ShapeError)
  expect(called.times).toBe(mostPages)
})

test('pages that are large are left sooner', async () => {
  const large = 'x'.repeat(20_000_000)
  const { called, read } = endless((row) => `${row} ${large}`)
  expect(await failureOf(read)).toBeInstanceOf(ShapeError)
  expect(called.times).toBe(5)
})
