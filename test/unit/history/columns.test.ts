import { expect, test } from 'vitest'
import { columnsOf } from '../../../src/history/columns'

test('a value is drawn up to the last moment that is known, and nothing through a gap', () => {
  const pieces = [
    { from: 0, to: 10, value: 2 },
    { from: 10, to: 20, value: 1 },
    { from: 50, to: 60, value: 3 },
  ]
  expect(columnsOf(pieces)).toEqual([
    [0, 10, 20, 21, 50, 60],
    [2, 1, 1, null, 3, 3],
  ])
})

test('moments grow, also where a value was known for no time', () => {
  const [moments] = columnsOf([
    { from: 5, to: 5, value: 1 },
    { from: 30, to: 30, value: 2 },
  ])
  expect(moments).toEqual([5, 6, 30])
})

test('of nothing there is nothing', () => {
  expect(columnsOf([])).toEqual([[], []])
})
