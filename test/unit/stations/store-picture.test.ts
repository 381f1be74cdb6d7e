import { expect, test } from 'vitest'
import type { Drawn } from '../../../src/catalog/catalog-api'
import { statuses } from '../../../src/model/status'
import { hasComingStatus } from '../../../src/stations/map/drawings'
import { withoutStatuses } from '../../../src/stations/map/store-picture'

const at = { type: 'Point', coordinates: [11, 46] } as const

test('a stored picture has all stations and clusters of the map, with the status "coming"', () => {
  const mix = statuses.map((_, index) => index)
  const count = mix.reduce((sum, one) => sum + one, 0)
  const drawn = {
    type: 'FeatureCollection',
    features: [
      ...statuses.map((status, index) => ({
        type: 'Feature' as const,
        geometry: at,
        properties: { kind: 'station', id: `S${index}`, name: 'A', status, faded: true, count: 1 },
      })),
      {
        type: 'Feature',
        geometry: at,
        properties: { kind: 'cluster', id: 'c1', cluster: '1', count, mix: mix.join(), faded: mix.join() },
      },
    ],
  } as unknown as Drawn
  const { features } = withoutStatuses(drawn)
  expect(features.map(({ geometry, properties: { id } }) => [geometry, id])).toEqual(
    drawn.features.map(({ geometry, properties: { id } }) => [geometry, id]),
  )
  expect(hasComingStatus({ type: 'FeatureCollection', features })).toBe(true)
  for (const { properties } of features)
    if (properties.kind === 'station') expect(properties).toMatchObject({ status: 'coming', faded: false })
    else
      expect(properties).toMatchObject({
        count,
        mix: statuses.map((status) => (status === 'coming' ? count : 0)).join(),
        faded: statuses.map(() => 0).join(),
      })
})
