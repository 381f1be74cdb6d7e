import { expect, test } from 'vitest'
import { isFavourite } from '../../../src/stations/favourites/favourite-ids'
import { toggleFavourite } from '../../../src/stations/favourites/toggle-favourite'

const twin = { id: 'A', aliases: ['B'] }

test.each([
  ['unmarked is marked by its id', ['C'], ['C', 'A']],
  ['marked is unmarked', ['A', 'C'], ['C']],
  ['marked under the id of another record is unmarked', ['C', 'B'], ['C']],
  ['marked under both is unmarked at once', ['B', 'C', 'A'], ['C']],
])('a station that is %s', (_, before, after) => {
  expect(toggleFavourite(before, twin)).toEqual(after)
})

test.each([
  ['its id', ['C', 'A'], true],
  ['the id of another of its records', ['C', 'B'], true],
  ['the ids of others', ['C'], false],
])('a station is a favourite if the favourites contain %s', (_, ids, has) => {
  expect(isFavourite(ids, twin)).toBe(has)
})
