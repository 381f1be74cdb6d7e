import { expect, test } from 'vitest'
import { widen } from '../../../../src/stations/map/use-drawn'

test('more is asked for than is seen: a quarter on each side', () => {
  expect(widen([10, 46, 12, 47])).toEqual([9.5, 45.75, 12.5, 47.25])
})

test('no more is asked for than the earth has', () => {
  expect(widen([-180, -85, 180, 85])).toEqual([-180, -90, 180, 90])
})
