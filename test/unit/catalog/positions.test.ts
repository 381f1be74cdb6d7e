import { expect, test } from 'vitest'
import { loaded, station } from './small-service'
import { stationQuery } from './station-query'

const at = (scode: string, x: unknown, y: unknown) => station(scode, {}, { scoordinate: { x, y } })
const atHome = Array.from({ length: 100 }, (_, index) => at(`H${index}`, 7 + index / 100, 45 + index / 100))

test('coordinates that are in the region only when swapped are invalid, and not on the map', async () => {
  const { catalog, snapshot } = await loaded({ stations: [at('A', 11, 46.5), at('B', 46.4, 11.2)] })
  const details = await catalog.details('B', stationQuery())
  expect(details?.station).toMatchObject({
    position: null,
    invalidPosition: { reason: 'swapped', lon: 46.4, lat: 11.2 },
  })
  expect(details?.summary.position).toBeNull()
  expect(snapshot.withoutPosition).toBe(1)
  expect((await catalog.rowReport()).unplaced).toEqual([
    { id: 'B', name: 'B', invalidPosition: { reason: 'swapped', lon: 46.4, lat: 11.2 } },
  ])
  const world = await catalog.view(stationQuery(), [-180, -85, 180, 85], 18)
  expect(world.map(({ kind, id }) => [kind, id])).toEqual([['station', 'A']])
})

test.each([
  ['far away either way', -74, 40.7],
  ['a little outside of the region', 9.5, 47],
])('a station %s keeps its stated position', async (_, x, y) => {
  const { catalog } = await loaded({ stations: [at('A', 11, 46.5), at('B', x, y)] })
  expect((await catalog.details('B', stationQuery()))?.station).toMatchObject({
    position: { lon: x, lat: y },
    invalidPosition: null,
  })
})

test('without a station in the region, the box of most stations counts', async () => {
  const { catalog } = await loaded({ stations: [...atHome, at('B', 45.5, 7.5), at('C', -120, 50)] })
  expect(
    (await catalog.rowReport()).unplaced.map(({ id, invalidPosition }) => [id, invalidPosition?.reason]),
  ).toEqual([['B', 'swapped']])
})

test.each([
  ['0, 0', { x: 0, y: 0 }, { reason: 'impossible', lon: 0, lat: 0 }],
  ['beyond the pole', { x: 11, y: 91 }, { reason: 'impossible', lon: 11, lat: 91 }],
  ['words', 'Bahnhof', { reason: 'unreadable' }],
  ['one number', 46.5, { reason: 'unreadable' }],
  ['half of them', { x: 11 }, { reason: 'unreadable' }],
  ['none', null, null],
  ['null, null', { x: null, y: null }, null],
])(
  'coordinates that are %s have no place on the map, and are told apart',
  async (_, scoordinate, invalidPosition) => {
    const { catalog } = await loaded({ stations: [station('A', {}, { scoordinate })] })
    expect((await catalog.rowReport()).unplaced).toEqual([{ id: 'A', name: 'A', invalidPosition }])
  },
)
