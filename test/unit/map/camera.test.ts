import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCamera, roundCamera, serializeCamera } from '../../../src/map/camera'

const camera = fc.record({
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
  lat: fc.double({ min: -85, max: 85, noNaN: true }),
  zoom: fc.double({ min: 0, max: 22, noNaN: true }),
})

describe('a camera', () => {
  test('is serialized with the digits that are visible at its zoom', () => {
    expect(serializeCamera({ lon: 11.354_987_6, lat: 46.498_123_4, zoom: 9.256 })).toBe('11.355,46.498,9.26')
    expect(serializeCamera({ lon: 11.354_987_6, lat: 46.498_123_4, zoom: 0 })).toBe('11.4,46.5,0')
    expect(serializeCamera({ lon: 0.000_000_1, lat: 10, zoom: 22 })).toBe('0.0000001,10,22')
    expect(serializeCamera({ lon: -0.000_01, lat: 0, zoom: 2 })).toBe('0,0,2')
  })

  test('is the same after serializing and parsing as after rounding', () => {
    fc.assert(
      fc.property(camera, (one) => {
        expect(parseCamera(serializeCamera(one))).toEqual(roundCamera(one))
      }),
    )
  })

  test('moves less than a pixel by rounding', () => {
    fc.assert(
      fc.property(camera, (one) => {
        const pixels = ((512 * 2 ** one.zoom) / 360) * Math.abs(roundCamera(one).lon - one.lon)
        expect(pixels).toBeLessThan(1)
      }),
    )
  })

  test.each([
    '',
    '11,46',
    '11,46,9,1',
    '11, 46, 9',
    'a,b,c',
    '11,46,',
    '1e1,46,9',
    '+11,46,9',
    '11.,46,9',
    '.5,46,9',
    '11,46,9 ',
    '181,46,9',
    '11,86,9',
    '11,46,-1',
    '11,46,23',
    'NaN,46,9',
    'Infinity,46,9',
    '١١,46,9',
  ])('is not read from %j', (text) => {
    expect(parseCamera(text)).toBeNull()
  })
})
