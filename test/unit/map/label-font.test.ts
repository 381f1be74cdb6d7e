import type { StyleSpecification } from 'maplibre-gl'
import { expect, test } from 'vitest'
import { labelFont } from '../../../src/map/label-font'

const labelled = (...fonts: unknown[]) =>
  ({
    version: 8,
    sources: {},
    layers: fonts.map((font, index) => ({
      id: `labels-${index}`,
      type: 'symbol',
      source: 'places',
      layout: font === undefined ? {} : { 'text-font': font },
    })),
  }) as StyleSpecification

test('a label takes the first font that the style names outright', () => {
  const byZoom = ['step', ['zoom'], ['literal', ['A']], 9, ['literal', ['B']]]
  expect(labelFont(labelled(undefined, byZoom, ['Noto Sans Regular'], ['Noto Sans Bold']))).toEqual([
    'Noto Sans Regular',
  ])
})

test('a label takes the font of the page where the style names none', () => {
  expect(labelFont(labelled(['literal', ['Noto Sans Regular']]))).toEqual(['Inter Variable'])
  expect(labelFont(labelled())).toEqual(['Inter Variable'])
})
