import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lookAt, project, toMercator, worldOrigin, worldSize } from '../../../src/map/flat-view'
import {
  breakLines,
  type LabelPosition,
  layOutNames,
  type NameShape,
  type PlacedName,
  type PlaceName,
} from '../../../src/map/overlay/place-names'
import { noPadding } from '../../../src/map/padding'
import type { PixelBox } from '../../../src/map/pixel-box'

const frame = { width: 800, height: 600, padding: noPadding }
const positions: readonly LabelPosition[] = [
  { side: 'middle', offset: 0 },
  { side: 'below', offset: 10 },
  { side: 'above', offset: 10 },
  { side: 'right', offset: 10 },
  { side: 'left', offset: 10 },
]
const style = { weight: 400, colour: '#000', halo: '#fff', padding: 10, positions } as const

function town(text: string, lon: number, { lat = 46.5, minzoom = 6 } = {}): PlaceName {
  return { place: toMercator(lon, lat), text, minzoom, size: { base: 1, stops: [[6, 10]] }, style }
}

const shapeOf = ({ text }: PlaceName): NameShape => ({ lines: [text], width: text.length / 2, height: 1.2 })
const look = (zoom: number) => lookAt(frame, { lon: 11.35, lat: 46.5, zoom })

function place(
  names: PlaceName[],
  { zoom = 11, symbols = [] as PixelBox[], previous = new Map<PlaceName, LabelPosition>() } = {},
) {
  return layOutNames(look(zoom), names, shapeOf, { symbols, previous })
}
const texts = (placed: readonly PlacedName[]) => placed.map(({ name }) => name.text)

const boxOf = ({ x, y, shape, size }: PlacedName): PixelBox => ({
  left: x - (shape.width * size) / 2,
  top: y - (shape.height * size) / 2,
  right: x + (shape.width * size) / 2,
  bottom: y + (shape.height * size) / 2,
})
const apart = (one: PixelBox, other: PixelBox) =>
  Math.max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom)

describe('names', () => {
  const city = town('Bolzano', 11.35)

  test('move aside for earlier names, and are left out without room', () => {
    const crowd = Array.from({ length: 9 }, () => town('Terlan', 11.35))
    expect(texts(place([city, ...crowd]))).toEqual(['Bolzano'])
    expect(texts(place([town('Meran', 11.36), city]))).toEqual(['Meran', 'Bolzano'])
    expect(place([town('Meran', 11.36), city])[1]?.position.side).not.toBe('middle')
  })

  test('are painted from their `minzoom` on', () => {
    const hamlet = town('Glen', 11.45, { minzoom: 11 })
    expect(texts(place([city, hamlet], { zoom: 10.9 }))).toEqual(['Bolzano'])
    expect(texts(place([city, hamlet]))).toEqual(['Bolzano', 'Glen'])
  })

  test('outside the canvas take no room', () => {
    expect(texts(place([town('Roma', 12.5, { lat: 41.9 }), city]))).toEqual(['Bolzano'])
  })

  test('are beside a symbol that covers their place', () => {
    const { x, y } = project(look(11), 11.35, 46.5)
    const symbols = [{ left: x - 8, top: y - 8, right: x + 8, bottom: y + 8 }]
    expect(place([city], { symbols })[0]).toMatchObject({
      x,
      y: y + 16,
      position: { side: 'below', offset: 10 },
    })
  })

  test('keep their position while the map moves, unless it is taken', () => {
    const right = { side: 'right', offset: 10 } as const
    expect(place([city], { previous: new Map([[city, right]]) })[0]?.position).toBe(right)
    expect(place([city])[0]?.position).toBe(positions[0])
    const { x, y } = project(look(11), 11.35, 46.5)
    const symbols = [{ left: x + 5, top: y - 5, right: x + 60, bottom: y + 5 }]
    expect(place([city], { symbols, previous: new Map([[city, right]]) })[0]?.position.side).not.toBe('right')
  })

  test('never cover a symbol or each other, and stay near their place: 300 random maps', () => {
    const near = fc.double({ min: -0.25, max: 0.25, noNaN: true })
    const pixel = fc.integer({ min: 0, max: 800 })
    fc.assert(
      fc.property(
        fc.array(fc.record({ east: near, north: near, length: fc.integer({ min: 1, max: 20 }) }), {
          maxLength: 40,
        }),
        fc.array(fc.record({ x: pixel, y: pixel, half: fc.integer({ min: 6, max: 26 }) }), { maxLength: 40 }),
        fc.double({ min: 8, max: 13, noNaN: true }),
        (towns, circles, zoom) => {
          const names = towns.map(({ east, north, length }) =>
            town('x'.repeat(length), 11.35 + east, { lat: 46.5 + north }),
          )
          const symbols = circles.map(({ x, y, half }) => ({
            left: x - half,
            top: y - half,
            right: x + half,
            bottom: y + half,
          }))
          const placed = place(names, { zoom, symbols })
          const view = look(zoom)
          placed.forEach((each, index) => {
            const box = boxOf(each)
            for (const symbol of symbols) expect(apart(box, symbol)).toBeGreaterThanOrEqual(2 - 1e-9)
            for (const other of placed.slice(0, index))
              expect(apart(box, boxOf(other))).toBeGreaterThanOrEqual(20 - 1e-9)
            const x = worldOrigin(view).x + each.name.place[0] * worldSize(zoom)
            expect(Math.abs(each.x - x)).toBeLessThanOrEqual(10 + (each.shape.width * each.size) / 2)
          })
          // Who comes first is never left out for a later one.
          const alone = place(names.slice(0, 1), { zoom, symbols })
          expect(texts(placed.filter(({ name }) => name === names[0]))).toEqual(texts(alone))
        },
      ),
      { numRuns: 300 },
    )
  })
})

test('names break at spaces into lines of similar length', () => {
  const width = (text: string) => text.length
  expect(breakLines('Bolzano', 5, width)).toEqual(['Bolzano'])
  expect(breakLines('San Candido', 30, width)).toEqual(['San Candido'])
  expect(breakLines('San Martino di Castrozza', 18, width)).toEqual(['San Martino', 'di Castrozza'])
})
