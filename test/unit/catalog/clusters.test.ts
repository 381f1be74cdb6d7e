import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toTable } from '../../../src/api/to-table'
import type { Expansion } from '../../../src/catalog/catalog-api'
import type { CatalogSymbol } from '../../../src/catalog/catalog-symbol'
import { Clusters } from '../../../src/catalog/query/clusters/clusters'
import type { Bounds } from '../../../src/model/station'
import { type Status, statuses } from '../../../src/model/status'
import { entriesOf, stationAt } from './entries'

const now = 0
const world: Bounds = [-180, -85, 180, 85]

const anyPlaces = fc.array(
  fc.record({
    lon: fc.double({ min: 10, max: 12, noNaN: true }),
    lat: fc.double({ min: 46, max: 47, noNaN: true }),
    // How many stations stand there.
    stations: fc.integer({ min: 1, max: 3 }),
    status: fc.constantFrom(...statuses),
  }),
  { maxLength: 60 },
)
const anyZoom = fc.double({ min: 0, max: 20, noNaN: true })

interface Place {
  lon: number
  lat: number
  stations: number
  status: Status
}

function clustersAt(places: Place[]) {
  const stations = places.flatMap(({ lon, lat, stations, status }, place) =>
    Array.from({ length: stations }, (_, index) => ({
      station: stationAt(`${place}-${index}`, lon, lat),
      status,
    })),
  )
  const statusById = new Map(stations.map(({ station, status }) => [station.id, status]))
  const entries = entriesOf(
    stations.map(({ station }) => station),
    ({ id }) => statusById.get(id) ?? 'none',
  )
  return { entries, clusters: new Clusters(entries, now) }
}

function countOf(drawn: readonly CatalogSymbol[]): number {
  return drawn.reduce((sum, { count }) => sum + count, 0)
}

/** How many of the drawn stations have this status. */
function drawnAs(status: Status, drawn: readonly CatalogSymbol[]): number {
  return drawn.reduce((sum, symbol) => {
    if (symbol.kind === 'station') return sum + (symbol.status === status ? 1 : 0)
    return sum + (symbol.byStatus[statuses.indexOf(status)] ?? 0)
  }, 0)
}

test('each station of the world is drawn once at every zoom', () => {
  fc.assert(
    fc.property(anyPlaces, anyZoom, (places, zoom) => {
      const { entries, clusters } = clustersAt(places)
      const drawn = clusters.view(world, zoom, now)
      expect(countOf(drawn)).toBe(entries.length)
      const ids = drawn.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
})

test('every station in the box is drawn exactly once', () => {
  const anyBox = fc.record({
    west: fc.double({ min: 10, max: 11.5, noNaN: true }),
    south: fc.double({ min: 46, max: 46.8, noNaN: true }),
    width: fc.double({ min: 0.01, max: 2, noNaN: true }),
    height: fc.double({ min: 0.01, max: 1, noNaN: true }),
  })
  fc.assert(
    fc.property(anyPlaces, anyZoom, anyBox, (places, zoom, { west, south, width, height }) => {
      const isInside = ({ lon, lat }: { lon: number; lat: number }) =>
        lon >= west && lon <= west + width && lat >= south && lat <= south + height
      // The status marks who is inside, so that the counts of the clusters tell it.
      const marked = places.map(
        (place): Place => ({ ...place, status: isInside(place) ? 'available' : 'none' }),
      )
      const { entries, clusters } = clustersAt(marked)
      const drawn = clusters.view([west, south, west + width, south + height], zoom, now)
      expect(drawnAs('available', drawn)).toBe(entries.filter(({ status }) => status === 'available').length)
    }),
    { numRuns: 300 },
  )
})

test('the counts of clusters and statuses of stations add up to all statuses', () => {
  fc.assert(
    fc.property(anyPlaces, anyZoom, (places, zoom) => {
      const { entries, clusters } = clustersAt(places)
      const drawn = clusters.view(world, zoom, now)
      for (const status of statuses)
        expect(drawnAs(status, drawn)).toBe(entries.filter((entry) => entry.status === status).length)
    }),
  )
})

test('a station without a position is not drawn', () => {
  const clusters = new Clusters(entriesOf([stationAt('A', 11), stationAt('B', null)]), now)
  expect(clusters.view(world, 5, now)).toMatchObject([
    { kind: 'station', id: 'A', status: 'none', faded: false, count: 1 },
  ])
})

test('an opened station has a symbol of its own, and its cluster counts the others', () => {
  const places = entriesOf(['A', 'B', 'C'].map((id, index) => stationAt(id, 11 + index / 1000)))
  const clusters = new Clusters(places, now)
  expect(clusters.view(world, 3, now)).toMatchObject([{ kind: 'cluster', count: 3 }])
  for (const openedId of ['A', 'B', 'C'])
    expect(clusters.view(world, 3, now, { openedId })).toMatchObject([
      { kind: 'cluster', count: 2 },
      { kind: 'station', id: openedId, count: 1 },
    ])
  expect(clusters.view(world, 3, now, { openedId: 'D' })).toMatchObject([{ count: 3 }])
})

test('a cluster of the opened station and one other is two stations', () => {
  const clusters = new Clusters(entriesOf([stationAt('A', 11), stationAt('B', 11.001)]), now)
  expect(clusters.view(world, 3, now, { openedId: 'B' })).toMatchObject([{ id: 'A' }, { id: 'B' }])
})

test('a cluster expands to the zoom that separates its stations', async () => {
  const clusters = new Clusters(entriesOf([stationAt('A', 11), stationAt('B', 11.1)]), now)
  const [feature] = clusters.view(world, 3, now)
  if (feature?.kind !== 'cluster') throw new Error('Expected a cluster.')
  const expansion = await clusters.expand(feature.cluster, now)
  if (expansion?.kind !== 'zoom') throw new Error('Expected a zoom.')
  expect(expansion.position.lon).toBeCloseTo(11.05)
  expect(expansion.position.lat).toBeCloseTo(46.5)
  expect(clusters.view(world, expansion.zoom - 1, now)).toHaveLength(1)
  // Between two levels the lower one counts: the symbols of the upper one would overlap.
  for (const above of [0.4, 0.6, 0.9])
    expect(clusters.view(world, expansion.zoom - 1 + above, now)).toHaveLength(1)
  // A flight to that zoom may end just below it.
  expect(clusters.view(world, expansion.zoom - 1e-9, now)).toHaveLength(2)
})

test('stations at one point expand to a choice at every zoom', async () => {
  const clusters = new Clusters(
    entriesOf([stationAt('A', 11), stationAt('B', 11.000001), stationAt('C', 12)]),
    now,
  )
  for (const zoom of [10, 16, 17, 22]) {
    const drawn = clusters.view(world, zoom, now)
    const site = drawn.find(({ kind }) => kind === 'cluster')
    if (site?.kind !== 'cluster') throw new Error('Expected a cluster.')
    const expansion: Expansion | null = await clusters.expand(site.cluster, now)
    if (expansion?.kind !== 'choice') throw new Error('Expected a choice.')
    expect(expansion.stations.map(({ id }) => id)).toEqual(['A', 'B'])
    expect(drawn.find(({ kind }) => kind === 'station')).toMatchObject({ id: 'C' })
  }
})

test('a choice contains all stations at a point', async () => {
  const stations = Array.from({ length: 120 }, (_, index) => stationAt(`S${index}`, 11))
  const clusters = new Clusters(entriesOf(stations), now)
  const expansion = await clusters.expand(firstCluster(clusters), now)
  expect(expansion?.kind === 'choice' && expansion.stations.length).toBe(120)
})

function firstCluster(clusters: Clusters): string {
  const cluster = clusters.view(world, 3, now).find(({ kind }) => kind === 'cluster')
  if (cluster?.kind !== 'cluster') throw new Error('Expected a cluster.')
  return cluster.cluster
}

test('a cluster id contains its position: it expands the current cluster there, or nothing if there is none', async () => {
  const few = [stationAt('A', 11), stationAt('B', 11)]
  const others = ['C', 'D', 'E', 'F'].map((id, index) => stationAt(id, 11.1 + index / 100))
  const cluster = firstCluster(new Clusters(entriesOf(few), now))
  expect((await new Clusters(entriesOf(few), now).expand(cluster, now))?.kind).toBe('choice')
  // Ahead of them, so that no station keeps its number.
  expect((await new Clusters(entriesOf([...others, ...few]), now).expand(cluster, now))?.kind).toBe('zoom')
  expect(await new Clusters(entriesOf(others), now).expand(cluster, now)).toBeNull()
  for (const id of ['', '3', '3.x.y', '-1.0.0'])
    expect(await new Clusters(entriesOf(few), now).expand(id, now)).toBeNull()
})

test('a station with a possibly old value is faded', () => {
  const [entry] = entriesOf([stationAt('A', 11)])
  if (!entry) throw new Error('Expected an entry.')
  const value = {
    measuredId: 'A',
    dataType: 'number-available',
    period: 600,
    unit: '',
    access: 'open' as const,
    reading: { kind: 'number', number: 1 } as const,
    meaning: { kind: 'free', free: 1 } as const,
    staleAfter: 1000,
  }
  const staleOf = (measuredAt: number | null) => {
    const values = toTable([{ level: 'station', value: { ...value, measuredAt } }])
    const tables = { ...entry.tables, values }
    const clusters = new Clusters([{ ...entry, tables, status: 'available', evidence: [0] }], 10_000)
    const [feature] = clusters.view(world, 5, 10_000)
    return feature?.kind === 'station' && feature.faded
  }
  expect([staleOf(9_500), staleOf(5_000), staleOf(null)]).toEqual([false, true, true])
})
