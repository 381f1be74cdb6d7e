import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attentionReasons } from '../../../src/catalog/attention'
import type { CatalogApi } from '../../../src/catalog/catalog-api'
import type { ClassQuery } from '../../../src/catalog/map-classes'
import { numberOfClasses } from '../../../src/catalog/number-of-classes'
import { hour, minute } from '../../../src/durations'
import { type Filters, noFilters } from '../../../src/model/filters'
import { anonymous } from '../../../src/model/viewer'
import { anyFeed } from './oracle/any-feed'
import { openFeed } from './oracle/both-catalogs'
import { free, loaded, now, plug, plugStatus, signedIn, station } from './small-service'
import { stationQuery } from './station-query'

const world = [-180, -85, 180, 85] as const
const all = 100_000

/** Class of each single station on the map, and the sums of all features. */
async function drawClasses(catalog: CatalogApi, classes: ClassQuery, at: number, filters = noFilters) {
  const drawn = await catalog.view({ filters, now: at, classes }, [...world], 17)
  const single = new Map<string, number>()
  const sums = Array.from({ length: numberOfClasses[classes.by] }, () => 0)
  for (const symbol of drawn) {
    expect(symbol.classes?.by).toBe(classes.by)
    const counts = symbol.classes?.counts ?? []
    expect(counts).toHaveLength(sums.length)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(symbol.count)
    counts.forEach((count, place) => {
      sums[place] = (sums[place] ?? 0) + count
    })
    if (symbol.kind === 'station') single.set(symbol.id, counts.indexOf(1))
  }
  return { single, sums }
}

/** The class of each station on the map, computed from its details, value by value. */
async function expectClasses(catalog: CatalogApi, query: ClassQuery, at: number, filters: Filters) {
  const { stations } = await catalog.page(stationQuery({ filters, now: at }), 0, all)
  const rows = await completeRows(catalog, at)
  const reasons = query.by === 'attention' ? await firstReasons(catalog, query, at, filters) : new Map()
  const classes = new Map<string, number>()
  for (const { id, position, provider } of stations) {
    if (!position) continue
    if (query.by === 'provider') classes.set(id, naiveProvider(provider, query.providers))
    else if (query.by === 'attention') classes.set(id, reasons.get(id) ?? attentionReasons.length)
    else if (query.by === 'complete') classes.set(id, naiveComplete(rows.get(id) ?? null))
    else if (query.by === 'age') classes.set(id, await naiveAge(catalog, id, at))
    else classes.set(id, await naiveUse(catalog, id, at, filters))
  }
  return classes
}

/** Of each station on the attention page the first of its reasons. */
async function firstReasons(
  catalog: CatalogApi,
  { reason, oldFrom }: Extract<ClassQuery, { by: 'attention' }>,
  at: number,
  filters: Filters,
): Promise<Map<string, number>> {
  const { rows } = await catalog.attention(
    {
      filters,
      bounds: null,
      now: at,
      scope: 'all',
      reason,
      oldFrom,
      sort: 'newest',
    },
    0,
    all,
  )
  const first = new Map<string, number>()
  for (const { station, reason } of rows) {
    const place = attentionReasons.indexOf(reason)
    first.set(station.id, Math.min(place, first.get(station.id) ?? place))
  }
  return first
}

async function completeRows(catalog: CatalogApi, at: number) {
  const page = await catalog.quality(
    {
      filters: noFilters,
      bounds: null,
      now: at,
      scope: 'all',
      by: 'station',
      sort: 'name',
      isDescending: false,
    },
    0,
    all,
  )
  return new Map(page.rows.map(({ id, complete }) => [id, complete]))
}

function naiveProvider(provider: string, providers: readonly string[]): number {
  if (provider === '') return 9
  return providers.includes(provider) ? providers.indexOf(provider) : 8
}

function naiveComplete(share: number | null): number {
  if (share === null) return 5
  if (share >= 0.9) return 0
  if (share >= 0.75) return 1
  if (share >= 0.5) return 2
  return share >= 0.25 ? 3 : 4
}

async function naiveAge(catalog: CatalogApi, id: string, at: number): Promise<number> {
  const details = await catalog.details(id, { filters: noFilters, now: at })
  const values = [...(details?.values ?? []), ...(details?.plugs.flatMap((one) => one.values) ?? [])].filter(
    ({ meaning }) => meaning.kind !== 'plain',
  )
  if (values.length === 0) return 6
  const ages = values.flatMap(({ measuredAt }) =>
    measuredAt === null || measuredAt > at + 5 * minute ? [] : at - measuredAt,
  )
  if (ages.length === 0) return 5
  const age = Math.min(...ages)
  if (age <= 15 * minute) return 0
  if (age <= hour) return 1
  if (age <= 24 * hour) return 2
  return age <= 7 * 24 * hour ? 3 : 4
}

async function naiveUse(catalog: CatalogApi, id: string, at: number, filters: Filters): Promise<number> {
  const details = await catalog.details(id, { filters, now: at })
  if (!details || details.summary.outOfUse !== null) return 4
  const { plugs, matching } = details
  const shown = matching ? plugs.filter((one) => matching.ids.includes(one.id)) : plugs
  const live = shown.filter(
    ({ status, freshness }) => freshness === 'live' && ['available', 'occupied', 'reserved'].includes(status),
  )
  const occupied = live.filter(({ status }) => status === 'occupied').length
  if (live.length === 0) return 4
  if (occupied === 0) return 0
  if (occupied === live.length) return 3
  return 2 * occupied <= live.length ? 1 : 2
}

const anyQuery: fc.Arbitrary<ClassQuery> = fc.constantFrom(
  { by: 'age' },
  { by: 'use' },
  { by: 'attention', reason: null, oldFrom: 24 * hour },
  { by: 'attention', reason: 'old', oldFrom: hour },
  { by: 'attention', reason: 'out-of-order', oldFrom: hour },
  { by: 'complete' },
  { by: 'provider', providers: ['Neogy', 'DRIWE'] },
)

const anyViewer = fc.constantFrom(anonymous, signedIn)
const anyPlugFilter = fc.record({
  connector: fc.constantFrom([], ['CCS'], ['Type 2']),
  power: fc.constantFrom(0, 11, 50),
})

test("each symbol has the class that follows from its station's details", () =>
  fc.assert(
    fc.asyncProperty(anyFeed, anyQuery, anyPlugFilter, anyViewer, async (feed, query, chosen, viewer) => {
      const catalog = openFeed(() => feed, viewer)
      await catalog.refreshNow(feed.now)
      const filters = { ...noFilters, ...chosen }
      const expected = await expectClasses(catalog, query, feed.now, filters)
      const { single, sums } = await drawClasses(catalog, query, feed.now, filters)
      for (const [id, found] of single) expect([id, found]).toEqual([id, expected.get(id)])
      const counted = sums.map((_, place) => [...expected.values()].filter((one) => one === place).length)
      expect(sums).toEqual(counted)
    }),
    { numRuns: 300 },
  ))

describe('stations', () => {
  const at = (east: number) => ({ scoordinate: { x: 11 + east / 10, y: 46.5 } })
  const rows = {
    stations: [
      station('A', { provider: 'One' }, at(0)),
      station('B', { provider: 'Two', state: 'FAULT' }, at(1)),
      station('C', { provider: '' }, at(2)),
      station('D', { provider: 'Three', accessType: 'PRIVATE' }, at(3)),
    ],
    plugs: [plug('A1', 'A'), plug('A2', 'A'), plug('A3', 'A'), plug('B1', 'B')],
    latest: [
      plugStatus('A1', 'OCCUPIED', 5),
      plugStatus('A2', 'AVAILABLE', 20),
      plugStatus('A3', 'OCCUPIED', 50),
      plugStatus('B1', 'OCCUPIED', 61),
      free('C', 1, 8 * 24 * 60),
    ],
  }
  const draw = async (classes: ClassQuery) => {
    const { single } = await drawClasses((await loaded(rows, signedIn)).catalog, classes, now)
    return Object.fromEntries(single)
  }

  test("have the class of their newest value's age", async () => {
    expect(await draw({ by: 'age' })).toEqual({ A: 0, B: 2, C: 4, D: 6 })
  })

  test('count a plug as occupied only if its status is live and it is in use', async () => {
    expect(await draw({ by: 'use' })).toEqual({ A: 1, B: 4, C: 4, D: 4 })
  })

  test('have a class for each named provider, for all others and for none', async () => {
    expect(await draw({ by: 'provider', providers: ['Two', 'One'] })).toEqual({ A: 1, B: 0, C: 9, D: 8 })
  })

  test('that need attention are never in a cluster with others, and only the others are dots', async () => {
    const { catalog } = await loaded(rows, signedIn)
    const classes: ClassQuery = { by: 'attention', reason: 'out-of-order', oldFrom: hour }
    const query = { filters: noFilters, now, classes }
    const drawn = await catalog.view(query, [...world], 0)
    expect(drawn.map(({ kind, count, isDot }) => ({ kind, count, isDot }))).toEqual([
      { kind: 'cluster', count: 3, isDot: true },
      { kind: 'station', count: 1, isDot: undefined },
    ])
    const [others] = drawn
    const cluster = others?.kind === 'cluster' ? others.cluster : ''
    expect((await catalog.expand(query, cluster))?.kind).toBe('zoom')
    expect(await catalog.expand({ filters: noFilters, now }, cluster)).toBeNull()
  })

  test('have their class in a summary too', async () => {
    const { catalog } = await loaded(rows, signedIn)
    const classes: ClassQuery = { by: 'attention', reason: null, oldFrom: hour }
    expect(await catalog.summary('B', { now, filters: noFilters, classes })).toMatchObject({
      classes: { counts: [1, 0, 0, 0, 0] },
    })
    expect(await catalog.summary('D', { now, filters: noFilters, classes })).toMatchObject({ isDot: true })
    expect(await catalog.summary('D', { filters: noFilters, now })).not.toHaveProperty('classes')
  })

  test('without public access have no completeness', async () => {
    expect((await draw({ by: 'complete' })).D).toBe(5)
  })

  test('have no classes if the query has none', async () => {
    const { catalog } = await loaded(rows, signedIn)
    const drawn = await catalog.view({ filters: noFilters, now }, [...world], 17)
    expect(drawn.map(({ classes }) => classes)).toEqual([undefined, undefined, undefined, undefined])
  })
})
