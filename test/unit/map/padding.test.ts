import { describe, expect, test } from 'vitest'
import { isUncovered, noPadding, shrinkToFit } from '../../../src/map/padding'

describe('padding', () => {
  test('is unchanged while the map has room beside it', () => {
    const padding = { top: 16, right: 64, bottom: 16, left: 436 }
    expect(shrinkToFit(padding, 1440, 900)).toEqual(padding)
  })

  test('leaves 96 pixels of a canvas that it would cover completely', () => {
    const { left, right, top, bottom } = shrinkToFit({ top: 124, right: 16, bottom: 700, left: 16 }, 390, 700)
    expect([left, right]).toEqual([16, 16])
    expect(700 - top - bottom).toBeCloseTo(96)
    expect(bottom / top).toBeCloseTo(700 / 124)
  })

  test('is 0 on a canvas of less than 96 pixels', () => {
    expect(shrinkToFit({ top: 10, right: 10, bottom: 10, left: 10 }, 0, 50)).toEqual(noPadding)
  })
})

test('a point is uncovered if it is on the canvas, outside the padding and not at the edge', () => {
  const padding = { ...noPadding, left: 400 }
  const size = { width: 1000, height: 500, margin: 40 }
  expect(isUncovered({ x: 440, y: 40 }, padding, size)).toBe(true)
  expect(isUncovered({ x: 439, y: 40 }, padding, size)).toBe(false)
  expect(isUncovered({ x: 960, y: 460 }, padding, size)).toBe(true)
  expect(isUncovered({ x: 961, y: 460 }, padding, size)).toBe(false)
  expect(isUncovered({ x: 600, y: 470 }, padding, size)).toBe(false)
})
