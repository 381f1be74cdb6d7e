import { expect, test } from 'vitest'
import { chooseTownZoom } from '../../../src/app/search/search-choices'

test.each([
  [null, 9],
  [0, 13],
  [800, 13],
  [801, 12],
  [3_000, 11],
  [10_000, 9],
])('a town whose nearest station is %s metres away is shown at zoom %s', (nearest, zoom) => {
  expect(chooseTownZoom(nearest)).toBe(zoom)
})

test('the nearest station is within half of a phone’s map, which is 280 pixels high', () => {
  const metresPerPixel = (zoom: number) => (40_075_017 * Math.cos((46.5 * Math.PI) / 180)) / (512 * 2 ** zoom)
  for (let nearest = 100; nearest <= 10_000; nearest += 100)
    expect(nearest).toBeLessThanOrEqual(140 * metresPerPixel(chooseTownZoom(nearest)) + 1)
})
