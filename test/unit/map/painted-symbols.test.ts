import { expect, test } from 'vitest'
import type { ClickTarget } from '../../../src/map/overlay/drawing'
import {
  countAllStations,
  findNearestSymbol,
  type PaintedSymbol,
} from '../../../src/map/overlay/painted-symbols'

const stations = (id: string, count = 1): ClickTarget => ({ kind: 'stations', id, count })
const symbol = (target: ClickTarget | null, x: number, y: number): PaintedSymbol => ({
  symbol: {
    kind: 'symbol',
    place: [0, 0],
    icon: { key: '', draw: () => null },
    scale: 1,
    target,
  },
  middle: { x, y },
  halfWidth: 14,
})
const symbols = [
  symbol(stations('A'), 100, 100),
  symbol(stations('B'), 120, 100),
  symbol(stations('C'), 120, 120),
]

test.each([
  [{ x: 104, y: 100 }, 'A'],
  [{ x: 112, y: 101 }, 'B'],
  [{ x: 118, y: 117 }, 'C'],
])('a click at %j hits %s of overlapping symbols, in any drawing order', (point, id) => {
  expect(findNearestSymbol(symbols, point, 2)?.id).toBe(id)
  expect(findNearestSymbol(symbols.toReversed(), point, 2)?.id).toBe(id)
})

test('a click beyond the margin of a symbol, or on a highlight, hits none', () => {
  expect(findNearestSymbol(symbols, { x: 83, y: 100 }, 2)).toBeNull()
  expect(findNearestSymbol(symbols, { x: 83, y: 100 }, 10)).toEqual({
    id: 'A',
    middle: { x: 100, y: 100 },
    halfWidth: 14,
  })
  expect(findNearestSymbol([symbol(null, 100, 100)], { x: 100, y: 100 }, 2)).toBeNull()
})

test('a click on the highlight of the chosen station hits it although a cluster beneath is nearer', () => {
  const chosen = symbol({ kind: 'highlight', id: 'chosen' }, 105, 100)
  expect(findNearestSymbol([...symbols, chosen], { x: 101, y: 100 }, 2)?.id).toBe('chosen')
  expect(findNearestSymbol([...symbols, chosen], { x: 90, y: 100 }, 2)?.id).toBe('A')
})

test('stations are counted by symbols and clusters, without highlights', () => {
  expect(
    countAllStations([
      symbol(stations('cluster', 79), 0, 0),
      symbol(stations('IT*1'), 5, 5),
      symbol({ kind: 'highlight', id: 'IT*1' }, 5, 5),
      symbol(null, 5, 5),
    ]),
  ).toBe(80)
})
