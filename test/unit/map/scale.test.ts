import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitScaleBar, keepEqual } from '../../../src/map/controls/scale'

test.each([
  [1, { length: 50, unit: 'meter', pixels: 50 }],
  [2.1, { length: 200, unit: 'meter', pixels: 95 }],
  [110, { length: 10, unit: 'kilometer', pixels: 91 }],
  [0.11, { length: 10, unit: 'meter', pixels: 91 }],
])('at %d metres a pixel the scale line is a round length of at most 96 pixels', (metresPerPixel, line) => {
  expect(fitScaleBar(metresPerPixel, 'km')).toEqual(line)
})

test.each([
  [0.11, { length: 20, unit: 'foot', pixels: 55 }],
  [1, { length: 200, unit: 'foot', pixels: 61 }],
  [16, { length: 5_000, unit: 'foot', pixels: 95 }],
  [17, { length: 1, unit: 'mile', pixels: 95 }],
  [110, { length: 5, unit: 'mile', pixels: 73 }],
])(
  'in miles, at %d metres a pixel the scale line is a round length in feet or miles',
  (metresPerPixel, line) => {
    expect(fitScaleBar(metresPerPixel, 'mi')).toEqual(line)
  },
)

const metresOf = { meter: 1, kilometer: 1_000, foot: 0.3048, mile: 1_609.344 }

test('the scale line has the length of its label, between the minimum and the maximum', () => {
  const zooms = fc.double({ min: 0.05, max: 80_000, noNaN: true })
  fc.assert(
    fc.property(zooms, fc.constantFrom('km', 'mi'), (metresPerPixel, units) => {
      const { length, unit, pixels } = fitScaleBar(metresPerPixel, units)
      expect(Math.abs((length * metresOf[unit]) / metresPerPixel - pixels)).toBeLessThanOrEqual(0.5)
      expect(String(length)).toMatch(/^[125]0*$/)
      expect(pixels).toBeLessThanOrEqual(96)
      expect(pixels).toBeGreaterThan(37)
    }),
  )
})

test('the bar of another zoom replaces the one before; the same one is kept', () => {
  const bar = fitScaleBar(1, 'km')
  expect(keepEqual(null, bar)).toBe(bar)
  expect(keepEqual(bar, { ...bar })).toBe(bar)
  for (const next of [fitScaleBar(0.9, 'km'), fitScaleBar(1, 'mi'), fitScaleBar(50, 'km')])
    expect(keepEqual(bar, next)).toBe(next)
})
