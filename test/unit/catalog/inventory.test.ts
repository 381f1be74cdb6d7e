import { expect, test } from 'vitest'
import { minute } from '../../../src/durations'
import { free, loaded, now, plug, plugStatus, signedIn, station } from './small-service'

test('counts series by data type, with live and closed ones and the newest time', async () => {
  const { catalog } = await loaded(
    {
      stations: [station('A'), station('B')],
      plugs: [plug('A1', 'A'), plug('A2', 'A'), plug('B1', 'B')],
      latest: [
        free('A', 1, 20),
        free('B', 1, 45, { mperiod: 300 }),
        free('B', 2, 3, { closed: true }),
        plugStatus('A1', 1, 90),
        plugStatus('A2', 1, 100),
        plugStatus('B1', 'Available', -60),
      ],
    },
    signedIn,
  )
  expect((await catalog.inventory(now)).types).toEqual([
    { dataType: 'number-available', series: 3, live: 2, closed: 1, newestAt: now - 3 * minute },
    { dataType: 'echarging-plug-status', series: 2, live: 0, closed: 0, newestAt: now - 90 * minute },
    { dataType: 'echarging-plug-status-oicp', series: 1, live: 0, closed: 0, newestAt: null },
  ])
})

test("counts old values by provider, by each data type's limit", async () => {
  const named = (id: string, provider: string) => station(id, { provider })
  const { catalog } = await loaded({
    stations: [named('A', 'One'), named('B', 'One'), named('C', 'Two'), station('D')],
    plugs: [plug('C1', 'C'), plug('C2', 'C')],
    latest: [
      free('A', 1, 29),
      free('B', 1, 31),
      // Pushed on change: it may rest for a day.
      plugStatus('C1', 'AVAILABLE', 31, { tname: 'echarging-plug-status-ocpi' }),
      plugStatus('C2', 'AVAILABLE', 25 * 60, { tname: 'echarging-plug-status-ocpi' }),
      free('C', 1, -60),
      free('D', 1, 90),
    ],
  })
  expect((await catalog.inventory(now)).providers).toEqual([
    { provider: 'Two', series: 3, stale: 1, newestAt: now - 31 * minute },
    { provider: 'One', series: 2, stale: 1, newestAt: now - 29 * minute },
    { provider: '', series: 1, stale: 1, newestAt: now - 90 * minute },
  ])
})

test('is empty without measurements', async () => {
  const { catalog } = await loaded({ stations: [station('A', { provider: 'Quiet' })] })
  expect(await catalog.inventory(now)).toEqual({
    types: [],
    providers: [{ provider: 'Quiet', series: 0, stale: 0, newestAt: null }],
  })
})
