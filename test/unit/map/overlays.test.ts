import type { SourceSpecification, StyleSpecification } from 'maplibre-gl'
import { describe, expect, test } from 'vitest'
import { keepOverlays, overlayId } from '../../../src/map/overlays'

const points: SourceSpecification = { type: 'geojson', data: { type: 'FeatureCollection', features: [] } }
const before: StyleSpecification = {
  version: 8,
  sources: { lakes: points, [overlayId('stations')]: points },
  layers: [
    { id: 'ground', type: 'background' },
    { id: 'lakes', type: 'fill', source: 'lakes' },
    { id: 'stations', type: 'symbol', source: overlayId('stations') },
  ],
}

describe('a change of the base map', () => {
  test('keeps our sources and layers, on top, and drops those of the base map before', () => {
    const next: StyleSpecification = {
      version: 8,
      sources: { roads: points },
      layers: [{ id: 'paper', type: 'background' }],
    }
    const style = keepOverlays(before, next)
    expect(Object.keys(style.sources)).toEqual(['roads', 'overlay:stations'])
    expect(style.layers.map(({ id }) => id)).toEqual(['paper', 'stations'])
  })

  test('takes glyphs and sprite along, and leaves terrain and projection behind', () => {
    const style = keepOverlays(undefined, {
      ...before,
      glyphs: 'https://tiles.example/{fontstack}/{range}.pbf',
      sprite: 'https://tiles.example/sprite',
      projection: { type: 'globe' },
      terrain: { source: 'lakes' },
    })
    expect(Object.keys(style).sort()).toEqual(['glyphs', 'layers', 'sources', 'sprite', 'version'])
  })
})
