import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { expect, test } from 'vitest'
import { basemapPalettes, type MapLook } from '../../../../src/map/basemap/basemap-palette'
import { streetPalettes } from '../../../../src/map/streets/street-palette'
import { streetStyle } from '../../../../src/map/streets/street-style'

const looks = Object.keys(streetPalettes) as MapLook[]
const tiles = { type: 'vector' as const, tiles: ['plugboard-archive://{z}/{x}/{y}'] }

test.each(looks)('the street style in %s is valid for MapLibre, without glyphs or sprites', (look) => {
  const style = streetStyle(look, tiles)
  expect(validateStyleMin(style)).toEqual([])
  expect(style).not.toHaveProperty('glyphs')
  expect(style).not.toHaveProperty('sprite')
  expect(new Set(style.layers.map(({ id }) => id)).size).toBe(style.layers.length)
})

test('each shown part of the schema has a layer', () => {
  const shown = streetStyle('light', tiles).layers.flatMap((layer) =>
    'source-layer' in layer ? [layer['source-layer']] : [],
  )
  expect([...new Set(shown)].sort()).toEqual([
    'boundaries',
    'buildings',
    'earth',
    'landcover',
    'landuse',
    'places',
    'roads',
    'water',
  ])
})

/** WCAG 2 relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each(looks)('names of streets and places in %s have contrast on every ground', (look) => {
  const { ground, town, village } = basemapPalettes[look]
  const { name, green, built, building, minor, major, highway } = streetPalettes[look]
  const least = look.endsWith('contrast') ? 7 : 4.5
  for (const below of [ground, green, built, building, minor, major, highway])
    expect(contrast(name, below), below).toBeGreaterThanOrEqual(least)
  for (const below of [ground, green, built]) {
    expect(contrast(town, below), below).toBeGreaterThanOrEqual(least)
    expect(contrast(village, below), below).toBeGreaterThanOrEqual(least)
  }
})
