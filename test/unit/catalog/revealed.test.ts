import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RevealedQuery } from '../../../src/catalog/revealed'
import { noFilters } from '../../../src/model/filters'
import { anonymous } from '../../../src/model/viewer'
import { anyFeed, anyFilters } from './oracle/any-feed'
import { openFeed } from './oracle/both-catalogs'
import { free, loaded, now, plug, plugStatus, signedIn, station } from './small-service'
import { stationQuery } from './station-query'

const all = 1_000
const query = (more: Partial<RevealedQuery> = {}): RevealedQuery => ({
  filters: noFilters,
  bounds: null,
  now,
  dataType: null,
  ...more,
})

describe('the data that a login reveals', () => {
  const rows = {
    stations: ['A', 'B', 'C'].map((id) => station(id, { provider: id === 'B' ? 'Two' : 'One' })),
    plugs: [plug('A1', 'A'), plug('B1', 'B'), plug('C1', 'C')],
    latest: [
      plugStatus('A1', 'AVAILABLE', 5, { closed: true }),
      free('A', 1, 5, { closed: true }),
      plugStatus('B1', 'OCCUPIED', 5, { closed: true }),
      plugStatus('C1', 'AVAILABLE', 5),
    ],
  }

  test('is counted by type, provider and station, with the public status', async () => {
    const { catalog } = await loaded(rows, signedIn)
    expect(await catalog.revealed(query(), 0, all)).toMatchObject({
      values: 3,
      stationCount: 2,
      types: [
        { name: 'echarging-plug-status-oicp', values: 2, stationCount: 2 },
        { name: 'number-available', values: 1, stationCount: 1 },
      ],
      providers: [
        { name: 'One', values: 2, stationCount: 1 },
        { name: 'Two', values: 1, stationCount: 1 },
      ],
      rows: [
        { id: 'A', values: 2, status: 'available' },
        { id: 'B', values: 1, status: 'occupied' },
      ],
      matched: 2,
    })
  })
  test('is filtered by type and provider; the counts of providers only by type', async () => {
    const { catalog } = await loaded(rows, signedIn)
    const ofNumbers = await catalog.revealed(query({ dataType: 'number-available' }), 0, all)
    expect(ofNumbers.rows.map(({ id, values }) => [id, values])).toEqual([['A', 1]])
    expect(ofNumbers.values).toBe(3)
    expect(ofNumbers.providers).toEqual([{ name: 'One', values: 1, stationCount: 1 }])
    const ofTwo = await catalog.revealed(query({ filters: { ...noFilters, provider: ['Two'] } }), 0, all)
    expect(ofTwo.rows.map(({ id }) => id)).toEqual(['B'])
    expect(ofTwo.providers).toHaveLength(2)
  })
  test('has the names of all providers with closed values, whatever is filtered', async () => {
    const { catalog } = await loaded(rows, signedIn)
    const ofOne: Partial<RevealedQuery>[] = [
      { dataType: 'number-available' },
      { filters: { ...noFilters, q: 'A' } },
      { bounds: [0, 0, 1, 1] },
    ]
    for (const some of ofOne)
      expect((await catalog.revealed(query(some), 0, all)).providerNames.toSorted()).toEqual(['One', 'Two'])
  })
  test('is empty for an anonymous viewer and with a refused token', async () => {
    for (const { catalog } of [await loaded(rows), await loaded(rows, signedIn, async () => 'bad')])
      expect(await catalog.revealed(query(), 0, all)).toMatchObject({ values: 0, rows: [], providers: [] })
  })
})

test('follows from the details of each station for both viewers, on generated feeds', () =>
  fc.assert(
    fc.asyncProperty(anyFeed, anyFilters, async (feed, filters) => {
      const team = openFeed(() => feed, signedIn)
      const everyone = openFeed(() => feed, anonymous)
      const snapshot = await team.refreshNow(feed.now)
      await everyone.refreshNow(feed.now)
      const whole = await team.revealed(query({ now: feed.now }), 0, all)
      expect({ values: whole.values, stationCount: whole.stationCount }).toEqual(snapshot.revealed)

      const question = query({ filters: { ...noFilters, ...filters }, now: feed.now })
      const page = await team.revealed(question, 0, all)
      const list = await team.page(stationQuery(question), 0, all)
      const expected = []
      for (const { id } of list.stations) {
        const details = await team.details(id, { filters: noFilters, now: feed.now })
        const closed = [...(details?.values ?? []), ...(details?.plugs ?? []).flatMap(({ values }) => values)]
          .filter(({ access }) => access === 'closed')
          .map(({ dataType }) => dataType)
        if (!details || closed.length === 0) continue
        const open = await everyone.details(id, { filters: noFilters, now: feed.now })
        const openStatus = open?.summary.status ?? 'none'
        expected.push({ id, closed, status: details.summary.status, openStatus })
      }
      const byId = <Row extends { id: string }>(rows: Row[]) =>
        rows.toSorted((one, other) => one.id.localeCompare(other.id))
      expect(byId(page.rows)).toMatchObject(
        byId(expected).map(({ closed, ...row }) => ({ ...row, values: closed.length })),
      )
      const types = expected.flatMap(({ closed }) => closed)
      for (const { name, values, stationCount } of page.types) {
        expect(values).toBe(types.filter((type) => type === name).length)
        expect(stationCount).toBe(expected.filter(({ closed }) => closed.includes(name)).length)
      }
      expect(page.values).toBe(types.length)
      const changed = expected.filter(({ status, openStatus }) => status !== openStatus)
      expect(page.changes.reduce((sum, { stationCount }) => sum + stationCount, 0)).toBe(changed.length)
    }),
    { numRuns: 200 },
  ))
