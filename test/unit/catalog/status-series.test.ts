import { expect, test } from 'vitest'
import { noFilters } from '../../../src/model/filters'
import { free, loaded, now, plug, plugStatus, signedIn, station } from './small-service'

const query = { filters: noFilters, bounds: null, now }
const at = (index: number) => ({ scoordinate: { x: 11 + index / 10, y: 46.5 } })
const rows = {
  stations: [
    station('C', { provider: 'One' }, at(0)),
    station('A', { provider: 'Two', state: 'FAULT' }, at(1)),
    station('B', {}, at(2)),
    station('D', {}, at(3)),
  ],
  plugs: [plug('C-1', 'C'), plug('C-2', 'C'), plug('A-1', 'A'), plug('B-1', 'B'), plug('D-1', 'D')],
  latest: [
    plugStatus('C-1', 'AVAILABLE'),
    plugStatus('A-1', 'OUTOFSERVICE', 10, { closed: true }),
    // Free or not: a fault cannot be told from a car.
    plugStatus('B-1', 0),
  ],
}

test('lists stations whose plugs send a status, by name, up to a maximum', async () => {
  const { catalog } = await loaded(rows, signedIn)
  const { stations, ...counts } = await catalog.statusSeries(query, 10)
  expect(counts).toEqual({ withSeries: 2, matched: 4, failure: null })
  const kind = { level: 'plug', dataType: 'echarging-plug-status-oicp', period: 600 }
  const minutes = (before: number) => now - before * 60_000
  expect(stations).toEqual([
    {
      id: 'A',
      name: 'A',
      provider: 'Two',
      isOutOfUse: true,
      series: [
        {
          key: { ...kind, id: 'A-1' },
          label: 'A-1',
          access: 'closed',
          latest: { measuredAt: minutes(10), status: 'out-of-order' },
        },
      ],
    },
    {
      id: 'C',
      name: 'C',
      provider: 'One',
      isOutOfUse: false,
      series: [
        {
          key: { ...kind, id: 'C-1' },
          label: 'C-1',
          access: 'open',
          latest: { measuredAt: minutes(5), status: 'available' },
        },
      ],
    },
  ])
  expect((await catalog.statusSeries(query, 1)).stations.map(({ id }) => id)).toEqual(['A'])
})

test('an anonymous viewer gets no series of closed values', async () => {
  const { catalog } = await loaded(rows)
  const { stations, withSeries } = await catalog.statusSeries(query, 10)
  expect([withSeries, stations.map(({ id }) => id)]).toEqual([1, ['C']])
})

test('with free reports, lists also stations that send a number of free plugs', async () => {
  const { catalog } = await loaded({ ...rows, latest: [...rows.latest, free('D', 2), free('C', 1)] })
  const { stations, ...counts } = await catalog.statusSeries({ ...query, withFreeReports: true }, 10)
  expect(counts).toEqual({ withSeries: 3, matched: 4, failure: null })
  expect(
    stations.map(({ id, series }) => [id, series.map(({ key, label }) => [key.level, key.id, label])]),
  ).toEqual([
    ['B', [['plug', 'B-1', 'B-1']]],
    ['C', [['plug', 'C-1', 'C-1']]],
    ['D', [['station', 'D', '']]],
  ])
})
