import { expect, test } from 'vitest'
import { minute } from '../../../src/durations'
import { type Data, now, plug, plugStatus, serveData, station } from './small-service'
import { stationQuery } from './station-query'

test('what an opened station lacks is requested at once when the service is back after an outage', async () => {
  const data: Data = {
    stations: [station('S')],
    plugs: [plug('P', 'S')],
    latest: [plugStatus('P', 1)],
    fails: null,
  }
  const { open } = await serveData(data)
  const catalog = open()
  await catalog.refreshNow(now)
  const hiddenSeries = async () => (await catalog.details('S', stationQuery()))?.hiddenSeries
  data.fails = /./
  await catalog.refresh(now + minute)
  expect(await hiddenSeries()).toBeNull()
  data.fails = null
  expect(await hiddenSeries(), 'the pause of the request').toBeNull()
  await catalog.refresh(now + 3 * minute)
  expect(await hiddenSeries()).toEqual([])
})
