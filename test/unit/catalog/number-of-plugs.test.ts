import { expect, test } from 'vitest'
import { noFilters } from '../../../src/model/filters'
import { delayParts, turns } from './delayed-parts'
import { free, loaded, now, plug, plugStatus, serveData, station } from './small-service'
import { stationQuery } from './station-query'

/** Three of nine plugs are listed. */
const nine = station('A', { capacity: 9 })
const three = ['A1', 'A2', 'A3'].map((id) => plug(id, 'A'))

const withAtLeast = (capacity: number) => stationQuery({ filters: { ...noFilters, capacity } })

test.each([
  ['silent plugs and a free count', [free('A', 5)], { free: 5, total: 9 }],
  ['nothing', [], { free: null, total: 9 }],
  ['the status of a plug', [plugStatus('A1', 1)], { free: 1, total: 3 }],
])('a filter by plugs has the number that the row states: %s', async (_, latest, expected) => {
  const { catalog } = await loaded({ stations: [nine, station('B', { capacity: 20 })], plugs: three, latest })
  const { stations } = await catalog.page(stationQuery(), 0, 9)
  const row = stations.find(({ id }) => id === 'A')
  expect(row).toMatchObject(expected)
  for (const min of [2, 3, 4, 6, 9, 10]) {
    const page = await catalog.page(withAtLeast(min), 0, 9)
    const isListed = page.stations.some(({ id }) => id === 'A')
    expect([min, isListed]).toEqual([min, (row?.total ?? 0) >= min])
  }
})

test('the filter knows the capacity that only an older record of the site states', async () => {
  const { catalog } = await loaded({
    stations: [
      station('OLD', { provider: 'Neogy', capacity: 4 }, { sorigin: 'Neogy' }),
      station('NEW', { country_code: 'IT', accessType: undefined }, { sorigin: 'Neogy-AMPECO' }),
    ],
    plugs: [],
    latest: [free('NEW', 2)],
  })
  const { stations } = await catalog.page(withAtLeast(4), 0, 9)
  expect(stations).toMatchObject([{ id: 'NEW', free: 2, total: null }])
})

test('a filter by plugs waits for the statuses, which decide about the number', async () => {
  const parts = delayParts()
  const data = {
    stations: [nine, station('B', { capacity: 20 })],
    plugs: three,
    latest: [plugStatus('A1', 1)],
    fails: null,
  }
  const { open } = await serveData(data)
  const catalog = open('anonymous', undefined, null, parts.change)
  const loading = catalog.refreshNow(now)
  const first = catalog.next(0)
  await parts.allFetched()
  await parts.let('stations', 'plugs', 'series')
  await first
  let answered: string[] | null = null
  const asked = catalog.page(withAtLeast(6), 0, 9).then(({ stations }) => {
    answered = stations.map(({ id }) => id)
  })
  await turns()
  expect(answered).toBeNull()
  await parts.let('values')
  await loading
  await asked
  expect(answered).toEqual(['B'])
})
