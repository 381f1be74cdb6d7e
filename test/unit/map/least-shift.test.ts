import { expect, test } from 'vitest'
import { findLeastShift } from '../../../src/map/maplibre/least-shift'

const padding = { top: 10, right: 20, bottom: 30, left: 400 }
const size = { width: 1000, height: 700, margin: 50 }

test.each([
  ['in the uncovered part', { x: 600, y: 300 }, { x: 0, y: 0 }],
  ['below the panel', { x: 300, y: 300 }, { x: -150, y: 0 }],
  ['near the right and the lower edge', { x: 990, y: 690 }, { x: 60, y: 70 }],
  ['above the upper edge', { x: 600, y: -40 }, { x: 0, y: -100 }],
])('a place %s is moved no farther than into sight', (_, point, shift) => {
  expect(findLeastShift(point, padding, size)).toEqual(shift)
})

test('in a part that is too narrow for the margin, a place is moved to the middle', () => {
  const shift = findLeastShift({ x: 300, y: 300 }, padding, { ...size, margin: 400 })
  expect(shift).toEqual({ x: 300 - 690, y: 300 - 340 })
})
