import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { StationPage } from '../../../src/catalog/catalog-api'
import { metresBetween } from '../../../src/model/distance'
import { noFilters } from '../../../src/model/filters'
import { free, loaded, plug, plugStatus, station } from './small-service'
import { stationQuery } from './station-query'

test('names are ordered by language and by number', async () => {
  const names = ['Étagne', 'Platz 10', 'eppan', 'Platz 9', 'Zwölf']
  const { catalog } = await loaded({
    stations: names.map((name, id) => station(`S${id}`, {}, { sname: name })),
  })
  const { stations } = await catalog.page(stationQuery(), 0, 10)
  expect(stations.map(({ name }) => name)).toEqual(['eppan', 'Étagne', 'Platz 9', 'Platz 10', 'Zwölf'])
})

test('stations with free plugs come first, live before old, then others by status', async () => {
  const { catalog } = await loaded({
    stations: ['none', 'taken', 'one', 'three', 'old', 'a one'].map((id) => station(id, { capacity: 4 })),
    latest: [free('taken', 0), free('one', 1), free('a one', 1), free('three', 3), free('old', 4, 60)],
  })
  const { stations } = await catalog.page(stationQuery({ sort: 'free' }), 0, 10)
  expect(stations.map(({ id }) => id)).toEqual(['three', 'a one', 'one', 'old', 'taken', 'none'])
})

test('an old free plug beside a new occupied one counts as old', async () => {
  const { catalog } = await loaded({
    stations: ['half', 'one'].map((id) => station(id, { capacity: 2 })),
    plugs: [plug('half 1', 'half'), plug('half 2', 'half')],
    latest: [plugStatus('half 1', 1, 4320), plugStatus('half 2', 0, 1), free('one', 1)],
  })
  const { stations } = await catalog.page(stationQuery({ sort: 'free' }), 0, 10)
  expect(stations.map(({ id }) => id)).toEqual(['one', 'half'])
})

test('a page is a part of the matching stations', async () => {
  const ids = ['A', 'B', 'C', 'D', 'E']
  const { catalog } = await loaded({
    stations: ids.map((id) => station(id, { accessType: id === 'C' ? 'PRIVATE' : 'PUBLIC' })),
  })
  const page = await catalog.page(stationQuery({ filters: { ...noFilters, access: ['PUBLIC'] } }), 1, 3)
  expect(page).toMatchObject({ from: 1, matched: 4, total: 5 })
  expect(page.stations.map(({ id }) => id)).toEqual(['B', 'D'])
})

test('a summary contains distinct connectors, the most powerful first, and a town', async () => {
  const outlet = (outletTypeCode: string, maxPower: number) => ({ outletTypeCode, maxPower })
  const plug = (scode: string, outlets: unknown[]) => ({ scode, pcode: 'A', smetadata: { outlets } })
  const { catalog } = await loaded({
    stations: [station('A', { city: 'Brixen' })],
    plugs: [
      plug('1', [outlet('Type2Mennekes', 22), outlet('CCS', 50)]),
      plug('2', [outlet('Type2Mennekes', 22)]),
    ],
  })
  const { stations } = await catalog.page(stationQuery(), 0, 1)
  expect(stations[0]).toMatchObject({
    municipality: 'Brixen',
    connectors: [
      { type: 'CCS', powerKw: 50 },
      { type: 'Type 2', powerKw: 22 },
    ],
  })
})

test('a row states the access and the categories of the station', async () => {
  const { catalog } = await loaded({
    stations: [
      station('A', { accessType: 'PRIVATE', categories: ['EAT&CHARGE', 'SLEEP&CHARGE'] }),
      station('B'),
    ],
  })
  const { stations } = await catalog.page(stationQuery(), 0, 2)
  expect(stations).toMatchObject([
    { id: 'A', accessType: 'PRIVATE', limitedAccess: 'PRIVATE', categories: ['EAT&CHARGE', 'SLEEP&CHARGE'] },
    { id: 'B', accessType: 'PUBLIC', limitedAccess: null, categories: [] },
  ])
})

const ids = ({ stations }: StationPage) => stations.map(({ id }) => id)

test('stations without a position come last in any order, and are counted', async () => {
  const nowhere = { scoordinate: null }
  const { catalog } = await loaded({
    stations: [station('A', {}, nowhere), station('B'), station('C', {}, nowhere), station('D')],
    latest: [free('C', 3)],
  })
  const near = { lon: 11.3, lat: 46.5 }
  for (const sort of ['name', 'distance', 'near'] as const) {
    const page = await catalog.page(stationQuery({ sort, origin: near }), 0, 10)
    expect(ids(page)).toEqual(['B', 'D', 'A', 'C'])
    expect(page.withPosition).toBe(2)
  }
  for (const sort of ['free', 'power'] as const)
    expect(ids(await catalog.page(stationQuery({ sort }), 0, 10))).toEqual(['B', 'D', 'C', 'A'])
})

describe('a box', () => {
  const at = (x: number, y: number) => ({ scoordinate: { x, y, srid: 4326 } })
  const service = {
    stations: [
      station('in', { accessType: 'PUBLIC' }, at(11, 46)),
      station('out', { accessType: 'PUBLIC' }, at(12, 46)),
      station('private', { accessType: 'PRIVATE' }, at(11.1, 46.1)),
      station('nowhere', { accessType: 'PUBLIC' }, { scoordinate: null }),
    ],
  }

  test('selects the stations in it, and page and counts agree', async () => {
    const { catalog } = await loaded(service)
    const box = [10.5, 45.5, 11.5, 46.5] as const
    const page = await catalog.page(stationQuery({ bounds: box }), 0, 10)
    const facets = await catalog.facets(stationQuery({ bounds: box }))
    expect(ids(page)).toEqual(['in', 'private'])
    expect(page).toMatchObject({ matched: 2, withPosition: 2, total: 4 })
    expect(facets.matched).toBe(2)
    expect(facets.groups.access).toEqual([
      { value: 'PUBLIC', count: 1 },
      { value: 'PRIVATE', count: 1 },
    ])
  })

  test('may be empty', async () => {
    const { catalog } = await loaded(service)
    expect((await catalog.facets(stationQuery({ bounds: [0, 0, 1, 1] }))).matched).toBe(0)
  })
})

describe('nearest first', () => {
  const at = (x: number, y: number) => ({ scoordinate: { x, y, srid: 4326 } })
  const sort = 'distance'

  test("is by distance to the person, otherwise to the map's middle, otherwise to the first bounds' middle", async () => {
    const stations = [
      station('W', {}, at(10.1, 47)),
      station('M', {}, at(11.5, 47)),
      station('E', {}, at(12.9, 47)),
    ]
    const { catalog } = await loaded({ stations })
    const [west, east] = [
      { lon: 10, lat: 47 },
      { lon: 13, lat: 47 },
    ]
    const order = async (more: object) => ids(await catalog.page(stationQuery({ sort, ...more }), 0, 10))
    expect(await order({ origin: east, middle: west })).toEqual(['E', 'M', 'W'])
    expect(await order({ middle: west })).toEqual(['W', 'M', 'E'])
    expect((await order({}))[0]).toBe('M')
  })

  test('has distances only to the person', async () => {
    const { catalog } = await loaded({ stations: [station('A', {}, at(11, 47))] })
    const middle = { lon: 11, lat: 46 }
    const distances = async (more: object) =>
      (await catalog.page(stationQuery({ sort, ...more }), 0, 10)).stations.map(({ distance }) => distance)
    expect(await distances({ middle })).toEqual([null])
    expect(await distances({ middle, origin: middle })).toEqual([expect.closeTo(111_195, -1)])
  })

  test('equals a complete sort in every block, with stations out of use and without a position last', async () => {
    const place = fc.option(
      fc.record({ x: fc.integer({ min: 100, max: 130 }), y: fc.integer({ min: 460, max: 480 }) }),
    )
    const anyStation = fc.record({ place, isOut: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStation, { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 0, max: 50 }),
        fc.integer({ min: 1, max: 20 }),
        async (all, from, length) => {
          const stations = all.map(({ place, isOut }, index) =>
            station(
              `S${String(index).padStart(2, '0')}`,
              isOut ? { state: 'FAULT' } : {},
              place ? at(place.x / 10, place.y / 10) : { scoordinate: null },
            ),
          )
          const { catalog } = await loaded({ stations })
          const middle = { lon: 11.3, lat: 46.7 }
          const rank = ({ place, isOut }: (typeof all)[number]) =>
            place ? metresBetween(middle, { lon: place.x / 10, lat: place.y / 10 }) + (isOut ? 1e8 : 0) : 1e9
          const naive = all
            .map((one, index) => ({ rank: rank(one), id: `S${String(index).padStart(2, '0')}` }))
            .toSorted((one, other) => one.rank - other.rank || one.id.localeCompare(other.id))
            .map(({ id }) => id)
          const page = await catalog.page(stationQuery({ sort, middle }), from, from + length)
          expect(ids(page)).toEqual(naive.slice(from, from + length))
        },
      ),
      { numRuns: 100 },
    )
  })
})

describe('near and free first', () => {
  const sort = 'near'
  const origin = { lon: 11, lat: 46 }
  /** A station so many kilometres north. */
  const north = (id: string, kilometres: number, more: object = {}) =>
    station(
      id,
      { capacity: 2, ...more },
      { scoordinate: { x: 11, y: 46 + kilometres / 111.195, srid: 4326 } },
    )

  test('is by rings of 50, 100, 200 km, and in one free now before free by old values before others', async () => {
    const { catalog } = await loaded({
      stations: [
        ...[north('1 full', 1), north('2 old', 2), north('3 silent', 3), north('40 free', 40)],
        ...[north('45 free', 45), north('55 full', 55), north('95 free', 95), north('105 full', 105)],
        ...[north('195 free', 195), north('205 free', 205), north('0 out', 0, { state: 'FAULT' })],
        station('nowhere', { capacity: 2 }, { scoordinate: null }),
      ],
      latest: [
        ...['1 full', '55 full', '105 full'].map((id) => free(id, 0)),
        ...['40 free', '45 free', '95 free', '195 free', '205 free', 'nowhere'].map((id) => free(id, 2)),
        free('2 old', 2, 4320),
      ],
    })
    const expected = [
      ...['40 free', '45 free', '2 old', '1 full', '3 silent', '95 free', '55 full', '195 free', '105 full'],
      ...['205 free', '0 out', 'nowhere'],
    ]
    expect(ids(await catalog.page(stationQuery({ sort, origin }), 0, 20))).toEqual(expected)
    expect(ids(await catalog.page(stationQuery({ sort, origin }), 2, 5))).toEqual(expected.slice(2, 5))
    expect(ids(await catalog.page(stationQuery({ sort: 'distance', origin }), 0, 4))).toEqual([
      ...['1 full', '2 old', '3 silent', '40 free'],
    ])
  })

  test('puts stations that are not for everybody last in a ring, unless only such are asked for', async () => {
    const types = ['PRIVATE', 'RESTRICTED', 'TESTSTATION', 'PUBLIC', 'UNKNOWN']
    const { catalog } = await loaded({
      stations: types.map((accessType, kilometres) => north(accessType, kilometres, { accessType })),
      latest: types.map((type) => free(type, 2)),
    })
    const order = async (filters = noFilters) =>
      ids(await catalog.page(stationQuery({ sort, origin, filters }), 0, 5))
    expect(await order()).toEqual(['PUBLIC', 'UNKNOWN', 'PRIVATE', 'RESTRICTED', 'TESTSTATION'])
    expect(await order({ ...noFilters, access: ['PRIVATE', 'TEST'] })).toEqual(['PRIVATE', 'TESTSTATION'])
  })

  test('is by distance alone while nothing is known to be free', async () => {
    const { catalog } = await loaded({ stations: [north('B', 9), north('A', 12), north('C', 1)] })
    expect(ids(await catalog.page(stationQuery({ sort, origin }), 0, 5))).toEqual(['C', 'B', 'A'])
  })
})
