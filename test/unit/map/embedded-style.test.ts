import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, test } from 'vitest'
import { readBasemap } from '../../../src/map/basemap/basemap-data'
import { basemapPalettes, type MapLook } from '../../../src/map/basemap/basemap-palette'
import { embeddedStyle } from '../../../src/map/basemap/embedded-style'
import file from '../../../src/model/basemap.json'

const basemap = readBasemap(file)

describe.each<MapLook>(['light', 'dark', 'light-contrast', 'dark-contrast'])(
  'the embedded style, %s',
  (look) => {
    const style = embeddedStyle(look, basemap)

    test('is valid for MapLibre', () => {
      expect(validateStyleMin(style)).toEqual([])
    })

    test('has no addresses to request', () => {
      expect(style).not.toHaveProperty('glyphs')
      expect(style).not.toHaveProperty('sprite')
      expect(JSON.stringify(style)).not.toMatch(/https?:|"url"|"tiles"/)
    })

    test('has no names, which the overlay paints', () => {
      expect(style.layers.filter(({ type }) => type === 'symbol')).toEqual([])
    })

    test('has a contrast of 4.5 : 1 between labels and ground', () => {
      const { ground, town, village } = basemapPalettes[look]
      expect(contrast(town, ground)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(village, ground)).toBeGreaterThanOrEqual(4.5)
    })
  },
)

/** As WCAG 2 defines it, of two `#rrggbb`. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
