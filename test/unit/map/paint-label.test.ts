import { expect, onTestFinished, test, vi } from 'vitest'
import { paintLabel, placeLabel } from '../../../src/map/overlay/paint-label'

const view = {
  width: 400,
  height: 800,
  padding: { top: 0, right: 0, bottom: 300, left: 0 },
  camera: { lon: 11, lat: 46, zoom: 9 },
}
const words = { width: 100, height: 20, offset: 23 }
const around = { view, symbols: [], controls: [] }

test('a label is below its place', () => {
  expect(placeLabel(words, { ...around, point: { x: 200, y: 250 } })).toEqual({ x: 200, y: 283 })
})

test('a label is above its place where the map is covered below', () => {
  expect(placeLabel(words, { ...around, point: { x: 200, y: 460 } })).toEqual({ x: 200, y: 427 })
})

test.each([
  [10, 56],
  [395, 344],
])('a label near an edge stays on the map: %i', (x, middle) => {
  expect(placeLabel(words, { ...around, point: { x, y: 250 } }).x).toBe(middle)
})

test('a label whose place is covered stays at its place', () => {
  const covered = { ...view, padding: { ...view.padding, left: 200 } }
  expect(placeLabel(words, { ...around, view: covered, point: { x: 100, y: 250 } }).x).toBe(100)
})

test('a label avoids a symbol below its place', () => {
  const point = { x: 200, y: 250 }
  const below = { left: 190, top: 275, right: 215, bottom: 300 }
  expect(placeLabel(words, { ...around, point, symbols: [below] })).toEqual({ x: 200, y: 217 })
  const above = { left: 190, top: 200, right: 215, bottom: 225 }
  expect(placeLabel(words, { ...around, point, symbols: [below, above] })).toEqual({ x: 273, y: 250 })
  const everywhere = { left: 0, top: 0, right: 400, bottom: 800 }
  expect(placeLabel(words, { ...around, point, symbols: [everywhere] })).toEqual({ x: 200, y: 283 })
})

test('a label keeps clear of the controls, also where it then covers a symbol', () => {
  const point = { x: 340, y: 250 }
  const controls = [{ left: 330, top: 200, right: 388, bottom: 300 }]
  expect(placeLabel(words, { ...around, point, controls })).toEqual({ x: 267, y: 250 })
  const beside = { left: 200, top: 240, right: 280, bottom: 260 }
  expect(placeLabel(words, { ...around, point, symbols: [beside], controls })).toEqual({ x: 267, y: 250 })
  // Above a low control there is room.
  expect(
    placeLabel(words, { ...around, point, controls: [{ left: 330, top: 260, right: 388, bottom: 300 }] }),
  ).toEqual({
    x: 340,
    y: 217,
  })
})

test('a label is shifted along a side where that keeps it clear of symbols', () => {
  const point = { x: 200, y: 250 }
  const around4 = [
    { left: 150, top: 270, right: 165, bottom: 290 },
    { left: 150, top: 205, right: 165, bottom: 225 },
    { left: 240, top: 240, right: 260, bottom: 260 },
    { left: 140, top: 240, right: 160, bottom: 260 },
  ]
  expect(placeLabel(words, { ...around, point, symbols: around4 })).toEqual({ x: 225, y: 283 })
})

test('a label without a clear place covers the least of symbols', () => {
  const point = { x: 200, y: 250 }
  const symbols = [
    { left: 0, top: 262, right: 400, bottom: 500 },
    { left: 0, top: 0, right: 400, bottom: 210 },
    { left: 225, top: 210, right: 400, bottom: 262 },
    { left: 0, top: 210, right: 175, bottom: 262 },
  ]
  expect(placeLabel(words, { ...around, point, symbols })).toEqual({ x: 200, y: 217 })
})

test('a label has the size of CSS pixels on a screen with more pixels', () => {
  vi.stubGlobal('window', { devicePixelRatio: 3 })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const names = ['save', 'scale', 'beginPath', 'roundRect', 'fill', 'fillText', 'restore']
  const steps: unknown[][] = []
  const note = (name: string) => [name, (...values: number[]) => steps.push([name, ...values])]
  const layout = {
    rows: [{ line: 'Merano', x: 50, y: 40 }],
    box: { left: 10, top: 30, right: 90, bottom: 50 },
  }
  const words = { text: 'Merano', offset: 20, colour: 'black', surface: 'white' }
  paintLabel(Object.fromEntries(names.map(note)), words, layout)
  expect(steps.map(([step]) => step)).toEqual(names)
  expect(steps.slice(1, 4)).toEqual([['scale', 3, 3], ['beginPath'], ['roundRect', 10, 30, 80, 20, 6]])
  expect(steps[5]).toEqual(['fillText', 'Merano', 50, 40])
})
