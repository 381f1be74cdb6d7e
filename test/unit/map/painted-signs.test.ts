import { expect, test } from 'vitest'
import { countStations, nearestSign, type PaintedSign } from '../../../src/map/painted-signs'

const sign = (id: string | null, x: number, y: number, count = 1): PaintedSign => ({
  sign: { place: [0, 0], icon: '', scale: 1, target: id === null ? null : { id, count } },
  at: { x, y },
  half: 14,
})
const signs = [sign('A', 100, 100), sign('B', 120, 100), sign('C', 120, 120)]

test.each([
  [{ x: 104, y: 100 }, 'A'],
  [{ x: 112, y: 101 }, 'B'],
  [{ x: 118, y: 117 }, 'C'],
])('of signs that overlap at %j the press is on %s, in whatever order they are drawn', (point, id) => {
  expect(nearestSign(signs, point, 2)?.id).toBe(id)
  expect(nearestSign(signs.toReversed(), point, 2)?.id).toBe(id)
})

test('a press beyond reach of a sign, or on a mark, is on none', () => {
  expect(nearestSign(signs, { x: 83, y: 100 }, 2)).toBeNull()
  expect(nearestSign(signs, { x: 83, y: 100 }, 10)).toEqual({ id: 'A', at: { x: 100, y: 100 }, half: 14 })
  expect(nearestSign([sign(null, 100, 100)], { x: 100, y: 100 }, 2)).toBeNull()
})

test('a press on the mark of the chosen station is on that, though the middle of a cluster beneath is nearer', () => {
  const chosen = sign('chosen', 105, 100, 0)
  expect(nearestSign([...signs, chosen], { x: 101, y: 100 }, 2)?.id).toBe('chosen')
  expect(nearestSign([...signs, chosen], { x: 90, y: 100 }, 2)?.id).toBe('A')
})

test('what is drawn is counted by the stations that it stands for; a mark stands for none', () => {
  expect(countStations([sign('cluster', 0, 0, 79), sign('IT*1', 5, 5), sign(null, 5, 5)])).toBe(80)
})
