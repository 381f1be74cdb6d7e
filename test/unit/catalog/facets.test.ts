import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countFacets, matches, sieveOf, wordsOfAll } from '../../../src/catalog/facets'
import { type Filters, filterGroups, noFilters } from '../../../src/model/filters'
import type { Station } from '../../../src/model/station'
import { type Status, statuses } from '../../../src/model/status'
import { entriesOf, stationAt } from './entries'

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
const statusOf = ({ id }: Station): Status => (id === 'A' ? 'occupied' : id === 'B' ? 'available' : 'none')
const entries = entriesOf(stations, statusOf)
const options = wordsOfAll(entries)

function facets(filters: Partial<Filters>) {
  return countFacets(entries, sieveOf({ ...noFilters, ...filters }, options), options)
}

function matched(filters: Partial<Filters>): string[] {
  const sieve = sieveOf({ ...noFilters, ...filters }, options)
  return entries.filter((entry) => matches(entry, sieve)).map(({ station }) => station.id)
}

test('without filters every word is an option with its count, the most common first', () => {
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

test('an option counts within the other groups, not within its own', () => {
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

test('options of a group add to each other, groups take from each other', () => {
  expect(matched({ category: ['EAT&CHARGE', 'SLEEP&CHARGE'] })).toEqual(['A', 'B'])
  expect(matched({ category: ['EAT&CHARGE'], provider: ['Neogy'] })).toEqual(['A'])
  expect(matched({ status: ['none'] })).toEqual(['C', 'D'])
})

test('a chosen word that no station has is ignored and told', () => {
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

test('every count is what choosing that option would leave', () => {
  const some = <Word>(...words: Word[]) => fc.subarray(words)
  const anyFilters: fc.Arbitrary<Filters> = fc.record({
    access: some('PUBLIC', 'PRIVATE', 'MARTIAN'),
    category: some('EAT&CHARGE', 'SLEEP&CHARGE'),
    status: fc.subarray([...statuses]),
    provider: some('Neogy', 'DRIWE'),
    q: fc.constantFrom('', 'neogy', 'strasse'),
  })
  fc.assert(
    fc.property(anyFilters, (filters) => {
      const answer = facets(filters)
      expect(answer.matched).toBe(matched(filters).length)
      for (const group of filterGroups)
        for (const { value, count } of answer.groups[group])
          expect(count).toBe(matched({ ...filters, [group]: [value] }).length)
    }),
  )
})
