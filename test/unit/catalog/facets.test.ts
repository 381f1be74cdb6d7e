import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CatalogEntry } from '../../../src/catalog/build/catalog-entry'
import { collectOptions } from '../../../src/catalog/build/options'
import { countFacets } from '../../../src/catalog/query/facets'
import { createTextMatcher } from '../../../src/catalog/query/search/text-match'
import { applyFilter, createStationFilter } from '../../../src/catalog/query/station-filter'
import { amounts, type Filters, features, filterGroups, noFilters } from '../../../src/model/filters'
import type { Station } from '../../../src/model/station'
import { type Status, statuses } from '../../../src/model/status'
import { chargingEntries, halfOld, now, ruledEntries } from './charging-entries'
import { entriesOf, stationAt } from './entries'
import { usualFilters } from './usual-filters'

const stations = [
  stationAt('A', 11, 46, { accessType: 'PUBLIC', categories: ['EAT&CHARGE'], provider: 'Neogy' }),
  stationAt('B', 11, 46, {
    accessType: 'PUBLIC',
    categories: ['SLEEP&CHARGE', 'EAT&CHARGE'],
    provider: 'DRIWE',
  }),
  stationAt('C', 11, 46, { accessType: 'PRIVATE', provider: 'Neogy', municipality: 'Meran - Merano' }),
  stationAt('D', 11, 46, { accessType: 'PUBLIC', address: 'Straße 10' }),
]
const statusById: Record<string, Status> = { A: 'occupied', B: 'available' }
const statusOf = ({ id }: Pick<Station, 'id'>): Status => statusById[id] ?? 'none'
const entries = entriesOf(stations, statusOf)

function createFilter(all: readonly CatalogEntry[], filters: Partial<Filters>) {
  const matchesText = createTextMatcher(filters.q ?? '')
  return createStationFilter({ ...noFilters, ...filters }, { options: collectOptions(all), matchesText, now })
}

function facets(filters: Partial<Filters>, all: readonly CatalogEntry[] = entries) {
  return countFacets(all, createFilter(all, filters), collectOptions(all))
}

function matched(filters: Partial<Filters>, all: readonly CatalogEntry[] = entries): string[] {
  const acting = createFilter(all, filters)
  return all.filter((entry) => applyFilter(entry, acting)).map(({ station }) => station.id)
}

test('without filters every value is an option with its count, the most common first', () => {
  const { groups, ignored } = facets({})
  expect(facets({}).matched).toBe(4)
  expect(ignored).toEqual([])
  expect(groups.access).toEqual([
    { value: 'PUBLIC', count: 3 },
    { value: 'PRIVATE', count: 1 },
  ])
  expect(groups.category).toEqual([
    { value: 'EAT&CHARGE', count: 2 },
    { value: 'SLEEP&CHARGE', count: 1 },
  ])
  expect(groups.provider.map(({ value }) => value)).toEqual(['Neogy', 'DRIWE'])
  expect(groups.status.map(({ value }) => value)).toEqual(['available', 'occupied', 'none'])
})

test('the order of options does not change with the filters', () => {
  const { access } = facets({ municipality: ['Meran - Merano'] }).groups
  expect(access).toEqual([
    { value: 'PUBLIC', count: 0 },
    { value: 'PRIVATE', count: 1 },
  ])
})

test("the count of an option respects the other groups' filters only", () => {
  const { groups } = facets({ access: ['PRIVATE'], category: [] })
  expect(groups.access).toEqual([
    { value: 'PUBLIC', count: 3 },
    { value: 'PRIVATE', count: 1 },
  ])
  expect(groups.provider).toEqual([
    { value: 'Neogy', count: 1 },
    { value: 'DRIWE', count: 0 },
  ])
  expect(groups.category.every(({ count }) => count === 0)).toBe(true)
})

test('options of a group are alternatives, groups are combined', () => {
  expect(matched({ category: ['EAT&CHARGE', 'SLEEP&CHARGE'] })).toEqual(['A', 'B'])
  expect(matched({ category: ['EAT&CHARGE'], provider: ['Neogy'] })).toEqual(['A'])
  expect(matched({ status: ['none'] })).toEqual(['C', 'D'])
})

test('a chosen value that no station has is ignored and reported', () => {
  const { ignored, matched } = facets({ access: ['MARTIAN', 'PRIVATE'], status: ['reserved'] })
  expect(matched).toBe(1)
  expect(ignored).toEqual([
    { group: 'access', value: 'MARTIAN' },
    { group: 'status', value: 'reserved' },
  ])
})

test.each([
  ['merano', ['C']],
  ['MERAN merano', ['C']],
  ['strasse', ['D']],
  ['straße 10', ['D']],
  ['10 strasse', ['D']],
  ['neogy', ['A', 'C']],
  ['strasse 11', []],
  ['  ', ['A', 'B', 'C', 'D']],
])('the search %j finds %j', (q, ids) => {
  expect(matched({ q })).toEqual(ids)
  expect(facets({ q }).matched).toBe(ids.length)
})

test('a filter that the data cannot answer is no option', () => {
  const { groups, power, capacity } = facets(
    {},
    entriesOf([stationAt('A', 11, 46, { accessType: 'UNKNOWN' })]),
  )
  expect(Object.values(groups).flat()).toEqual([])
  expect(power).toEqual([])
  expect(capacity).toEqual([])
  const known = facets({}, chargingEntries)
  expect(known.groups.connector.map(({ value }) => value).sort()).toEqual(['CCS', 'CHAdeMO', 'Type 2'])
  const featureNames = known.groups.feature.map(({ value }) => value)
  expect(featureNames).toEqual(['free-now', 'open-now', 'live', 'always-open'])
  expect(known.groups.municipality).toEqual([{ value: 'Brixen', count: 1 }])
  expect(known.power.map(({ value }) => value)).toEqual([3.7, 11, 22, 50, 100, 150])
})

test.each<[Partial<Filters>, string[]]>([
  [{ connector: ['CCS'] }, ['taken CCS', 'free CCS', 'old CCS', 'two of three', 'one of three']],
  [{ connector: ['CCS'], power: 100 }, ['free CCS']],
  [{ connector: ['Type 2'], power: 50 }, []],
  [{ connector: ['CCS'], feature: ['free-now'] }, ['free CCS', 'two of three']],
  [
    { connector: ['CCS', 'Type 2'], feature: ['free-now'] },
    ['taken CCS', 'free CCS', 'two of three', 'one of three'],
  ],
  [{ power: 50, feature: ['free-now'] }, ['free CCS', 'two of three']],
  [{ feature: ['free-now'] }, ['taken CCS', 'free CCS', 'two of three', 'one of three']],
  [{ feature: ['live', 'always-open'] }, ['free CCS']],
  [{ connector: ['CCS'], status: ['occupied'] }, ['taken CCS']],
  [{ connector: ['CCS'], status: ['unknown'] }, ['one of three']],
])('one plug must meet all requirements: %j finds %j', (filters, ids) => {
  expect(matched(filters, chargingEntries)).toEqual(ids)
})

test('an old free plug beside a new occupied one is neither free now nor live', () => {
  expect(matched({ feature: ['free-now'] }, halfOld)).toEqual([])
  expect(matched({ feature: ['live'] }, halfOld)).toEqual([])
  expect(matched({ feature: ['live'], connector: ['Type 2'] }, halfOld)).toEqual(['half old'])
})

test('the count of a status includes how many may be old', () => {
  expect(facets({}, halfOld).groups.status).toEqual([{ value: 'partly', count: 1, old: 1 }])
  const { status } = facets({ connector: ['CCS'] }, chargingEntries).groups
  expect(status.find(({ value }) => value === 'available')).toMatchObject({ count: 2, old: 1 })
})

test('with requirements, a station has the number of free matching plugs', () => {
  const parts = (connector: string) => {
    const acting = createFilter(chargingEntries, { connector: [connector] })
    return chargingEntries.flatMap((entry) => {
      const part = applyFilter(entry, acting)
      return part ? [[part.station.id, part.status, part.free, part.total]] : []
    })
  }
  expect(parts('CCS')).toEqual([
    ['taken CCS', 'occupied', 0, 1],
    ['free CCS', 'available', 1, 1],
    ['old CCS', 'available', 1, 1],
    ['two of three', 'partly', null, 2],
    ['one of three', 'unknown', null, 2],
  ])
})

test('more power than any plug has is ignored and reported', () => {
  expect(matched({ power: 400 }, chargingEntries)).toHaveLength(chargingEntries.length)
  expect(facets({ power: 400 }, chargingEntries).ignored).toEqual([{ group: 'power', value: '400' }])
})

test('without statuses, the number of plugs is the stated capacity, otherwise that of the listed plugs', () => {
  const plugs = ['1', '2', '3'].map((id) => ({ id, name: id, connectors: [] }))
  const sizes = entriesOf([
    stationAt('three of nine', 11, 46, { capacity: 9, plugs }),
    stationAt('says five', 11, 46, { capacity: 5 }),
    stationAt('says nothing', 11),
  ])
  const counts = facets({}, sizes).capacity.map(({ value, count }) => `from ${value}: ${count}`)
  expect(counts).toEqual(['from 2: 2', 'from 4: 2', 'from 6: 1'])
  expect(matched({ capacity: 3 }, sizes)).toEqual(['three of nine', 'says five'])
  expect(matched({ capacity: 10 }, sizes)).toHaveLength(3)
  expect(facets({ capacity: 10 }, sizes).ignored).toEqual([{ group: 'capacity', value: '10' }])
})

test('the capacity filter counts all plugs, also with requirements', () => {
  expect(matched({ connector: ['CCS'], capacity: 3 }, chargingEntries)).toEqual([
    'two of three',
    'one of three',
  ])
  expect(matched({ connector: ['CCS'], status: ['partly'], capacity: 3 }, chargingEntries)).toEqual([
    'two of three',
  ])
})

test("an ignored status applies when a connector is chosen, and that connector's count respects it", () => {
  const filters = { status: ['out-of-order'] } as const
  expect(facets(filters, chargingEntries).ignored).toHaveLength(1)
  expect(facets(filters, chargingEntries).groups.connector.map(({ count }) => count)).toEqual([0, 0, 0])
  expect(matched({ ...filters, connector: ['CCS'] }, chargingEntries)).toEqual([])
})

test.each([{ connector: ['Bogus'] }, { power: 9999 }])('%j is ignored, and needs nothing', (asked) => {
  const filters = { ...asked, status: ['reserved'] } as const
  expect(matched(filters, chargingEntries)).toHaveLength(chargingEntries.length)
  expect(facets(filters, chargingEntries).ignored).toHaveLength(2)
})

test('every count is the number of stations after choosing that option', () => {
  const large = entriesOf([stationAt('E', 11, 46, { capacity: 6, provider: 'DRIWE' })])
  const all = [...entries, ...chargingEntries, ...halfOld, ...ruledEntries, ...large]
  const some = <Word>(...words: Word[]) => fc.subarray(words)
  const anyFilters: fc.Arbitrary<Filters> = fc.record({
    access: some('PUBLIC', 'PRIVATE', 'MARTIAN'),
    category: some('EAT&CHARGE', 'SLEEP&CHARGE'),
    status: fc.subarray([...statuses]),
    feature: fc.subarray([...features]),
    connector: some('CCS', 'CHAdeMO', 'Type 2', 'Bogus'),
    provider: some('Neogy', 'DRIWE'),
    municipality: some('Brixen', 'Meran - Merano'),
    power: fc.constantFrom(0, 11, 50, 150, 900),
    capacity: fc.constantFrom(0, 1, 2, 3, 6, 40),
    q: fc.constantFrom('', 'neogy', 'ccs'),
  })
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const answer = facets(filters, all)
      expect(answer.matched).toBe(matched(filters, all).length)
      for (const group of filterGroups)
        for (const { value, count } of answer.groups[group]) {
          const beside = group === 'feature' ? filters.feature : []
          expect(count).toBe(matched({ ...filters, [group]: [...beside, value] }, all).length)
        }
      for (const amount of amounts)
        for (const { value, count } of answer[amount])
          expect(count).toBe(matched({ ...filters, [amount]: value }, all).length)
    }),
    {
      numRuns: 300 + usualFilters.length,
      examples: usualFilters.map((filters) => [{ ...noFilters, ...filters }]),
    },
  )
})
