import { afterEach, expect, test, vi } from 'vitest'
import { openDialect } from '../../../src/api/open-dialect'
import type { CatalogCopy } from '../../../src/catalog/load/catalog-copy'
import { type CopyStore, openCopyStore } from '../../../src/catalog/load/copy-store'
import { Catalog } from '../../../src/catalog/worker/catalog'
import { hour, minute } from '../../../src/durations'
import { anonymous } from '../../../src/model/viewer'
import { failureOf, sendJson, serve } from '../api/service'
import { type Data, free, now, region, serveData, station } from './small-service'
import { stationQuery } from './station-query'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Keeps the last of what it was given, as a browser does: by copies. */
function memory(): CopyStore & { kept: CatalogCopy | null } {
  return {
    kept: null,
    async restore() {
      return structuredClone(this.kept)
    },
    save(kept) {
      this.kept = structuredClone(kept)
    },
  }
}

const rows = (): Data => ({
  stations: [station('A', { capacity: 2 }), station('B')],
  plugs: [],
  latest: [free('A', 1)],
  fails: null,
})

/** A service, and catalogs of it that share one memory. */
async function remembering(data: Data) {
  const remembered = memory()
  const { open } = await serveData(data)
  return { remembered, open: () => open(undefined, undefined, remembered) }
}

test('without the service the stored open data is shown with its age, until the service answers', async () => {
  const data = rows()
  const { open } = await remembering(data)
  const before = await open().refreshNow(now)
  expect(before.copy).toBe('none')

  data.dead = true
  const catalog = open()
  const failure = { name: 'NetworkError', reason: 'unreachable', since: now + 3 * hour } as const
  const kept = { fetchedAt: now, failure }
  expect(await catalog.refreshNow(now + 3 * hour)).toEqual({
    ...before,
    copy: 'failed',
    parts: { values: kept, stations: kept, plugs: kept, series: kept },
  })
  const details = await catalog.details('A', stationQuery({ now: now + 3 * hour }))
  expect(details?.summary).toMatchObject({ status: 'partly', free: 1, freshness: 'stale' })
  // Asking again in vain takes nothing away.
  expect(await catalog.refresh(now + 4 * hour)).toMatchObject({ revision: 1, copy: 'failed', fetchedAt: now })
  expect((await catalog.page(stationQuery({ now: now + 4 * hour }), 0, 9)).total).toBe(2)

  data.dead = false
  data.stations.push(station('C'))
  const back = await catalog.refresh(now + 5 * hour)
  expect(back).toMatchObject({ revision: 2, stationCount: 3, copy: 'none', fetchedAt: now + 5 * hour })
})

test('after an invalid answer no copy replaces the failure, and without a copy the load fails', async () => {
  const data = rows()
  const { open } = await remembering(data)
  data.dead = true
  expect(await failureOf(open().refreshNow(now))).toMatchObject({ name: 'NetworkError' })
  data.dead = false
  await open().refreshNow(now)
  data.fails = /EChargingStation$/
  expect(await failureOf(open().refreshNow(now))).toMatchObject({ name: 'HttpError', status: 500 })
})

test('incomplete data is not stored', async () => {
  const data = rows()
  const { open, remembered } = await remembering(data)
  for (const fails of [/EChargingPlug$/, /latest/]) {
    data.fails = fails
    await open().refreshNow(now)
    expect(remembered.kept).toBeNull()
  }
})

test('a service that has stations only is stored each time they are loaded', async () => {
  const { base } = await serve(({ pathname }, response) =>
    sendJson(response, pathname.endsWith('get-stations') ? ['A'] : [{ id: 'A', capacity: 3 }]),
  )
  const kept: CatalogCopy[] = []
  const copyStore: CopyStore = {
    restore: async () => kept[0] ?? null,
    save: (copy) => void kept.push(copy),
  }
  const open = (baseUrl: string) => {
    const dialect = openDialect({ dialect: 'v1', baseUrl }, null)
    return new Catalog({ dialect, viewer: anonymous, tokens: async () => null, region, copyStore })
  }
  const catalog = open(base)
  await catalog.refreshNow(now)
  await catalog.refresh(now + minute)
  expect(kept, 'after a minute nothing is requested').toHaveLength(1)
  await catalog.refresh(now + hour)
  expect(kept.map(({ fetchedAt }) => fetchedAt)).toEqual([now, now + hour])

  const withoutService = await open('http://localhost:1').refresh(now + 2 * hour)
  expect(withoutService).toMatchObject({ stationCount: 1, copy: 'failed', fetchedAt: now })
})

/** A store whose disk fails at each write, and what counts the writes. */
async function openFailingStore() {
  const open = vi.fn(() => {
    throw new Error('No disk.')
  })
  vi.stubGlobal('indexedDB', { open })
  await import('../../../src/catalog/load/copy-database')
  vi.useFakeTimers()
  const service = { dialect: 'v1', baseUrl: 'https://service.example' } as const
  const store = openCopyStore({
    service,
    region: { name: '', bbox: [10, 46, 12, 47], only: false, timeZone: 'UTC' },
  })
  const data = (fetchedAt: number, stations = 0): CatalogCopy => ({
    parts: {
      stations: { answer: { items: { length: stations }, rejected: [] } } as never,
      plugs: null,
      series: null,
      values: null,
    },
    fetchedAt,
  })
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
  return { store, open, data, pass }
}

test.each([
  [0, 1_000],
  [20_000, 3_000],
])(
  'a copy of %i stations is written after %i ms without a query, at most every five minutes',
  async (stations, delay) => {
    const { store, open, data, pass } = await openFailingStore()
    store.save(data(now, stations))
    for (let query = 0; query < 4; query += 1) {
      await pass(delay - 100)
      store.defer()
    }
    await pass(delay - 100)
    expect(open).not.toHaveBeenCalled()
    await pass(200)
    await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1))

    store.save(data(now + 60_000))
    await pass(20_000)
    store.defer()
    await pass(20_000)
    expect(open).toHaveBeenCalledTimes(1)
    store.save(data(now + 300_000))
    await pass(4_000)
    expect(open).toHaveBeenCalledTimes(2)
  },
)

test("after the device's clock was set back, a copy is written", async () => {
  const { store, open, data, pass } = await openFailingStore()
  store.save(data(now))
  await pass(4_000)
  store.save(data(now - hour))
  await pass(4_000)
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(2))
})
