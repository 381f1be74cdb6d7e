import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import type { StyleSpecification } from 'maplibre-gl'
import { expect, test } from 'vitest'
import { readBasemap } from '../../../src/map/basemap/basemap-data'
import { embeddedStyle, isEmbedded } from '../../../src/map/basemap/embedded-style'
import { coveredStyle } from '../../../src/map/streets/covered-style'
import file from '../../../src/model/basemap.json'

const online: StyleSpecification = {
  version: 8,
  glyphs: 'https://tiles.example/{fontstack}/{range}.pbf',
  sprite: 'https://tiles.example/sprite',
  // Named as ours are.
  sources: { lakes: { type: 'vector', tiles: ['https://tiles.example/{z}/{x}/{y}.pbf'] } },
  layers: [
    { id: 'ground', type: 'background' },
    { id: 'lakes', type: 'fill', source: 'lakes', 'source-layer': 'water' },
    { id: 'towns', type: 'symbol', source: 'lakes', 'source-layer': 'place', layout: { 'text-field': 'x' } },
  ],
}
const embedded = embeddedStyle('light', readBasemap(file))

test('an online style that is loading is drawn beneath the embedded one, without labels', () => {
  const style = coveredStyle(online, embedded)
  expect(validateStyleMin(style)).toEqual([])
  expect(style).not.toHaveProperty('glyphs')
  expect(style.sprite).toBe(online.sprite)
  expect(style.sources.lakes).toBe(online.sources.lakes)
  const ids = style.layers.map(({ id }) => id)
  expect(ids).toEqual(['lakes', ...embedded.layers.map(({ id }) => id)])
  expect(ids[1]).toBe('embedded:ground')
  expect(Object.keys(embedded.sources).every(isEmbedded)).toBe(true)
})
