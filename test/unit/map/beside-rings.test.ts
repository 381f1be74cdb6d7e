import { expect, test } from 'vitest'
import { besideRings, isRing } from '../../../src/map/overlay/beside-rings'

const line = { width: 3, colour: '#000' }
const ring = { middle: { x: 100, y: 100 }, radius: 20, line }

test('a cluster away from a ring stays at its place', () => {
  expect(besideRings({ x: 140, y: 100 }, 16, [ring])).toEqual({ x: 140, y: 100 })
})

test.each([
  ['beside it', { x: 110, y: 100 }, { x: 139, y: 100 }],
  ['above it, in the very middle', { x: 100, y: 100 }, { x: 100, y: 61 }],
])('a cluster that a ring would cover is painted %s', (_, place, painted) => {
  expect(besideRings(place, 16, [ring])).toEqual(painted)
})

test('only circles that say so move clusters', () => {
  const circle = { kind: 'circle', place: [0.5, 0.5], radius: 20, fill: null, line } as const
  expect([isRing(circle), isRing({ ...circle, movesClusters: true })]).toEqual([false, true])
})
