import { expect, test } from 'vitest'
import { toggled } from '../../../src/stations/favourites/toggled'

const twin = { id: 'A', aliases: ['B'] }

test.each([
  ['unmarked is marked by its id', ['C'], ['C', 'A']],
  ['marked is unmarked', ['A', 'C'], ['C']],
  ['marked under the id of another record is unmarked', ['C', 'B'], ['C']],
  ['marked under both is unmarked at once', ['B', 'C', 'A'], ['C']],
])('a station that is %s', (_, before, after) => {
  expect(toggled(before, twin)).toEqual(after)
})
