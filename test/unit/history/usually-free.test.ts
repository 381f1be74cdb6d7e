import { expect, test } from 'vitest'
import { hour } from '../../../src/durations'
import { roundUsual, usualHour } from '../../../src/history/week/usually-free'

const known = { mean: 1.5, known: 3 * hour, weeks: 3, samples: 40 }

test('an hour has a usual value after three weeks with half of the time known', () => {
  expect(usualHour(known)).toEqual(known)
  expect(usualHour({ ...known, known: 1.5 * hour })?.mean).toBe(1.5)
  expect(usualHour({ ...known, known: 1.4 * hour })).toBeNull()
  expect(usualHour({ ...known, weeks: 2 })).toBeNull()
  expect(usualHour({ ...known, mean: null })).toBeNull()
  expect(usualHour(undefined)).toBeNull()
})

test('a mean is rounded to whole plugs, and a half of one down', () => {
  expect([0.4, 0.5, 0.6, 1.5, 1.51, 3].map(roundUsual)).toEqual([0, 0, 1, 1, 2, 3])
})
