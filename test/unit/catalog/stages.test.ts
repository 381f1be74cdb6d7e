import { expect, test } from 'vitest'
import type { Dialect } from '../../../src/api/dialect'
import type { Snapshot } from '../../../src/catalog/catalog-api'
import type { StationQuery } from '../../../src/catalog/station-query'
import { noFilters } from '../../../src/model/filters'
import { countComing, type PartName, partNames } from '../../../src/model/parts'
import { anonymous, type Viewer } from '../../../src/model/viewer'
import { failureOf } from '../api/service'
import { delayParts, turns } from './delayed-parts'
import { type Data, free, now, plug, plugStatus, serveData, signedIn, station } from './small-service'
import { stationQuery } from './station-query'

/** A: its plug is free. B: listed, and not public. C: no live data. D: out of use. */
const rows = {
  stations: [station('A'), station('B'), station('C'), station('D', { state: 'FAULT' })],
  plugs: [plug('A1', 'A'), plug('B1', 'B'), plug('C1', 'C')],
  latest: [plugStatus('A1', 1), { ...plugStatus('B1', 1), closed: true }],
}

/** The list of series is not filtered by access, as at the service. */
async function begin(more: Partial<Data> = {}, viewer: Viewer = anonymous) {
  const data: Data = { ...rows, fails: null, ...more }
  const parts = delayParts()
  const { open } = await serveData(data)
  const catalog = open(viewer, undefined, null, parts.change)
  const loading = catalog.refreshNow(now)
  loading.catch(() => undefined)
  const published: Snapshot[] = []
  const follow = async () => {
    for (let revision = 0; ; revision = published.at(-1)?.revision ?? 0)
      published.push(await catalog.next(revision))
  }
  void follow()
  await parts.allFetched()
  await turns()
  const statuses = async (query: Partial<StationQuery> = {}) =>
    (await catalog.page(stationQuery(query), 0, 50)).stations.map(({ id, status }) => `${id} ${status}`)
  return { catalog, data, loading, parts, published, statuses }
}

const settled = ['A available', 'B closed', 'C none', 'D out-of-order']
const allComing = ['A coming', 'B coming', 'C coming', 'D out-of-order']

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  )
}

test.each(permutations(partNames).map((order) => [order.join(', '), order] as const))(
  'a station is listed as soon as stations are there, and no status is said before it is known: %s',
  async (_, order) => {
    const { catalog, loading, parts, published, statuses } = await begin()
    const there = new Set<PartName>()
    for (const part of order) {
      await parts.let(part)
      there.add(part)
      expect(published.length > 0).toBe(there.has('stations'))
      if (!there.has('stations')) continue
      expect(published.at(-1)).toMatchObject({ stationCount: 4, rejected: 0 })
      const hasStatuses = there.has('plugs') && there.has('values')
      if (!hasStatuses) expect(await statuses()).toEqual(allComing)
      else if (there.has('series')) expect(await statuses()).toEqual(settled)
      else expect(await statuses()).toEqual(['A available', 'B coming', 'C coming', 'D out-of-order'])
    }
    const last = await loading
    expect(published.at(-1)).toEqual(last)
    expect(countComing(last.parts)).toBe(0)
    expect(published.length).toBeLessThanOrEqual(3)
    expect(published.map(({ revision }) => revision)).toEqual(published.map((_, index) => index + 1))

    const { open } = await serveData({ ...rows, fails: null })
    const plain = open()
    expect({ ...(await plain.refreshNow(now)), revision: last.revision }).toEqual(last)
    for (const at of [stationQuery(), stationQuery({ filters: { ...noFilters, status: ['closed'] } })]) {
      expect(await catalog.page(at, 0, 50)).toEqual(await plain.page(at, 0, 50))
      expect(await catalog.facets(at)).toEqual(await plain.facets(at))
    }
  },
)

test('parts that arrive together are built once', async () => {
  const { parts, published, loading } = await begin()
  await parts.let(...partNames)
  expect(published).toEqual([await loading])
  expect(published[0]?.revision).toBe(1)
})

test('statuses wait for series that are arriving, and both are built once', async () => {
  const { open } = await serveData({ ...rows, fails: null })
  const parts = delayParts()
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const catalog = open(anonymous, undefined, null, (opened) => {
    const { statusSeries } = opened as Required<Dialect>
    return Object.assign(parts.change(opened), {
      async statusSeries({ turn, ...call }) {
        const listed = await statusSeries.call(opened, call)
        turn?.begin()
        begin()
        await arrived
        turn?.end()
        return listed
      },
    } satisfies Partial<Dialect>)
  })
  const loading = catalog.refreshNow(now)
  const first = catalog.next(0)
  await parts.allFetched()
  await begun
  await parts.let('stations')
  const second = catalog.next((await first).revision)
  await parts.let('plugs', 'values')
  arrive()
  expect(await second).toEqual(await loading)
})

test('no stage is built without a waiting request', async () => {
  const parts = delayParts()
  const { open } = await serveData({ ...rows, fails: null })
  const catalog = open(anonymous, undefined, null, parts.change)
  const loading = catalog.refreshNow(now)
  await parts.allFetched()
  for (const part of ['stations', 'plugs', 'values', 'series'] as const) await parts.let(part)
  expect((await loading).revision).toBe(1)
})

test.each([
  ['values', /latest$/, ['A unknown', 'B unknown', 'C unknown', 'D out-of-order']],
  ['plugs', /Plug$/, ['A unknown', 'B unknown', 'C unknown', 'D out-of-order']],
  ['series', /-status|number-available/, ['A available', 'B unknown', 'C unknown', 'D out-of-order']],
] as const)('a failure of the %s ends their coming', async (part, fails, after) => {
  const { loading, parts, published, statuses } = await begin({ fails })
  await parts.let('stations')
  expect(await statuses()).toEqual(allComing)
  expect(published.at(-1)?.parts[part]).toEqual({ fetchedAt: null, failure: null, isComing: true })
  await parts.let(...partNames)
  expect(await statuses()).toEqual(after)
  const { parts: told } = await loading
  expect(countComing(told)).toBe(0)
  expect(told[part].failure).toMatchObject({ status: 500 })
})

test('a failure of the stations fails the load, and the next successful one is the first snapshot', async () => {
  const { catalog, data, loading, parts, published } = await begin({ fails: /Station$/ })
  await parts.let(...partNames)
  expect(await failureOf(loading)).toMatchObject({ status: 500 })
  expect(published).toEqual([])
  data.fails = null
  const later = await catalog.refresh(now)
  await turns()
  expect(published).toEqual([later])
})

test.each<[string, Partial<StationQuery>, PartName]>([
  ['a status', { filters: { ...noFilters, status: ['available'] } }, 'values'],
  ['what is free now', { filters: { ...noFilters, feature: ['free-now'] } }, 'values'],
  ['the order by what is free', { sort: 'free' }, 'values'],
  ['the order by power', { sort: 'power' }, 'plugs'],
  ['a connector', { filters: { ...noFilters, connector: ['CCS'] } }, 'plugs'],
  ['power', { filters: { ...noFilters, power: 50 } }, 'plugs'],
  ['a status that only the series decide', { filters: { ...noFilters, status: ['closed'] } }, 'series'],
])('a query for %s is answered when its data is there', async (_, query, part) => {
  const { catalog, parts } = await begin()
  await parts.let(...partNames.filter((name) => name !== part))
  const answers: string[] = []
  const ask = stationQuery(query)
  void catalog.page(ask, 0, 50).then(({ matched }) => answers.push(`page ${matched}`))
  void catalog.view(ask, [10, 46, 13, 48], 8).then(() => answers.push('view'))
  if (!query.sort) void catalog.facets(ask).then(({ matched }) => answers.push(`facets ${matched}`))
  await turns()
  expect(answers).toEqual([])
  await parts.let(part)
  await turns()
  const { matched } = await catalog.page(ask, 0, 50)
  const all = [`page ${matched}`, 'view', ...(query.sort ? [] : [`facets ${matched}`])]
  await expect.poll(() => [...answers].sort()).toEqual(all.sort())
})

test('a map query before the stations is answered with the first rows', async () => {
  const { catalog, parts } = await begin()
  const events: string[] = []
  const note = (event: string) => () => void events.push(event)
  void catalog.firstList(stationQuery(), 50).then(note('rows'))
  void catalog.view(stationQuery(), [10, 46, 13, 48], 8).then((drawn) => note(`${drawn.length} symbols`)())
  // Its script is there long before the stations of a real service are.
  await turns()
  // What is built or read next has to wait for a later turn.
  void catalog.next(0).then(() => setImmediate(note('next turn')))
  await parts.let('stations')
  expect(events).toEqual(['rows', '1 symbols', 'next turn'])
})

test('a status that is coming is no option, and an export waits for it', async () => {
  const { catalog, parts } = await begin()
  await parts.let('stations')
  const { groups, matched, isStatusComing } = await catalog.facets(stationQuery())
  expect({ matched, isStatusComing }).toEqual({ matched: 4, isStatusComing: true })
  expect(groups.status).toEqual([{ value: 'out-of-order', count: 1, old: 0 }])
  const exported = catalog.export(stationQuery())
  await parts.let(...partNames)
  expect((await exported).rows.map(({ summary }) => summary.status)).toEqual(
    settled.map((line) => line.split(' ')[1]),
  )
  expect(await catalog.facets(stationQuery())).toMatchObject({ isStatusComing: false })
})

test('an opened station has the status "coming" and no hidden series', async () => {
  const { catalog, parts } = await begin()
  await parts.let('stations', 'plugs')
  const details = await catalog.details('A', stationQuery())
  expect(details).toMatchObject({ summary: { status: 'coming', free: null, total: 1 }, hiddenSeries: [] })
  expect(details?.plugs).toMatchObject([{ status: 'coming', evidence: null }])
})

test("a station's number of free plugs waits for its plugs", async () => {
  const { parts, statuses } = await begin({ latest: [free('A', 1)] })
  await parts.let('stations', 'values', 'series')
  expect(await statuses()).toEqual(allComing)
  await parts.let('plugs')
  expect(await statuses()).toContain('A available')
})

test('no closed value is shown before all closed values are loaded', async () => {
  const { loading, parts, published, statuses } = await begin({}, signedIn)
  await parts.let('stations', 'plugs', 'series')
  expect(published.at(-1)).toMatchObject({ revealed: null, newestMeasuredAt: null })
  expect(await statuses()).toEqual(allComing)
  await parts.let('values')
  expect((await loading).revealed).toEqual({ values: 1, stationCount: 1 })
  expect(await statuses()).toContain('B available')
})
