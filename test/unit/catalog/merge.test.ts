import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeRecords } from '../../../src/catalog/build/merge'
import { groupBySite } from '../../../src/catalog/build/same-site'
import { hour } from '../../../src/durations'
import { metresBetween } from '../../../src/model/distance'
import type { Station } from '../../../src/model/station'
import { entriesOf, stationAt } from './entries'
import { free, loaded, now, plug, plugStatus, signedIn, station } from './small-service'
import { stationQuery } from './station-query'

const old = (id: string, more: Partial<Station> = {}, lon = 11) =>
  stationAt(id, lon, 46.5, { name: id, provider: 'Neogy', origins: ['Neogy'], ...more })
const recent = (id: string, more: Partial<Station> = {}, lon = 11.0001) =>
  old(id, { origins: ['Neogy-AMPECO'], ...more }, lon)
const groups = (stations: Station[]) =>
  groupBySite(stations).map((group) => group.map((at) => stations[at]?.id).sort())

test.each<[string, Station[], string[][]]>([
  ['of one brand in two feeds', [old('A'), recent('B')], [['A', 'B']]],
  ['of one brand with its legal form', [old('A'), recent('B', { provider: 'NEOGY Srl' })], [['A', 'B']]],
  ['in three feeds', [old('A'), recent('B'), old('C', { origins: ['sheet'] })], [['A', 'B', 'C']]],
  ['in one feed', [old('A'), old('B')], []],
  [
    'of two brands',
    [old('A', { address: 'Via 1' }), recent('B', { provider: 'DRIWE', address: 'Via 1' })],
    [],
  ],
  ['too far apart', [old('A'), recent('B', {}, 11.0005)], []],
  ['without a place', [old('A', { position: null }), recent('B', { position: null })], []],
  [
    'with a brand and without, at one address',
    [old('A', { provider: '', address: 'Via Roma 1' }), recent('B', { address: 'via  Roma, 1' })],
    [['A', 'B']],
  ],
  [
    'with a brand and without, of one name',
    [old('A', { provider: '', name: 'Café' }), recent('B', { name: 'CAFE' })],
    [['A', 'B']],
  ],
  ['without anything that tells', [old('A', { provider: '' }), recent('B', { address: 'Via Roma 1' })], []],
  [
    'several in each feed: by name, then the rest',
    [old('A', { name: 'x' }), old('B', { name: 'y' }), recent('C', { name: 'Y' }), recent('D'), recent('E')],
    [
      ['A', 'D'],
      ['B', 'C'],
    ],
  ],
])('records %s', (_, stations, expected) => {
  expect(groups(stations).sort()).toEqual(expected)
  expect(groups(stations.toReversed()).sort()).toEqual(expected)
})

test('neighbours are found across the edges of cells', () => {
  let missed = 0
  for (let step = 0; step < 2_000; step++) {
    const position = { lon: -179 + step * 0.1793, lat: -84 + step * 0.08401 }
    const metresEast = 24 / (111_200 * Math.cos((position.lat * Math.PI) / 180))
    const near = { lon: position.lon + metresEast, lat: position.lat }
    if (groupBySite([old('A', { position }), recent('B', { position: near })]).length !== 1) missed += 1
  }
  expect(missed).toBe(0)
})

test.each([
  [46.4999, 46.5001],
  [0.4999, 0.5001],
  [-79.5001, -79.4999],
])('neighbours between %d and %d degrees north are the same as by comparing all', (south, north) => {
  // Some 30 m wide, so that near and far both happen.
  const width = 0.0003 / Math.cos((south * Math.PI) / 180)
  const anyPosition = fc.record({
    lon: fc.double({ min: 11.35, max: 11.35 + width, noNaN: true }),
    lat: fc.double({ min: south, max: north, noNaN: true }),
  })
  fc.assert(
    fc.property(anyPosition, anyPosition, (one, other) => {
      const isNear = metresBetween(one, other) <= 25
      const found = groupBySite([old('A', { position: one }), recent('B', { position: other })])
      expect(found).toHaveLength(isNear ? 1 : 0)
    }),
    { numRuns: 500 },
  )
})

const records = [
  station(
    'OLD',
    { provider: 'Neogy', capacity: 2, paymentInfo: 'https://pay.example', state: 'FAULT' },
    { sorigin: 'Neogy' },
  ),
  station('NEW', { country_code: 'IT', accessType: undefined, capacity: 2 }, { sorigin: 'Neogy-AMPECO' }),
]
const plugs = [plug('O1', 'OLD'), plug('O2', 'OLD'), plug('N1', 'NEW'), plug('N2', 'NEW')]
const months = 60 * 24 * 60

test('two records of one site are one station: the newest, completed from the other', async () => {
  const { catalog, snapshot } = await loaded({
    stations: records,
    plugs,
    latest: [
      plugStatus('O1', 1, months),
      plugStatus('O2', 1, months),
      plugStatus('N1', 0),
      plugStatus('N2', 0),
    ],
  })
  expect(snapshot).toMatchObject({ stationCount: 1, plugCount: 2, merged: 1, rejected: 0 })
  const page = await catalog.page(stationQuery(), 0, 9)
  expect(page).toMatchObject({
    matched: 1,
    total: 1,
    stations: [{ id: 'NEW', status: 'unavailable', total: 2 }],
  })
  expect((await catalog.facets(stationQuery())).matched).toBe(1)
  const details = await catalog.details('OLD', stationQuery())
  expect(details?.station).toMatchObject({
    id: 'NEW',
    paymentInfo: 'https://pay.example',
    accessType: 'PUBLIC',
    state: '',
    origins: ['Neogy-AMPECO', 'Neogy'],
  })
  expect(details?.plugs.map(({ id }) => id)).toEqual(['N1', 'N2'])
  expect(details?.hiddenSeries).toEqual([])
  expect((await catalog.summary('OLD', stationQuery()))?.id).toBe('NEW')
})

test.each([
  [false, true, false],
  [true, false, true],
  [null, true, true],
  [null, false, false],
])('reservable %s of the shown record and %s of another give %s', (live, other, filledIn) => {
  const stations = [old('A', { reservable: live }), recent('B', { reservable: other })]
  expect(mergeRecords(entriesOf(stations), [[...stations.keys()]], now).entries[0]?.station.reservable).toBe(
    filledIn,
  )
})

test('if the other record is newer, it is shown under the same id', async () => {
  const { catalog, data } = await loaded({
    stations: records,
    plugs,
    latest: [plugStatus('O1', 1), plugStatus('N1', 0, months)],
  })
  expect(await catalog.summary('NEW', stationQuery())).toMatchObject({
    id: 'NEW',
    free: 1,
    outOfUse: 'FAULT',
  })
  const before = (await catalog.details('NEW', stationQuery()))?.station
  data.latest = [plugStatus('O1', 0), plugStatus('N1', 0, months)]
  await catalog.refresh(now + hour / 2)
  expect((await catalog.details('NEW', stationQuery()))?.station).toEqual(before)
})

test('an unchanged merged station stays the same object', () => {
  const stations = [old('A'), recent('B')]
  const [first, second] = [1, 2].map(
    () => mergeRecords(entriesOf(stations), [[...stations.keys()]], now).entries[0]?.station,
  )
  expect(first?.origins).toHaveLength(2)
  expect(second).toBe(first)
})

test('a site that gains a record is completed from it', () => {
  const stations = [old('A'), recent('B'), old('C', { origins: ['sheet'] })]
  const [two, three] = [
    [0, 1],
    [0, 1, 2],
  ].map((site) => mergeRecords(entriesOf(stations), [site], now).entries[0]?.station.origins)
  expect(two).toEqual(['Neogy', 'Neogy-AMPECO'])
  expect(three).toEqual(['Neogy', 'Neogy-AMPECO', 'sheet'])
})

test('a site keeps its id when another of its records is the newest', async () => {
  const { catalog, data } = await loaded({ stations: records, plugs, latest: [plugStatus('N1', 0, 2)] })
  const shown = async () => {
    const details = await catalog.details('OLD', stationQuery())
    return [details?.summary.id, details?.summary.aliases, details?.plugs[0]?.id]
  }
  expect(await shown()).toEqual(['NEW', ['OLD'], 'N1'])
  data.latest = [plugStatus('N1', 0, 2), plugStatus('O1', 1, 1)]
  await catalog.refresh(now)
  expect(await shown()).toEqual(['NEW', ['OLD'], 'O1'])
})

test("hidden series of the shown record are listed, whatever the site's id", async () => {
  const { catalog } = await loaded({
    stations: records,
    plugs,
    latest: [plugStatus('O1', 1), { ...free('OLD', 7), tname: 'visits', closed: true }],
  })
  expect((await catalog.details('NEW', stationQuery()))?.hiddenSeries).toEqual([
    { measuredId: 'OLD', dataType: 'visits', reason: 'sign-in' },
  ])
})

test('a record with a future time is not the newest', async () => {
  const { catalog } = await loaded({
    stations: records,
    plugs,
    latest: [plugStatus('O1', 1, -months), plugStatus('N1', 0)],
  })
  expect((await catalog.details('NEW', stationQuery()))?.plugs.map(({ id }) => id)).toEqual(['N1', 'N2'])
})

test('values that only the other record has stay, also closed ones', async () => {
  const latest = [
    plugStatus('N1', 1),
    free('OLD', 2, months),
    { ...free('OLD', 7, months), tname: 'visits', closed: true },
  ]
  const team = await loaded({ stations: records, plugs, latest }, signedIn)
  expect(team.snapshot.revealed).toEqual({ values: 1, stationCount: 1 })
  const shown = (await team.catalog.details('NEW', stationQuery()))?.values
  expect(shown?.map(({ dataType, access }) => [dataType, access])).toEqual([['visits', 'closed']])
  const { catalog } = await loaded({ stations: records, plugs, latest })
  expect((await catalog.details('NEW', stationQuery()))?.hiddenSeries).toEqual([
    { measuredId: 'OLD', dataType: 'visits', reason: 'sign-in' },
  ])
})

test('of a value that two other records have, the newer record counts', async () => {
  const third = { ...records[0], scode: 'THIRD', sorigin: 'sheet' }
  const latest = [
    plugStatus('N1', 1),
    { ...free('OLD', 7, 30), tname: 'visits' },
    { ...free('THIRD', 9, 20), tname: 'visits' },
  ]
  const { catalog } = await loaded({ stations: [...records, third], plugs, latest })
  const { values } = (await catalog.details('NEW', stationQuery())) ?? {}
  expect(values?.map(({ dataType, reading }) => [dataType, reading])).toEqual([
    ['visits', { kind: 'number', number: 9 }],
  ])
})

test('raw fields are for signed-in viewers', async () => {
  const rows = {
    stations: [station('A', { flashInfo: 'x' })],
    plugs: [{ ...plug('A1', 'A'), smetadata: { odd: 1 } }],
  }
  const open = await (await loaded(rows)).catalog.details('A', stationQuery())
  expect([open?.station.rawFields, open?.plugs[0]?.rawFields ?? []]).toEqual([[], []])
  const team = await (await loaded(rows, signedIn)).catalog.details('A', stationQuery())
  expect(team?.station.rawFields).toEqual([{ name: 'flashInfo', text: 'x' }])
  expect(team?.plugs[0]?.rawFields).toEqual([{ name: 'odd', text: '1' }])
})
