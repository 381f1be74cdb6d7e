import { expect, test } from 'vitest'
import { lookAt, toMercator } from '../../../src/map/flat-view'
import { cornerBox, coveredBoxes } from '../../../src/map/overlay/control-boxes'
import { layOutNames, type PlaceName } from '../../../src/map/overlay/place-names'

const frame = { width: 800, height: 600, padding: { top: 16, right: 16, bottom: 16, left: 416 } }
const view = lookAt(frame, { lon: 11, lat: 46, zoom: 10 })
const style = {
  weight: 400,
  colour: '#000',
  halo: '#fff',
  padding: 2,
  positions: [
    { side: 'middle', offset: 0 },
    { side: 'right', offset: 4 },
  ],
} as const
const town = (lon: number, lat = 46): PlaceName => ({
  place: toMercator(lon, lat),
  text: 'Town',
  minzoom: 6,
  size: { base: 1, stops: [[6, 10]] },
  style,
})
const sides = (name: PlaceName) =>
  layOutNames(view, [name], () => ({ lines: ['Town'], width: 6, height: 1.2 }), {
    symbols: [cornerBox(view), ...coveredBoxes(view)],
  }).map(({ position }) => position.side)

/** Degrees of longitude per pixel. */
const pixel = 360 / (512 * 2 ** 10)

test('a name is not cut by a panel or the edge, nor is it below the buttons', () => {
  expect(sides(town(11))).toEqual(['middle'])
  expect(sides(town(11 - 185 * pixel)), 'moves aside').toEqual(['right'])
  expect(sides(town(11 - 230 * pixel)), 'below the panel').toEqual([])
  expect(sides(town(11 + 165 * pixel)), 'at the edge').toEqual([])
  expect(sides(town(11 + 130 * pixel)), 'above the buttons').toEqual(['middle'])
  expect(sides(town(11 + 130 * pixel, 45.83)), 'below the buttons').toEqual([])
})
