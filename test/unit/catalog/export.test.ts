import { describe, expect, test } from 'vitest'
import { noFilters } from '../../../src/model/filters'
import type { Scope } from '../../../src/model/value'
import { free, loaded, now, plug, plugStatus, signedIn, station } from './small-service'
import { stationQuery } from './station-query'

const rows = {
  stations: [station('A', { capacity: 2 }), station('B'), station('C', { accessType: 'PRIVATE' })],
  plugs: [plug('A1', 'A'), plug('A2', 'A'), plug('B1', 'B')],
  latest: [
    plugStatus('A1', 1),
    plugStatus('A2', 0),
    plugStatus('B1', 1, 1, { closed: true }),
    { ...free('A', 7, 2, { closed: true }), tname: 'sessions-today' },
    free('C', 2),
  ],
}
const filters = { ...noFilters, access: ['PUBLIC'] }

test('an export contains the rows of the list, with more fields', async () => {
  const { catalog } = await loaded(rows)
  const { rows: exported, total, fetchedAt } = await catalog.export(stationQuery({ filters, scope: 'open' }))
  const { stations } = await catalog.page(stationQuery({ filters }), 0, 10)
  expect(exported.map(({ summary }) => summary)).toEqual(stations)
  expect(exported[0]?.summary).toMatchObject({ accessType: 'PUBLIC', categories: [] })
  expect({ total, fetchedAt }).toEqual({ total: 3, fetchedAt: now })
})

test('under a filter of plugs, a row has the numbers of the matching plugs and those of all', async () => {
  const withPower = (id: string, maxPower: number) => ({
    ...plug(id, 'A'),
    smetadata: { outlets: [{ outletTypeCode: 'CCS', maxPower }] },
  })
  const { catalog } = await loaded({
    stations: [station('A')],
    plugs: [withPower('fast', 300), withPower('slow', 22), withPower('slower', 11)],
    latest: [plugStatus('fast', 0), plugStatus('slow', 1), plugStatus('slower', 1)],
  })
  const query = stationQuery({ filters: { ...noFilters, power: 150 }, scope: 'open' })
  const [row] = (await catalog.export(query)).rows
  expect(row?.summary).toMatchObject({ free: 0, total: 1 })
  expect(row?.whole).toEqual({ free: 2, total: 3 })
})

test('a row has the status of each plug, as far as the viewer of the file may know it', async () => {
  const { catalog } = await loaded(rows, signedIn)
  const plugsOf = async (scope: Scope) =>
    (await catalog.export(stationQuery({ filters, scope }))).rows.map(({ plugs }) =>
      plugs.map(({ id, status }) => `${id} ${status}`),
    )
  expect(await plugsOf('all')).toEqual([['A1 available', 'A2 unavailable'], ['B1 available']])
  expect(await plugsOf('open')).toEqual([['A1 available', 'A2 unavailable'], ['B1 closed']])
})

test("its order is the list's", async () => {
  const at = (x: number) => ({ scoordinate: { x, y: 46.5, srid: 4326 } })
  const { catalog } = await loaded({
    stations: [station('A', {}, at(12)), station('B', {}, at(11)), station('C', {}, at(11.5))],
    latest: [free('A', 1), free('B', 2), free('C', 3)],
  })
  const near = { lon: 11, lat: 46.5 }
  const orders = { name: 'ABC', free: 'CBA', power: 'BCA', distance: 'BCA' } as const
  for (const sort of ['name', 'free', 'power', 'distance'] as const) {
    const { rows } = await catalog.export(stationQuery({ sort, origin: near, scope: 'open' }))
    const { stations } = await catalog.page(stationQuery({ sort, origin: near }), 0, 10)
    expect(rows.map(({ summary }) => summary)).toEqual(stations)
    expect(stations.map(({ id }) => id).join('')).toBe(orders[sort])
  }
})

describe('signed in', () => {
  test('it contains open data, unless closed values are requested', async () => {
    const team = (await loaded(rows, signedIn)).catalog
    const everyone = (await loaded(rows)).catalog
    expect(await team.export(stationQuery({ filters, scope: 'open' }))).toEqual(
      await everyone.export(stationQuery({ filters, scope: 'open' })),
    )
    const { rows: exported } = await team.export(stationQuery({ filters }))
    expect(exported.map(({ summary }) => summary.status)).toEqual(['partly', 'available'])
    expect(exported.map(({ closed }) => closed.map(({ dataType }) => dataType))).toEqual([
      ['sessions-today'],
      ['echarging-plug-status'],
    ])
  })

  test('its selection of stations does not depend on closed values', async () => {
    const team = (await loaded(rows, signedIn)).catalog
    const onlyFree = { ...noFilters, status: ['available'] as const }
    const idsOf = async (scope: Scope) =>
      (await team.export(stationQuery({ filters: onlyFree, scope }))).rows.map(({ summary }) => summary.id)
    expect(await idsOf('all')).toEqual(['B', 'C'])
    expect(await idsOf('open')).toEqual(['C'])
  })

  test('its order does not depend on closed values', async () => {
    const latest = [free('A', 1), free('B', 3, 5, { closed: true })]
    const team = (await loaded({ stations: rows.stations, latest }, signedIn)).catalog
    const idsOf = async (scope: Scope) =>
      (await team.export(stationQuery({ sort: 'free', scope }))).rows.map(({ summary }) => summary.id)
    expect(await idsOf('all')).toEqual(['B', 'A', 'C'])
    expect(await idsOf('open')).toEqual(['A', 'B', 'C'])
  })

  test('the list is the same after an export', async () => {
    const team = (await loaded(rows, signedIn)).catalog
    const before = await team.page(stationQuery({ filters }), 0, 10)
    await team.export(stationQuery({ filters: { ...filters, q: 'b' }, scope: 'open' }))
    expect(await team.page(stationQuery({ filters }), 0, 10)).toEqual(before)
  })
})
