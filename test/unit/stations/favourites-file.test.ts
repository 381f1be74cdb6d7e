import { beforeEach, expect, test, vi } from 'vitest'
import { favourites, storeFavourites } from '../../../src/stations/favourites/favourites'
import {
  maxFavourites,
  mergeFavourites,
  readFavourites,
  writeFavourites,
} from '../../../src/stations/favourites/favourites-file'

test('a file from one device can be read on another', () => {
  const ids = ['IT*NEO*1', 'ä "b"', '83']
  expect(readFavourites(writeFavourites(ids))).toEqual(ids)
})

test.each([
  ['no JSON', 'stations: 83'],
  ['another file', '{"stations":["83"]}'],
  ['numbers for ids', '{"plugboard":"favourites","stations":[83]}'],
  ['an empty id', '{"plugboard":"favourites","stations":[""]}'],
  ['an id that is no id', `{"plugboard":"favourites","stations":["${'x'.repeat(501)}"]}`],
  ['no list', '{"plugboard":"favourites","stations":{"0":"83"}}'],
  ['nothing', ''],
])('%s is rejected', (_, text) => {
  expect(readFavourites(text)).toBeNull()
})

const idsOf = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `S${from + index}`)

beforeEach(() => {
  const kept = new Map<string, string>()
  const getItem = (key: string) => kept.get(key) ?? null
  vi.stubGlobal('localStorage', { getItem, setItem: (key: string, text: string) => kept.set(key, text) })
})

test('favourites beyond the maximum are not stored: the oldest stay', () => {
  storeFavourites(idsOf(maxFavourites + 1))
  expect(favourites()).toEqual(idsOf(maxFavourites))
  expect(readFavourites(writeFavourites(idsOf(maxFavourites + 1)))).toEqual(idsOf(maxFavourites))
})

test('an invalid id does not affect the others', () => {
  storeFavourites(['A', 'x'.repeat(501), '', 'B', 'A'])
  expect(favourites()).toEqual(['A', 'B'])
})

test('a file is imported completely, or rejected if the total would exceed the maximum', () => {
  expect(mergeFavourites(['A'], ['B', 'A', 'B'])).toEqual(['A', 'B'])
  expect(mergeFavourites(idsOf(5_000), idsOf(5_000, 5_000))).toHaveLength(maxFavourites)
  expect(mergeFavourites(idsOf(5_001), idsOf(5_000, 5_001))).toBeNull()
})
