import { expect, test } from 'vitest'
import { countOf } from '../../../src/map/rendered'

test('what is drawn is counted by what it stands for', () => {
  const cluster = { id: 'cluster-7', icon: 'a', count: 79 }
  const station = { id: 'IT*1', icon: 'b', count: 1 }
  expect(countOf([cluster, station])).toBe(80)
  expect(countOf([])).toBe(0)
})
