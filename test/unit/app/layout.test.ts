import { expect, test } from 'vitest'
import { mapPadding } from '../../../src/app/map/layout'

const phone = { narrow: true, wide: false, width: 390, height: 800 }
const tablet = { narrow: false, wide: false, width: 800, height: 1000 }
const desktop = { narrow: false, wide: true, width: 1280, height: 800 }

test('on a narrow screen the sheet and the search field cover the map', () => {
  const low = mapPadding(phone, { station: false, sheet: 0.16 })
  const half = mapPadding(phone, { station: false, sheet: 0.52 })
  expect(half.bottom - low.bottom).toBeCloseTo(800 * (0.52 - 0.16))
  expect(low.bottom).toBeGreaterThan(800 * 0.16)
  expect(low.top).toBeGreaterThan(100)
  expect([low.left, low.right]).toEqual([16, 16])
})

test('on other screens the column covers at most half of the map', () => {
  const { left, bottom } = mapPadding({ ...tablet, height: 600 }, { station: false, sheet: 0.52 })
  expect(left).toBeGreaterThan(tablet.width / 2 - 24)
  expect(left).toBeLessThan(tablet.width / 2 + 24)
  expect(bottom).toBe(16)
})

test.each([768, 820])('on a portrait tablet %i px wide the map has most of the width', (width) => {
  const { left } = mapPadding({ ...tablet, width, height: 1100 }, { station: false, sheet: 0.52 })
  expect(width - left).toBeGreaterThan(width / 2)
})

test('on a wide screen an opened station covers another part', () => {
  const shut = mapPadding(desktop, { station: false, sheet: 0.52 })
  const open = mapPadding(desktop, { station: true, sheet: 0.62 })
  expect(shut.left).toBeGreaterThan(400)
  expect(open.left - shut.left).toBeGreaterThan(350)
  expect({ ...open, left: 0 }).toEqual({ ...shut, left: 0 })
})
