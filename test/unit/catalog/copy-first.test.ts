import { expect, test } from 'vitest'
import type { Snapshot } from '../../../src/catalog/catalog-api'
import type { CatalogCopy } from '../../../src/catalog/load/catalog-copy'
import type { CopyStore } from '../../../src/catalog/load/copy-store'
import { hour } from '../../../src/durations'
import { noFilters } from '../../../src/model/filters'
import { countComing, partNames } from '../../../src/model/parts'
import { anonymous } from '../../../src/model/viewer'
import { delayParts, turns } from './delayed-parts'
import { type Data, now, plug, plugStatus, serveData, station } from './small-service'
import { stationQuery } from './station-query'

const later = now + 2 * hour

const before = (): Data => ({
  stations: [station('A'), station('B')],
  plugs: [plug('A1', 'A'), plug('B1', 'B')],
  latest: [plugStatus('A1', 1), plugStatus('B1', 0)],
  fails: null,
})

/** A store whose reading is let go by hand. */
function heldStore(kept: CatalogCopy | null) {
  let read = () => {}
  const store: CopyStore = {
    restore: () =>
      new Promise((resolve) => {
        read = () => resolve(structuredClone(kept))
      }),
    save: () => undefined,
  }
  return {
    store,
    async read() {
      read()
      await turns()
    },
  }
}

/** What a load of `before` leaves on the device. */
async function keptOf(data: Data): Promise<CatalogCopy> {
  const kept: CatalogCopy[] = []
  const store: CopyStore = {
    restore: async () => null,
    save: (data) => void kept.push(structuredClone(data)),
  }
  const { open } = await serveData(data)
  await open(undefined, undefined, store).refreshNow(now)
  const [first] = kept
  if (!first) throw new Error('Nothing was kept.')
  return first
}

/** A second visit with a copy of so many stations, and the largest numbers that were asked of the store. */
async function visitWithCopy(stationCount: number, more: Partial<Data> = {}) {
  const kept = await keptOf(before())
  const limits: number[] = []
  const store: CopyStore = {
    restore: async (most = Number.POSITIVE_INFINITY) => {
      limits.push(most)
      return stationCount <= most ? structuredClone(kept) : null
    },
    save: () => undefined,
  }
  const { open } = await serveData({ ...before(), ...more })
  const snapshot = await open(anonymous, undefined, store, undefined, true).refresh(later)
  return { snapshot, limits }
}

test('before the first answer, only a copy of at most 10,000 stations is read', async () => {
  const { snapshot, limits } = await visitWithCopy(10_001)
  expect(snapshot).toMatchObject({ copy: 'none', fetchedAt: later })
  expect(limits).toEqual([10_000])
})

test('a larger copy is read once the service cannot be reached', async () => {
  const { snapshot, limits } = await visitWithCopy(10_001, { dead: true })
  expect(snapshot).toMatchObject({ stationCount: 2, copy: 'failed', fetchedAt: now })
  expect(limits).toEqual([10_000, Number.POSITIVE_INFINITY])
})

test('without the service, a copy that was shown first is not read again', async () => {
  const { snapshot, limits } = await visitWithCopy(10_000, { dead: true })
  expect(snapshot).toMatchObject({ stationCount: 2, copy: 'failed', fetchedAt: now })
  expect(limits).toEqual([10_000])
})

/** The second visit two hours later: the service has another status of A, and C. */
async function comeBack(more: Partial<Data> = {}, startsFromCopy = true) {
  const held = heldStore(await keptOf(before()))
  const { stations, plugs } = before()
  const latest = [plugStatus('A1', 0), plugStatus('B1', 0)]
  const data: Data = { stations: [...stations, station('C')], plugs, latest, fails: null, ...more }
  const parts = delayParts()
  const { open, requests } = await serveData(data)
  const catalog = open(anonymous, undefined, held.store, parts.change, startsFromCopy)
  const loading = catalog.refreshNow(later)
  loading.catch(() => undefined)
  const published: Snapshot[] = []
  const follow = async () => {
    for (let revision = 0; ; revision = published.at(-1)?.revision ?? 0)
      published.push(await catalog.next(revision))
  }
  void follow()
  await parts.allFetched()
  await turns()
  const statuses = async () =>
    (await catalog.page(stationQuery({ now: later }), 0, 50)).stations.map(
      ({ id, status, freshness }) => `${id} ${status} ${freshness}`,
    )
  return { catalog, loading, parts, published, statuses, held, requests }
}

const fromCopy = ['A available stale', 'B unavailable stale']

test('the stored open data is the first stage with its age, and each answer replaces its part', async () => {
  const { loading, parts, published, statuses, held, requests } = await comeBack()
  // The service has been asked for everything before the copy is there.
  expect(requests).toHaveLength(4)
  expect(published).toEqual([])
  await held.read()
  expect(published).toHaveLength(1)
  expect(published[0]).toMatchObject({ revision: 1, stationCount: 2, copy: 'stations', fetchedAt: now })
  expect(countComing(published[0]?.parts as Snapshot['parts'])).toBe(4)
  expect(published[0]?.parts.values).toEqual({ fetchedAt: now, failure: null, isComing: true })
  expect(await statuses()).toEqual(fromCopy)

  await parts.let('stations')
  expect(published[1]).toMatchObject({ revision: 2, stationCount: 3, copy: 'statuses', fetchedAt: now })
  // A status that was known is not forgotten while it is asked.
  expect(await statuses()).toEqual([...fromCopy, 'C coming none'])

  await parts.let('plugs', 'values', 'series')
  const last = await loading
  expect(last).toMatchObject({ stationCount: 3, copy: 'none', fetchedAt: later })
  expect(published.at(-1)).toEqual(last)
  expect((await statuses())[0]).toMatch(/^A unavailable /)
})

test('a plug that was free hours ago is not free now, and filters work on the copy', async () => {
  const { catalog, held } = await comeBack()
  await held.read()
  const free = stationQuery({ now: later, filters: { ...noFilters, feature: ['free-now'] } })
  expect((await catalog.page(free, 0, 50)).matched).toBe(0)
  const available = stationQuery({ now: later, filters: { ...noFilters, status: ['available'] } })
  expect((await catalog.page(available, 0, 50)).matched).toBe(1)
})

test('a copy that is read after the stations is not shown', async () => {
  const { parts, published, held, loading } = await comeBack()
  await parts.let('stations')
  await held.read()
  expect(published.map(({ copy, stationCount }) => ({ copy, stationCount }))).toEqual([
    { copy: 'none', stationCount: 3 },
  ])
  await parts.let('plugs', 'values', 'series')
  expect((await loading).revision).toBe(2)
})

test('after an invalid answer the copy stays, with its age and the failure', async () => {
  const { parts, published, statuses, held, loading } = await comeBack({ fails: /./ })
  await held.read()
  await parts.let(...partNames)
  const last = await loading
  expect(last).toMatchObject({ stationCount: 2, copy: 'failed', fetchedAt: now })
  for (const name of partNames)
    expect(last.parts[name]).toEqual({
      fetchedAt: now,
      failure: { name: 'HttpError', status: 500, exceeded: null, since: later },
    })
  expect(await statuses()).toEqual(fromCopy)
  expect(published[0]?.revision).toBe(1)
})

test('after failed stations the rest of the copy is still replaced', async () => {
  const { parts, published, held, loading } = await comeBack({ fails: /EChargingStation$/ })
  await held.read()
  await parts.let('stations')
  expect(published.at(-1)).toMatchObject({ revision: 2, stationCount: 2, copy: 'stations' })
  await parts.let('plugs', 'values', 'series')
  expect(await loading).toMatchObject({ stationCount: 2, copy: 'none' })
})

test('a catalog without the option shows no copy during the request', async () => {
  const { parts, published, held, loading } = await comeBack({}, false)
  await held.read()
  expect(published).toEqual([])
  await parts.let(...partNames)
  expect(await loading).toMatchObject({ revision: 1, copy: 'none' })
})
