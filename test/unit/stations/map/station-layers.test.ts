import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { expect, test } from 'vitest'
import { nameLayers } from '../../../../src/stations/map/station-layers'
import { statusPalettes } from '../../../../src/stations/status-palette'

test('the layer of names is one that MapLibre takes', () => {
  const layers = nameLayers('light', ['A']).map((layer) => ({ ...layer, source: 'names' }))
  const names = { type: 'geojson' as const, data: { type: 'FeatureCollection' as const, features: [] } }
  const glyphs = 'https://tiles.example/{fontstack}/{range}.pbf'
  expect(validateStyleMin({ version: 8, glyphs, sources: { names }, layers })).toEqual([])
})

test('names are written in the font of the base map and the colours of the theme', () => {
  const [names] = nameLayers('dark', ['Noto Sans Regular'])
  expect(names?.layout).toMatchObject({ 'text-font': ['Noto Sans Regular'] })
  expect(names?.paint).toMatchObject({ 'text-color': statusPalettes.dark.text })
  // From afar they would be a carpet over the names of places.
  expect(names?.minzoom).toBeGreaterThanOrEqual(12)
})
