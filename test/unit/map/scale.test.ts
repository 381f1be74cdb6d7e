import { expect, test } from 'vitest'
import { niceLength } from '../../../src/map/scale'

test.each([
  [1, { metres: 50, pixels: 50 }],
  [2.1, { metres: 200, pixels: 95 }],
  [110, { metres: 10_000, pixels: 91 }],
  [0.11, { metres: 10, pixels: 91 }],
])('at %d metres a pixel the scale line is a round length of at most 96 pixels', (metresPerPixel, line) => {
  expect(niceLength(metresPerPixel)).toEqual(line)
})
