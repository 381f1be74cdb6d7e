import { expect, test } from 'vitest'
import { favouritesFile, readFavourites } from '../../../src/stations/favourites/favourites-file'

test('what one device writes another reads', () => {
  const ids = ['IT*NEO*1', 'ä "b"', '83']
  expect(readFavourites(favouritesFile(ids))).toEqual(ids)
})

test.each([
  ['no JSON', 'stations: 83'],
  ['another file', '{"stations":["83"]}'],
  ['numbers for ids', '{"plugboard":"favourites","stations":[83]}'],
  ['an empty id', '{"plugboard":"favourites","stations":[""]}'],
  ['an id that is no id', `{"plugboard":"favourites","stations":["${'x'.repeat(501)}"]}`],
  ['no list', '{"plugboard":"favourites","stations":{"0":"83"}}'],
  ['nothing', ''],
])('%s is refused', (_, text) => {
  expect(readFavourites(text)).toBeNull()
})
