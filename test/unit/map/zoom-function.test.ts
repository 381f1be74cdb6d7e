import { createExpression } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, test } from 'vitest'
import { border, edge, riverWidths, shoreWidth, townClasses } from '../../../src/map/basemap/basemap-sizes'
import { embeddedId, embeddedStyle } from '../../../src/map/basemap/embedded-style'
import { toExpression, toExpressionByProperty } from '../../../src/map/basemap/zoom-expressions'
import { lengthAt } from '../../../src/map/basemap/zoom-function'

/** Evaluates an expression with MapLibre. */
function evaluate(expression: unknown, zoom: number, level = 0): unknown {
  const made = createExpression(expression as never, 'layers[0].paint.line-width')
  if (made.result === 'error') throw new Error(String(made.value))
  return made.value.evaluate({ zoom }, { type: 2, properties: { level }, geometry: [] } as never)
}

const zooms = [0, 6, 6.3, 8, 8.25, 8.5, 11, 13, 14, 19]

describe("a zoom function gives the same lengths as MapLibre's expression", () => {
  test.each([shoreWidth, border.width, edge.width, ...townClasses.map(({ size }) => size)])('%j', (stops) => {
    for (const zoom of zooms)
      expect(lengthAt(stops, zoom)).toBeCloseTo(Number(evaluate(toExpression(stops), zoom)), 6)
  })

  test('for the blur of the edge, a share of its width', () => {
    const layer = embeddedStyle('light', null).layers.find(({ id }) => id === embeddedId('edge'))
    const blur = layer?.type === 'line' ? layer.paint?.['line-blur'] : undefined
    for (const zoom of zooms)
      expect(Number(evaluate(blur, zoom))).toBeCloseTo(lengthAt(edge.width, zoom) * edge.blur, 6)
  })

  test('by the level of a river, and the last one for other levels', () => {
    for (const zoom of zooms)
      for (const level of [1, 2, 3, 9]) {
        const [first, second, third] = riverWidths
        const stops = { 1: first, 2: second }[level] ?? third
        const drawn = evaluate(toExpressionByProperty('level', riverWidths), zoom, level)
        expect(lengthAt(stops, zoom)).toBeCloseTo(Number(drawn), 6)
      }
  })
})
