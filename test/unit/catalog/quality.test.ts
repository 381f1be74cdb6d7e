import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CatalogApi } from '../../../src/catalog/catalog-api'
import { type Element, elementNames, type QualityPage, type QualityQuery } from '../../../src/catalog/quality'
import { minute } from '../../../src/durations'
import { noFilters } from '../../../src/model/filters'
import { anonymous, type Viewer } from '../../../src/model/viewer'
import { createWorld } from '../../../src/sandbox/world/world'
import { anyFeed, withoutDoubles } from './oracle/any-feed'
import { type Feed, openFeed } from './oracle/both-catalogs'
import { rawElements } from './raw-elements'
import { free, loaded, now, plug, plugStatus, signedIn, station } from './small-service'
import { stationQuery } from './station-query'

const all = 100_000
const query = (more: Partial<QualityQuery> = {}): QualityQuery => ({
  filters: noFilters,
  bounds: null,
  now,
  scope: 'all',
  by: 'provider',
  sort: 'stations',
  isDescending: true,
  ...more,
})

function recorded(path: string): unknown[] {
  const file = new URL(`../api/v2/recorded/${path}.json.gz`, import.meta.url)
  return JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')).data
}

/** As the service writes it. */
const timeOf = (at: number) => new Date(at).toISOString().replace('T', ' ').replace('Z', '+0000')

/** The recorded rows of stations and plugs; each third plug sends a status, in the words of the feed. */
function recordedFeed(): Feed {
  const words = ['Available', 'Occupied', 'Unknown', 'OutOfService', 'Reserved']
  const plugs = recorded('EChargingPlug') as Record<string, unknown>[]
  const values = plugs.flatMap((row, index) =>
    index % 3 === 0
      ? {
          ...row,
          tname: 'echarging-plug-status-oicp',
          mperiod: 600,
          mvalue: words[(index / 3) % 5],
          mvalidtime: timeOf(now - index * minute),
        }
      : [],
  )
  return { stations: recorded('EChargingStation'), plugs, series: [], values, now }
}

/** The synthetic region with flaws. */
function regionFeed(): Feed {
  const world = createWorld(400, { flaws: true })
  const at = Date.parse('2026-11-20T13:00:00Z')
  const values = world.types
    .flatMap((type) => world.series(type))
    .flatMap((series) => {
      const sample = series.latest(at)
      const { station, dataType, period: mperiod } = series
      return sample
        ? { ...station, ...dataType, mperiod, mvalue: sample.value, mvalidtime: timeOf(sample.measuredAt) }
        : []
    })
  const [stations, plugs] = ['EChargingStation', 'EChargingPlug'].map((type) => world.stations(type))
  return { stations: stations ?? [], plugs: plugs ?? [], series: [], values, now: at }
}

/** Ids of the records and plugs of each shown station. */
async function shownIds(catalog: CatalogApi, at: number) {
  const { stations } = await catalog.page(stationQuery({ now: at }), 0, all)
  return Promise.all(
    stations.map(async ({ id, aliases }) => {
      const details = await catalog.details(id, { filters: noFilters, now: at })
      return { id, records: [id, ...aliases], plugs: (details?.plugs ?? []).map((one) => one.id) }
    }),
  )
}

async function opened(feed: Feed, viewer: Viewer) {
  const catalog = openFeed(() => feed, viewer)
  await catalog.refreshNow(feed.now)
  return catalog
}

describe('completeness equals a count in the raw rows, element by element:', () => {
  for (const [name, make] of [
    ['the recorded feed', recordedFeed],
    ['the synthetic region', regionFeed],
  ] as const)
    test(name, async () => {
      const feed = make()
      const catalog = await opened(feed, signedIn)
      const ids = await shownIds(catalog, feed.now)
      const page = await catalog.quality(query({ by: 'station', now: feed.now }), 0, all)
      const expected = rawElements(feed, ids)
      expect(page.matched).toBe(ids.length)
      const counted = new Map(page.rows.map(({ id, have, public: of }) => [id, { have, of }]))
      for (const [id, figures] of expected) expect({ id, ...counted.get(id) }).toEqual({ id, ...figures })
      for (const element of elementNames) {
        const sum = [...expected.values()].reduce((sum, { have }) => sum + (have[element] ?? 0), 0)
        expect([element, page.total.have[element] ?? 0]).toEqual([element, sum])
      }
    })

  test('elements without a field, or that need a login, are unknown, not 0', async () => {
    const feed = recordedFeed()
    const missing = async (viewer: Viewer) => {
      const { total } = await (await opened(feed, viewer)).quality(query({ now: feed.now }), 0, all)
      return elementNames.filter((element: Element) => total.have[element] === null)
    }
    expect(await missing(signedIn)).toEqual(['disabled', 'vehicles'])
    expect(await missing(anonymous)).toEqual(['disabled', 'contact', 'vehicles', 'renewable'])
  })
})

describe('figures', () => {
  const rows = {
    stations: [
      station('A', { provider: 'One', capacity: 2 }),
      station('B', { provider: 'One', capacity: 1 }, { scoordinate: { x: 5, y: 40 } }),
      station('C', { provider: 'Two' }, { scoordinate: { x: 0, y: 0 } }),
      station('D', { provider: 'Two', accessType: 'PRIVATE' }, { scoordinate: null }),
    ],
    plugs: [plug('A1', 'A'), plug('B1', 'B'), plug('C1', 'C')],
    latest: [
      plugStatus('A1', 'AVAILABLE', 5),
      plugStatus('B1', 'AVAILABLE', 50),
      free('C', 1, 3 * 24 * 60, { closed: true }),
    ],
  }
  const pages = async (viewer: Viewer, more?: Partial<QualityQuery>): Promise<QualityPage> =>
    (await loaded(rows, viewer)).catalog.quality(query(more), 0, all)

  test('are by provider: ages, live stations, different capacities and positions', async () => {
    const { rows: providers, total } = await pages(signedIn)
    expect(providers).toMatchObject([
      {
        id: 'One',
        stationCount: 2,
        plugCount: 2,
        liveStations: 1,
        access: 'open',
        dynamic: { values: 2, live: 1, stale: 1, unknown: 0 },
        ages: [1, 1, 0, 0, 0, 0],
        capacity: { stated: 2, different: 1 },
        positions: { outside: 1, invalid: 0, missing: 0 },
        oldestAt: now - 50 * minute,
      },
      {
        id: 'Two',
        stationCount: 2,
        plugCount: 1,
        public: { station: 1, plug: 1 },
        access: 'closed',
        dynamic: { values: 1, live: 0, stale: 1, unknown: 0 },
        ages: [0, 0, 0, 1, 0, 0],
        positions: { outside: 0, invalid: 1, missing: 1 },
      },
    ])
    expect(total).toMatchObject({ stationCount: 4, plugCount: 3, ages: [1, 1, 0, 1, 0, 0] })
  })
  test('of a filter by provider are in the total, and all providers stay listed', async () => {
    const page = await pages(signedIn, { filters: { ...noFilters, provider: ['Two'] } })
    expect(page.total.stationCount).toBe(2)
    expect(page.rows.map(({ id }) => id)).toEqual(['One', 'Two'])
    const stations = await pages(signedIn, { by: 'station', filters: { ...noFilters, provider: ['Two'] } })
    expect(stations.rows.map(({ id }) => id)).toEqual(['C', 'D'])
  })
  test('sort in both directions; a row without the figure comes last', async () => {
    const order = async (isDescending: boolean) =>
      (await pages(signedIn, { by: 'station', sort: 'stale', isDescending })).rows.map(({ id }) => id)
    expect(await order(true)).toEqual(['B', 'C', 'A', 'D'])
    expect(await order(false)).toEqual(['A', 'B', 'C', 'D'])
  })
  test('sort rows that can have an uptime before the others if that is asked for', async () => {
    const order = async (isUptimeFirst: boolean) => {
      const sorted = { by: 'station', sort: 'positions', isDescending: true, isUptimeFirst } as const
      return (await pages(signedIn, sorted)).rows.map(({ id }) => id)
    }
    expect(await order(false)).toEqual(['B', 'C', 'D', 'A'])
    expect(await order(true)).toEqual(['B', 'A', 'C', 'D'])
  })
})

test('the row of a station has its provider and municipality, that of a provider no municipality', async () => {
  const { catalog } = await loaded({ stations: [station('A', { provider: 'One', municipality: 'Bozen' })] })
  const rows = async (by: QualityQuery['by']) => (await catalog.quality(query({ by }), 0, all)).rows
  expect(await rows('station')).toMatchObject([{ id: 'A', provider: 'One', municipality: 'Bozen' }])
  expect(await rows('provider')).toMatchObject([{ id: 'One', provider: 'One', municipality: '' }])
})

test('a provider has as many live stations as the filter by live data lists', async () => {
  const { catalog } = await loaded({
    stations: [station('A', { provider: 'One' }), station('B', { provider: 'One' })],
    plugs: [plug('A1', 'A'), plug('A2', 'A'), plug('B1', 'B')],
    // The status of A is "1 of 2 free", which was measured 90 minutes ago.
    latest: [plugStatus('A1', 1, 90), plugStatus('A2', 0, 1), plugStatus('B1', 0, 1)],
  })
  const { total } = await catalog.quality(query(), 0, all)
  const filters = { ...noFilters, feature: ['live' as const] }
  const { stations } = await catalog.page(stationQuery({ filters }), 0, all)
  expect([total.liveStations, stations.map(({ id }) => id)]).toEqual([1, ['B']])
})

test("a file of open data has the anonymous viewer's figures, except those that need raw fields", () =>
  fc.assert(
    fc.asyncProperty(
      anyFeed.map(withoutDoubles),
      fc.constantFrom('provider' as const, 'station' as const),
      async (feed, by) => {
        const [team, everyone] = [await opened(feed, signedIn), await opened(feed, anonymous)]
        const ask = async (catalog: CatalogApi) => {
          const page = await catalog.quality(
            query({ now: feed.now, scope: 'open', by, sort: 'name' }),
            0,
            all,
          )
          return page.rows.map(({ have: { contact, renewable, ...have }, ...row }) => ({
            ...row,
            have,
          }))
        }
        expect(await ask(team)).toEqual(await ask(everyone))
      },
    ),
    { numRuns: 100 },
  ))
