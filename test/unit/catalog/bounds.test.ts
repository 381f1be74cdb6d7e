import { expect, test } from 'vitest'
import { firstBounds } from '../../../src/catalog/build/bounds'
import type { Bounds } from '../../../src/model/station'

const region: Bounds = [10, 46, 13, 48]
const at = (lon: number, lat: number) => ({ lon, lat })

test('the first bounds are the region if any station is in it', () => {
  expect(firstBounds([at(8, 46), at(11, 47)], region)).toEqual(region)
})

test('otherwise the first bounds are the box of the central 98 %', () => {
  const right = Array.from({ length: 198 }, (_, index) => at(8 + index / 1000, 46 + index / 1000))
  const bounds = firstBounds([...right, at(-120, -60), at(170, 80)], region)
  expect(bounds?.map((edge) => Math.round(edge * 100) / 100)).toEqual([8, 46, 8.2, 46.2])
})

test('the first bounds of a single station outside the region are its position', () => {
  expect(firstBounds([at(8, 45)], region)).toEqual([8, 45, 8, 45])
})

test('without stations there are no first bounds', () => {
  expect(firstBounds([], region)).toBeNull()
})

test('records with wrong coordinates do not extend the first bounds', () => {
  const random = seededRandom(13)
  for (let round = 0; round < 200; round += 1) {
    const count = 200 + Math.floor(random() * 2_000)
    const right = Array.from({ length: count }, () => at(5.9 + random() * 4.6, 45.8 + random() * 2))
    // At most 1 % of all on either side of each axis.
    const wrong = Array.from({ length: Math.floor(random() * count * 0.0099) }, () =>
      at(random() < 0.5 ? -124 : 120, -90 + random() * 180),
    )
    const [west, south, east, north] = firstBounds([...wrong, ...right], [100, -50, 101, -49]) ?? [0, 0, 0, 0]
    expect(west >= 5.9 && east <= 10.5 && south >= 45.8 && north <= 47.8).toBe(true)
    expect(east - west).toBeGreaterThan(4)
  }
})

/** The same numbers from 0 to below 1 each time (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
