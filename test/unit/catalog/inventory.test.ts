import { expect, test } from 'vitest'
import { free, loaded, now, plug, plugStatus, signedIn, station } from './small-service'

const minute = 60_000

test('counts series by data type, with how many are live and closed and how new the newest is', async () => {
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
  expect(await catalog.inventory(now)).toEqual([
    { dataType: 'number-available', series: 3, live: 2, closed: 1, newestAt: now - 3 * minute },
    { dataType: 'echarging-plug-status', series: 2, live: 0, closed: 0, newestAt: now - 90 * minute },
    { dataType: 'echarging-plug-status-oicp', series: 1, live: 0, closed: 0, newestAt: null },
  ])
})

test('tells nothing where nothing is measured', async () => {
  const { catalog } = await loaded({ stations: [station('A')] })
  expect(await catalog.inventory(now)).toEqual([])
})
