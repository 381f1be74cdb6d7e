import { describe, expect, test } from 'vitest'
import { isInSight, noPadding, shrinkToFit } from '../../../src/map/padding'

describe('what covers the map', () => {
  test('stays as it is while there is room beside it', () => {
    const padding = { top: 16, right: 64, bottom: 16, left: 436 }
    expect(shrinkToFit(padding, 1440, 900)).toEqual(padding)
  })

  test('leaves a strip of 96 pixels of a canvas that it would cover whole', () => {
    const { left, right, top, bottom } = shrinkToFit({ top: 124, right: 16, bottom: 700, left: 16 }, 390, 700)
    expect([left, right]).toEqual([16, 16])
    expect(700 - top - bottom).toBeCloseTo(96)
    expect(bottom / top).toBeCloseTo(700 / 124)
  })

  test('is nothing on a canvas smaller than the strip', () => {
    expect(shrinkToFit({ top: 10, right: 10, bottom: 10, left: 10 }, 0, 50)).toEqual(noPadding)
  })
})

test('a point is in sight when it is on the canvas, not covered, and not at the very edge', () => {
  const padding = { ...noPadding, left: 400 }
  const size = { width: 1000, height: 500, margin: 40 }
  expect(isInSight({ x: 440, y: 40 }, padding, size)).toBe(true)
  expect(isInSight({ x: 439, y: 40 }, padding, size)).toBe(false)
  expect(isInSight({ x: 960, y: 460 }, padding, size)).toBe(true)
  expect(isInSight({ x: 961, y: 460 }, padding, size)).toBe(false)
  expect(isInSight({ x: 600, y: 470 }, padding, size)).toBe(false)
})
