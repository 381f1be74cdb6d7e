import { expect, test } from 'vitest'
import type { StationSummary } from '../../../src/catalog/station-summary'
import { type ColumnOrder, type SortColumn, sortColumns } from '../../../src/catalog/table-query'
import { statuses } from '../../../src/model/status'
import { free, loaded, plug, plugStatus, station } from './small-service'
import { stationQuery } from './station-query'

const at = (x: number) => ({ scoordinate: { x, y: 46, srid: 4326 } })
const outlets = (id: string, maxPower: number) => ({
  ...plug(`${id} 1`, id),
  smetadata: { outlets: [{ maxPower }] },
})

async function openTable() {
  const { catalog } = await loaded({
    stations: [
      station(
        'b',
        { capacity: 4, provider: 'neogy', accessType: 'PUBLIC', categories: ['SLEEP&CHARGE'] },
        at(11.1),
      ),
      station(
        'Ä',
        { capacity: 2, provider: 'Alperia', accessType: 'PRIVATE', categories: ['EAT&CHARGE'] },
        at(11.3),
      ),
      station('c', { capacity: 10, provider: 'Neogy' }, at(11.2)),
      station('d', { state: 'FAULT', provider: '' }, { scoordinate: null }),
      station('a2', { provider: 'Neogy' }, at(11.4)),
      station('a10', {}, at(11.5)),
    ],
    plugs: [outlets('b', 22), outlets('c', 150), outlets('a2', 22)],
    latest: [free('b', 1), free('Ä', 2), free('c', 9), free('d', 1), plugStatus('a2 1', 0, 5)],
  })
  const open = (order: ColumnOrder, from = 0, to = 9) =>
    catalog.tablePage({ ...stationQuery({ origin: { lon: 11, lat: 46 } }), order }, from, to)
  const ids = async (column: SortColumn, isDescending = false) =>
    (await open({ column, isDescending })).stations.map(({ id }) => id)
  return { open, ids }
}

test('names are sorted by the alphabet, and numbers in them by size', async () => {
  const { ids } = await openTable()
  expect(await ids('station')).toEqual(['Ä', 'a2', 'a10', 'b', 'c', 'd'])
  expect(await ids('station', true)).toEqual((await ids('station')).toReversed())
})

test('providers are sorted without regard to case, equal ones by name, unknown ones last in both directions', async () => {
  const { ids } = await openTable()
  expect(await ids('provider')).toEqual(['Ä', 'a2', 'b', 'c', 'a10', 'd'])
  expect((await ids('provider', true)).slice(-3)).toEqual(['Ä', 'a10', 'd'])
})

test('free plugs of a station out of order count as unknown', async () => {
  const { ids } = await openTable()
  expect((await ids('free', true)).slice(0, 3)).toEqual(['c', 'Ä', 'b'])
  expect((await ids('free')).slice(0, 4)).not.toContain('d')
})

/** Hours: `station-table.test.ts`. */
const value: Record<Exclude<SortColumn, 'hours'>, (station: StationSummary) => number | string | null> = {
  station: ({ name }) => name,
  free: ({ free, outOfUse }) => (outOfUse ? null : free),
  status: ({ status, outOfUse }) => (outOfUse ? 99 : statuses.indexOf(status)),
  // The age, so the newest first.
  age: ({ measuredAt }) => measuredAt && -measuredAt,
  distance: ({ distance }) => distance,
  plugs: ({ total }) => total,
  power: ({ connectors }) => connectors[0]?.powerKw ?? null,
  provider: ({ provider }) => provider || null,
  access: ({ accessType }) => (accessType === 'UNKNOWN' ? null : accessType),
  category: ({ categories }) => categories[0] ?? null,
}

const byValue = sortColumns.filter((column) => column !== 'hours')

test.each(byValue)('rows by %s ascend and descend, and those without one come last', async (column) => {
  const { open } = await openTable()
  const read = async (isDescending: boolean) =>
    (await open({ column, isDescending })).stations.map((one) => value[column](one))
  const [up, down] = [await read(false), await read(true)]
  const isStated = (one: number | string | null) => one !== null
  for (const values of [up, down]) {
    const stated = values.filter(isStated)
    expect(stated.length).toBeGreaterThan(1)
    expect(values.slice(0, stated.length)).toEqual(stated)
  }
  if (up.some((one) => typeof one === 'string')) return
  expect(up.filter(isStated)).toEqual(
    up.filter(isStated).toSorted((one, other) => Number(one) - Number(other)),
  )
  expect(down.filter(isStated)).toEqual(up.filter(isStated).toReversed())
})

test('a page has its rows, and the numbers of the list', async () => {
  const { open } = await openTable()
  const order = { column: 'distance', isDescending: false } as const
  const page = await open(order, 1, 3)
  expect(page).toMatchObject({ from: 1, matched: 6, withPosition: 5, total: 6 })
  expect(page.stations.map(({ id }) => id)).toEqual(['c', 'Ä'])
})
