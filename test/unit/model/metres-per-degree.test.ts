import { expect, test } from 'vitest'
import { metresBetween } from '../../../src/model/distance'
import { metresPerDegree } from '../../../src/model/metres-per-degree'

test('a degree of latitude is as long as the distance between its ends', () => {
  expect(metresBetween({ lon: 11, lat: 46 }, { lon: 11, lat: 47 })).toBeCloseTo(metresPerDegree, 0)
})
