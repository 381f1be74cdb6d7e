import { expect, test } from 'vitest'
import { flatStyle } from '../../../src/map/maplibre/flat-style'

test('a flat style keeps glyphs and sprite, without terrain and projection', () => {
  const style = flatStyle({
    version: 8,
    sources: { lakes: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } } },
    layers: [{ id: 'lakes', type: 'fill', source: 'lakes' }],
    glyphs: 'https://tiles.example/{fontstack}/{range}.pbf',
    sprite: 'https://tiles.example/sprite',
    projection: { type: 'globe' },
    terrain: { source: 'lakes' },
  })
  expect(Object.keys(style).sort()).toEqual(['glyphs', 'layers', 'sources', 'sprite', 'version'])
})
