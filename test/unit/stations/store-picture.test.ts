import { expect, test } from 'vitest'
import type { CatalogSymbol } from '../../../src/catalog/catalog-symbol'
import { statuses } from '../../../src/model/status'
import { hasComingStatus } from '../../../src/stations/map/drawings'
import { withoutStatuses } from '../../../src/stations/map/store-picture'

const position = { lon: 11, lat: 46 }

test('a stored picture has all stations and clusters of the map, with the status "coming"', () => {
  const byStatus = statuses.map((_, index) => index)
  const count = byStatus.reduce((sum, one) => sum + one, 0)
  const stations = statuses.map(
    (status, index): CatalogSymbol => ({
      kind: 'station',
      id: `S${index}`,
      position,
      name: 'A',
      status,
      faded: true,
      count: 1,
    }),
  )
  const cluster: CatalogSymbol = {
    kind: 'cluster',
    id: 'c1',
    cluster: '1',
    position,
    count,
    byStatus,
    fadedByStatus: byStatus,
  }
  const symbols = [...stations, cluster]
  const stored = withoutStatuses(symbols)
  expect(stored.map(({ position, id }) => [position, id])).toEqual(
    symbols.map(({ position, id }) => [position, id]),
  )
  expect(hasComingStatus(stored)).toBe(true)
  for (const symbol of stored)
    if (symbol.kind === 'station') expect(symbol).toMatchObject({ status: 'coming', faded: false })
    else
      expect(symbol).toMatchObject({
        count,
        byStatus: statuses.map((status) => (status === 'coming' ? count : 0)),
        fadedByStatus: statuses.map(() => 0),
      })
})
