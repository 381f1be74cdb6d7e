import { describe, expect, test } from 'vitest'
import { lookAt, toMercator } from '../../../src/map/flat-view'
import { noPadding } from '../../../src/map/padding'
import { breakLines, placeTownLabels } from '../../../src/map/town-labels'

const widthOf = (text: string, size = 10) => (text.length * size) / 2
const linesOf = (name: string) => [name]
const frame = { width: 800, height: 600, padding: noPadding }

function town(name: string, population: number, lon: number, lat = 46.5) {
  const [x, y] = toMercator(lon, lat)
  return { name, population, x, y }
}

function placed(zoom: number, ...towns: ReturnType<typeof town>[]) {
  const view = lookAt(frame, { lon: 11.35, lat: 46.5, zoom })
  return placeTownLabels(view, towns, widthOf, linesOf).map(({ lines }) => lines.join(' '))
}

describe('labels of towns', () => {
  const [city, village, hamlet] = [
    town('Bolzano', 100_000, 11.35),
    town('Terlan', 1_500, 11.36),
    town('Glen', 0, 11.45),
  ]

  test('leave out what is too close to a larger one', () => {
    expect(placed(11, city, village, hamlet)).toEqual(['Bolzano', 'Glen'])
    expect(placed(14, city, village)).toEqual(['Bolzano', 'Terlan'])
  })

  test('come with the zoom at which their size is labelled', () => {
    const far = [town('Bolzano', 100_000, 11.35), town('Sarnthein', 1_500, 14), town('Glen', 0, 8)]
    expect(placed(5.9, ...far)).toEqual([])
    expect(placed(6, ...far)).toEqual(['Bolzano'])
    expect(placed(9, town('Meran', 40_000, 11.16), town('Sarnthein', 1_500, 11.6))).toEqual([
      'Meran',
      'Sarnthein',
    ])
  })

  test('off the canvas take no room and are not placed', () => {
    expect(placed(11, town('Roma', 2_000_000, 12.5, 41.9), city)).toEqual(['Bolzano'])
  })

  test('break at spaces into lines of about one length', () => {
    const width = (text: string) => text.length
    expect(breakLines('Bolzano', 5, width)).toEqual(['Bolzano'])
    expect(breakLines('San Candido', 30, width)).toEqual(['San Candido'])
    expect(breakLines('San Martino di Castrozza', 18, width)).toEqual(['San Martino', 'di Castrozza'])
  })
})
