import { expect, test } from 'vitest'
import { firstBounds } from '../../../src/catalog/build/bounds'
import type { Bounds } from '../../../src/model/station'

const region: Bounds = [10, 46, 13, 48]
const at = (lon: number, lat: number) => ({ lon, lat })

test('the region is shown first when any station stands in it', () => {
  expect(firstBounds([at(8, 46), at(11, 47)], region)).toEqual(region)
})

test('else the box of the central 98 %, so that few wrong coordinates do not count', () => {
  const right = Array.from({ length: 198 }, (_, index) => at(8 + index / 1000, 46 + index / 1000))
  const bounds = firstBounds([...right, at(-120, -60), at(170, 80)], region)
  expect(bounds?.map((edge) => Math.round(edge * 100) / 100)).toEqual([8, 46, 8.2, 46.2])
})

test('a single station outside the region is its own box', () => {
  expect(firstBounds([at(8, 45)], region)).toEqual([8, 45, 8, 45])
})

test('without stations there is nothing to show', () => {
  expect(firstBounds([], region)).toBeNull()
})
