import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRows, catalogOf, expectAccounted } from './generated-feed'
import { free, loaded, plug, plugStatus, station } from './small-service'
import { stationQuery } from './station-query'

test('every row of 500 generated feeds is shown, merged, rejected or set aside', async () => {
  await fc.assert(fc.asyncProperty(anyRows, expectAccounted), { numRuns: 500, seed: 10 })
})

test('every row of the recorded feed is shown', async () => {
  const recorded = (type: string): unknown[] =>
    JSON.parse(
      gunzipSync(readFileSync(new URL(`../api/v2/recorded/${type}.json.gz`, import.meta.url))).toString(
        'utf8',
      ),
    ).data
  const rows = { stations: recorded('EChargingStation'), plugs: recorded('EChargingPlug'), values: [] }
  await expectAccounted(rows)
  const { catalog } = await catalogOf(rows)
  expect((await catalog.rowReport()).outcomes).toMatchObject({
    stations: { received: 598, shown: 598 },
    plugs: { received: 835, shown: 835 },
  })
})

test('each row that is not shown is counted by its reason', async () => {
  const { catalog } = await loaded({
    stations: [station('A'), station('A'), station('B'), station('C', {}, { sname: 7 })],
    plugs: [
      plug('A1', 'A'),
      plug('A1', 'A'),
      plug('C1', 'C'),
      plug('D1', 'D'),
      { ...plug('E1', 'E'), pactive: false },
      { ...plug('F1', 'A'), pcode: 7 },
    ],
    latest: [
      plugStatus('A1', 1),
      plugStatus('A1', 0, 60),
      plugStatus('A1', 0, 5, { mvalue: null }),
      plugStatus('D1', 1),
      free('nobody', 1),
      free('A', 1, 5, { stype: 'ParkingStation' }),
      free('A', 1),
      free('A', 1, 5, { mperiod: 300 }),
      free('A', 1, 5, { tname: '' }),
    ],
  })
  expect((await catalog.rowReport()).outcomes).toEqual({
    stations: {
      received: 4,
      shown: 2,
      merged: { repeated: 1, 'same-place': 0 },
      rejected: 1,
      setAside: {},
      isCutOff: false,
    },
    plugs: {
      received: 6,
      shown: 1,
      merged: { repeated: 1, 'same-place': 0 },
      rejected: 1,
      setAside: { 'station-rejected': 1, 'station-inactive': 1, 'station-missing': 1 },
      isCutOff: false,
    },
    values: {
      received: 9,
      shown: 3,
      merged: { repeated: 1, 'same-place': 0 },
      rejected: 1,
      setAside: { 'no-value': 1, 'station-type': 1, 'no-owner': 2 },
      isCutOff: false,
    },
  })
})

test.each([
  ['first', ['gone', 'A']],
  ['last', ['A', 'gone']],
])('of two plugs with one id, the one of a loaded station stays: %s', async (_, parents) => {
  const { catalog } = await loaded({
    stations: [station('A')],
    plugs: parents.map((parent) => plug('P', parent)),
    latest: [plugStatus('P', 'Unknown')],
  })
  expect((await catalog.rowReport()).outcomes.plugs).toMatchObject({
    received: 2,
    shown: 1,
    merged: { repeated: 1 },
  })
  const details = await catalog.details('A', stationQuery())
  expect(details?.plugs.map(({ id, status }) => [id, status])).toEqual([['P', 'unknown']])
})

test('a plug with two stations belongs to the first', async () => {
  const { catalog } = await loaded({
    stations: [station('A'), station('B')],
    plugs: [plug('P', 'B'), plug('P', 'A')],
  })
  expect((await catalog.rowReport()).outcomes.plugs).toMatchObject({ shown: 1, merged: { repeated: 1 } })
  const plugsOf = async (id: string) => (await catalog.details(id, stationQuery()))?.plugs.length
  expect([await plugsOf('A'), await plugsOf('B')]).toEqual([0, 1])
})

test.each([
  ['first', ['Available', 'Occupied']],
  ['last', ['Occupied', 'Available']],
])('of two statuses of the same time, the worse one counts: %s', async (_, told) => {
  const { catalog } = await loaded({
    stations: [station('A')],
    plugs: [plug('P', 'A')],
    latest: told.map((status) => plugStatus('P', status)),
  })
  expect((await catalog.details('A', stationQuery()))?.plugs[0]?.status).toBe('occupied')
})

test('records of one site in two feeds are merged, with their plugs and values', async () => {
  const feed = (id: string, sorigin: string) =>
    station(id, { provider: 'Neogy' }, { sname: 'Bahnhof', sorigin })
  const { catalog } = await loaded({
    stations: [feed('A', 'Neogy'), feed('B', 'Neogy-AMPECO')],
    plugs: [plug('A1', 'A'), plug('B1', 'B'), plug('B2', 'B')],
    latest: [
      plugStatus('A1', 1, 600),
      plugStatus('B1', 1),
      free('A', 1, 600),
      { ...free('A', 9, 600), tname: 'visits' },
    ],
  })
  expect((await catalog.rowReport()).outcomes).toMatchObject({
    stations: { received: 2, shown: 1, merged: { 'same-place': 1 } },
    plugs: { received: 3, shown: 2, merged: { 'same-place': 1 } },
    values: { received: 4, shown: 2, merged: { 'same-place': 2 } },
  })
})

test('a cut-off answer is reported, and missing rows have no set-aside reason', async () => {
  const rows = Array.from({ length: 200 }, (_, index) => station(`S${index}`))
  const { catalog, snapshot } = await loaded({
    stations: rows,
    plugs: [plug('P', 'S0')],
    latest: rows.map(({ scode }) => free(String(scode), 1, 5, { tname: 'visits' })),
  })
  expect(snapshot).toMatchObject({ received: { stations: 200 }, cutOff: ['stations', 'values'] })
  expect((await catalog.details('S0', stationQuery()))?.summary.status).toBe('unknown')
})
