import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, test } from 'vitest'
import { markLayers, nameLayers, stationLayers } from '../../../../src/stations/map/station-layers'
import { statusPalettes } from '../../../../src/stations/status-palette'

describe('the layers of stations', () => {
  test('never leave a sign out for want of room', () => {
    for (const { layout } of stationLayers)
      expect(layout).toMatchObject({ 'icon-allow-overlap': true, 'icon-ignore-placement': true })
  })

  test('draw no text, which would wait for the glyphs of an online style', () => {
    for (const { layout } of stationLayers) expect(layout).not.toHaveProperty('text-field')
  })

  test('are a style that MapLibre takes', () => {
    const all = [...stationLayers, ...nameLayers('light', ['A']), ...markLayers('dark')]
    const layers = all.map((layer) => ({ ...layer, source: 'stations' }))
    const stations = { type: 'geojson' as const, data: { type: 'FeatureCollection' as const, features: [] } }
    const glyphs = 'https://tiles.example/{fontstack}/{range}.pbf'
    expect(validateStyleMin({ version: 8, glyphs, sources: { stations }, layers })).toEqual([])
  })
})

test('names are written in the font of the base map and the colours of the theme', () => {
  const [names] = nameLayers('dark', ['Noto Sans Regular'])
  expect(names?.layout).toMatchObject({ 'text-font': ['Noto Sans Regular'] })
  expect(names?.paint).toMatchObject({ 'text-color': statusPalettes.dark.text })
  // From afar they would be a carpet over the names of places.
  expect(names?.minzoom).toBeGreaterThanOrEqual(12)
})

test('the ring around the chosen station is in the accent of the theme', () => {
  expect(markLayers('light')[0]?.paint).toMatchObject({ 'circle-stroke-color': statusPalettes.light.accent })
})
