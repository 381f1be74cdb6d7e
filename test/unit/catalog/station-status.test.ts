import { expect, test } from 'vitest'
import { free, loaded, now, plug, plugStatus, station } from './small-service'
import { stationQuery } from './station-query'

const two = [plug('A1', 'A'), plug('A2', 'A')]

async function summaryOf(latest: Record<string, unknown>[], plugs = two, metadata = {}) {
  const { catalog } = await loaded({ stations: [station('A', metadata)], plugs, latest })
  return (await catalog.page(stationQuery(), 0, 1)).stations[0]
}

test.each([
  ['all plugs free', [plugStatus('A1', 1), plugStatus('A2', 1)], { status: 'available', free: 2, total: 2 }],
  ['one plug free', [plugStatus('A1', 1), plugStatus('A2', 0)], { status: 'partly', free: 1, total: 2 }],
  ['no plug free', [plugStatus('A1', 0), plugStatus('A2', 0)], { status: 'unavailable', free: 0, total: 2 }],
  [
    'one taken, of one nobody knows: none free is not known',
    [plugStatus('A1', 0), plugStatus('A2', 'Unknown')],
    { status: 'unavailable', free: null, total: 2 },
  ],
  [
    'one taken, of one nothing is measured: none free is not known',
    [plugStatus('A1', 0)],
    { free: null, total: 2 },
  ],
  [
    'one taken, of one the status is closed: none free is not known',
    [plugStatus('A1', 0), plugStatus('A2', 1, 5, { closed: true })],
    { free: null, total: 2 },
  ],
  ['one free, of one nothing is measured', [plugStatus('A1', 1)], { status: 'partly', free: 1, total: 2 }],
  [
    'plugs weigh more than the number',
    [plugStatus('A1', 0), plugStatus('A2', 0), free('A', 2)],
    { status: 'unavailable', free: 0 },
  ],
  ['only the number, of as many plugs', [free('A', 1)], { status: 'partly', free: 1, total: 2 }],
  ['a number above the total', [free('A', 9)], { status: 'available', free: 9, total: 2 }],
  ['the number none', [free('A', 0)], { status: 'unavailable', free: 0, total: 2 }],
  ['nothing', [], { status: 'none', free: null, total: 2, freshness: 'none', measuredAt: null }],
  [
    'a closed plug beside a free one',
    [plugStatus('A1', 1), plugStatus('A2', 1, 5, { closed: true })],
    { status: 'partly', free: 1, total: 2 },
  ],
  [
    'closed plugs and an open number',
    [free('A', 2), plugStatus('A1', 1, 5, { closed: true })],
    { status: 'available', free: 2, total: 2 },
  ],
])('%s', async (_, latest, expected) => {
  expect(await summaryOf(latest)).toMatchObject(expected)
})

test.each([
  [{ capacity: 4 }, [], { status: 'partly', free: 2, total: 4 }],
  [{ capacity: 0 }, two, { status: 'available', free: 2, total: 2 }],
  [{}, [], { status: 'available', free: 2, total: null }],
])('2 free with %j and plugs %j', async (metadata, plugs, expected) => {
  expect(await summaryOf([free('A', 2)], plugs, metadata)).toMatchObject(expected)
})

test('the newest of several periods and data types determines the status', async () => {
  const latest = [
    plugStatus('A1', 1, 20),
    plugStatus('A1', 0, 10, { mperiod: 1 }),
    plugStatus('A1', 'OutOfService', 2),
  ]
  expect(await summaryOf(latest, [plug('A1', 'A')])).toMatchObject({
    status: 'out-of-order',
    measuredAt: now - 2 * 60_000,
  })
})

test('a value with a future time does not replace a correct one', async () => {
  const ahead = -24 * 60
  const plugs = [plugStatus('A1', 1, 5), plugStatus('A1', 0, ahead, { mperiod: 1 })]
  const told = { status: 'available', freshness: 'live', measuredAt: now - 5 * 60_000 }
  expect(await summaryOf(plugs, [plug('A1', 'A')])).toMatchObject(told)
  expect(await summaryOf(plugs.toReversed(), [plug('A1', 'A')])).toMatchObject(told)
  const numbers = [free('A', 0, ahead), free('A', 2, 5, { mperiod: 1 })]
  expect(await summaryOf(numbers)).toMatchObject({ status: 'available', free: 2 })
  expect(await summaryOf(numbers.slice(0, 1))).toMatchObject({
    status: 'unavailable',
    freshness: 'age-unknown',
  })
})

test('of two values of one series, one with a future time does not replace a correct one', async () => {
  const told = { status: 'available', freshness: 'live', measuredAt: now - 5 * 60_000 }
  const twice = [plugStatus('A1', 1, 5), plugStatus('A1', 0, -24 * 60)]
  expect(await summaryOf(twice, [plug('A1', 'A')])).toMatchObject(told)
  expect(await summaryOf(twice.toReversed(), [plug('A1', 'A')])).toMatchObject(told)
})

const badTime = { mvalidtime: 'yesterday' }
test.each([
  ['live when one plug is', [plugStatus('A1', 1, 60), plugStatus('A2', 1, 10)], 'live', 10],
  ['stale when both are', [plugStatus('A1', 1, 60), plugStatus('A2', 1, 90)], 'stale', 60],
  [
    'stale where the free plug is, however new the news of the taken one',
    [plugStatus('A1', 1, 4320), plugStatus('A2', 0, 1)],
    'stale',
    4320,
  ],
  ['live where a taken plug is', [plugStatus('A1', 0, 4320), plugStatus('A2', 0, 1)], 'live', 1],
  ['of unknown age without timestamps', [plugStatus('A1', 1, 0, badTime)], 'age-unknown', null],
  [
    'of unknown age when one is and one is stale',
    [plugStatus('A1', 1, 0, badTime), plugStatus('A2', 1, 60)],
    'age-unknown',
    60,
  ],
])('a status is %s', async (_, latest, freshness, minutesAgo) => {
  expect(await summaryOf(latest)).toMatchObject({
    freshness,
    measuredAt: minutesAgo === null ? null : now - minutesAgo * 60_000,
  })
})
