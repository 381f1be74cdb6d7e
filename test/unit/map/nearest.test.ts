import type { Feature } from 'geojson'
import { expect, test } from 'vitest'
import { nearestTo } from '../../../src/map/nearest'

const sign = (id: string, lon: number, lat: number): Feature => ({
  ...{ type: 'Feature', id, properties: {} },
  geometry: { type: 'Point', coordinates: [lon, lat] },
})
/** A degree is 100 pixels, and latitudes go upwards. */
const pixelAt = ([lon, lat]: [number, number]) => ({ x: lon * 100, y: -lat * 100 })

const signs = [sign('A', 1, 1), sign('B', 1.2, 1), sign('C', 1.2, 1.2)]

test.each([
  [{ x: 104, y: -100 }, 'A'],
  [{ x: 112, y: -101 }, 'B'],
  [{ x: 118, y: -117 }, 'C'],
])('of signs that overlap at %j the tap is on %s, in whatever order they are drawn', (point, id) => {
  expect(nearestTo(point, signs, pixelAt)?.id).toBe(id)
  expect(nearestTo(point, signs.toReversed(), pixelAt)?.id).toBe(id)
})

test('a sign counts before what has no point of its own; of nothing there is nothing', () => {
  const line: Feature = {
    ...{ type: 'Feature', id: 'line', properties: {} },
    geometry: { type: 'LineString', coordinates: [] },
  }
  expect(nearestTo({ x: 0, y: 0 }, [line, signs[0] ?? line], pixelAt)?.id).toBe('A')
  expect(nearestTo({ x: 0, y: 0 }, [], pixelAt)).toBeNull()
})
