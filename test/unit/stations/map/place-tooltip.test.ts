import { expect, test } from 'vitest'
import { placeTooltip } from '../../../../src/stations/map/place-tooltip'

const size = { width: 200, height: 60 }
const room = { padding: { top: 16, right: 16, bottom: 16, left: 420 }, mapWidth: 1280 }
const place = (x: number, y: number) => placeTooltip({ middle: { x, y }, halfWidth: 14 }, size, room)

test('the tooltip stands above the middle of its symbol', () => {
  expect(place(800, 400)).toEqual({ x: 700, y: 400 - 14 - 8 - 60 })
})

test('without room above it stands below the mouse pointer', () => {
  expect(place(800, 16 + 8 + 60 + 8 + 14).y).toBe(24)
  expect(place(800, 16 + 8 + 60 + 8 + 13).y).toBe(105 + 14 + 24)
})

test('it stays between the list and the right edge of the map', () => {
  expect(place(1275, 400).x).toBe(1280 - 16 - 8 - 200)
  expect(place(430, 400).x).toBe(420 + 8)
})
