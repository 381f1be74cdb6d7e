import type { MapLibreMap } from 'maplibre-gl'
import { expect, test } from 'vitest'
import { countOf, isWhollyDrawn } from '../../../src/map/rendered'

test('what is drawn is counted by what it stands for', () => {
  const cluster = { id: 'cluster-7', icon: 'a', count: 79 }
  const station = { id: 'IT*1', icon: 'b', count: 1 }
  expect(countOf([cluster, station])).toBe(80)
  expect(countOf([])).toBe(0)
})

const place = (id: string, icon: string, lon: number) => ({
  ...{ type: 'Feature' as const, properties: { id, icon, count: 1 } },
  geometry: { type: 'Point' as const, coordinates: [lon, 0] },
})
const data = {
  type: 'FeatureCollection' as const,
  features: [place('near', 'free', 50), place('edge', 'free', 100), place('far', 'free', 101)],
}
/** A canvas of 100 by 100 pixels, on which a degree is a pixel. */
const map = {
  getCanvas: () => ({ clientWidth: 100, clientHeight: 100 }),
  project: ([x, y]: [number, number]) => ({ x, y }),
} as unknown as MapLibreMap
const drawn = (...features: [id: string, icon: string][]) =>
  new Map(features.map(([id, icon]) => [id, { id, icon, count: 1 }]))

test('all is drawn once each feature on the canvas has the picture of now', () => {
  expect(isWhollyDrawn(map, data, drawn(['near', 'free'], ['edge', 'free']))).toBe(true)
  expect(isWhollyDrawn(map, data, drawn(['near', 'free']))).toBe(false)
  expect(isWhollyDrawn(map, data, drawn(['near', 'free'], ['edge', 'taken']))).toBe(false)
})
